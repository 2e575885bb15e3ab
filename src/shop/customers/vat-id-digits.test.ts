import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasRightDigits } from './vat-id-digits.ts'

/** Numbers whose digits are right, as the states publish them or as follows from their rules. */
const right = [
  ['CH', 'CHE-123.456.788 MWST'],
  ['CH', 'CHE123456788'],
  ['CH', 'CHE-107.787.577'],
  ['DE', 'DE136695976'],
  ['DE', 'DE123456788'],
  ['AT', 'ATU13585627'],
  ['AT', 'ATU12345675'],
  ['IT', 'IT00743110157'],
  ['IT', 'IT12345678903'],
  ['FR', 'FR40303265045'],
  ['FR', 'FR23334175221'],
  ['FR', 'FRK7399859412'],
  ['FR', 'FR4Z123456782'],
  ['NL', 'NL004495445B01'],
  ['NL', 'NL123456782B90'],
  ['NL', 'NL002455799B11'],
  ['BE', 'BE0428759497'],
  ['BE', 'BE0123456749'],
  ['ES', 'ESA13585625'],
  ['ES', 'ESB58378431'],
  ['ES', 'ES54362315K'],
  ['ES', 'ESX2482300W'],
  ['ES', 'ESX5253868R'],
  ['ES', 'ESP1234567D'],
] as const

const anotherDigit = fc.record({ place: fc.nat(20), by: fc.integer({ min: 1, max: 9 }) })

describe('the check digits of a VAT id', () => {
  it.each(right)('of %s are right in %s', (iso, vatId) => {
    expect(hasRightDigits(iso, vatId)).toBe(true)
  })

  it.each([
    ['CH', 'CHE-123.456.789'],
    ['CH', 'CHE-123.465.788'],
    ['CH', 'CHE-12.345.678'],
    ['DE', 'DE136695978'],
    ['AT', 'ATU13585626'],
    ['IT', 'IT00743110158'],
    ['FR', 'FR84323140391'],
    ['FR', 'FR41303265045'],
    ['NL', 'NL004495446B01'],
    ['BE', 'BE0431150351'],
    ['ES', 'ESB64717839'],
    ['ES', 'ES54362315Z'],
  ])('of %s are wrong in %s', (iso, vatId) => {
    expect(hasRightDigits(iso, vatId)).toBe(false)
  })

  it('are no question where a country has none', () => {
    expect(hasRightDigits('LI', 'LI12345')).toBe(true)
  })

  it.each(
    right.filter(
      ([iso, vatId]) =>
        !/[A-Z]/.test(vatId.slice(3).replace(/ MWST|B\d\d$/, '')) && !['ES', 'NL'].includes(iso),
    ),
  )('of %s tell every single slip in %s', (iso, vatId) => {
    fc.assert(
      fc.property(anotherDigit, ({ place, by }) => {
        const places = [...vatId.replace(/B\d\d$/, '')].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []))
        const at = places[place % places.length] ?? 0
        const slipped = `${vatId.slice(0, at)}${(Number(vatId[at]) + by) % 10}${vatId.slice(at + 1)}`
        expect(hasRightDigits(iso, slipped)).toBe(false)
      }),
    )
  })
})
