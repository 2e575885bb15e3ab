import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measuredPlaceSchema } from './fit-passport.ts'
import { lengths, systemTypes } from './measures.ts'
import { placeFrom, placeText } from './place-text.ts'

const length = fc.integer({ min: 0, max: 99_999_000 }).map((thousandths) => thousandths / 1000)
const places = fc.record({
  systemType: fc.constantFrom(...systemTypes),
  measures: fc.record(
    {
      ...Object.fromEntries(lengths.map((name) => [name, length])),
      drawerSystem: fc.constantFrom('unknown', 'blum-legrabox', 'wooden'),
      doorCount: fc.constantFrom(1 as const, 2 as const),
      hingeSide: fc.constantFrom('left' as const, 'right' as const),
    },
    { requiredKeys: [] },
  ),
})

describe('a place as text', () => {
  it('is readable', () => {
    const measures = {
      installationHeight: 480.5,
      bodyWidth: 600,
      drawerSystem: 'blum-legrabox',
      doorCount: 2 as const,
    }
    expect(placeText({ systemType: 'swing-door', measures })).toBe(
      'swing-door_bodyWidth-600_installationHeight-480.5_drawerSystem-blum-legrabox_doorCount-2',
    )
    expect(placeText({ systemType: 'free-standing', measures: {} })).toBe('free-standing')
  })

  it('leads back to the place, which the shop takes, and stands in an address as it is', () => {
    fc.assert(
      fc.property(places, (place) => {
        const text = placeText(place)
        expect(placeFrom(text)).toEqual(place)
        expect(measuredPlaceSchema.safeParse(place).success).toBe(true)
        expect(new URLSearchParams({ fits: text }).toString()).toBe(`fits=${text}`)
      }),
    )
  })

  it.each([
    '',
    'round',
    'complete_',
    'complete_bodyWidth',
    'complete_bodyWidth-',
    'complete_bodyWidth-abc',
    'complete_bodyWidth--5',
    'complete_bodyWidth-1e9',
    'complete_bodyWidth-123456',
    'complete_shoeSize-42',
    'complete_doorCount-3',
    'complete_hingeSide-up',
    'complete_drawerSystem-<b>',
    `complete_${'bodyWidth-600_'.repeat(100)}`,
    '__proto__',
    'complete_constructor-1',
  ])('is not %j', (text) => expect(placeFrom(text)).toBeNull())
})
