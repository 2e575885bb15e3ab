import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { misreadings, swapped } from './misreadings.ts'

const number = fc.stringMatching(/^[0-9]{6,12}$/)

describe('a misread number', () => {
  it('may have one digit that looks like another', () => {
    expect(misreadings('7107001').slice(0, 20)).toContain('7101001')
    expect(misreadings('1060852').slice(0, 20)).toContain('1060352')
  })

  it('may have two neighbours in each other’s place, a digit too many or one too few', () => {
    const meant = misreadings('1060352')

    expect(meant).toEqual(expect.arrayContaining(['1063052', '106352', '10603521', '21060352']))
  })

  it('is rather one that looks alike than any other', () => {
    const meant = misreadings('7101001')

    expect(meant.indexOf('7107001')).toBeLessThan(meant.indexOf('7106001'))
  })

  it('is never itself, and never said twice', () => {
    fc.assert(
      fc.property(number, (typed) => {
        const meant = misreadings(typed)
        expect(new Set(meant).size).toBe(meant.length)
        expect(meant).not.toContain(typed)
        expect(meant.every((other) => /^\d+$/.test(other))).toBe(true)
      }),
    )
  })

  it('is misread the same way back', () => {
    fc.assert(
      fc.property(number, (typed) => {
        for (const meant of misreadings(typed).filter(({ length }) => length >= 6 && length <= 12)) {
          expect(misreadings(meant)).toContain(typed)
        }
      }),
      { numRuns: 10 },
    )
  })

  it.each(['', '7', '71010', '7'.repeat(13)])('%j is not guessed at', (typed) =>
    expect(misreadings(typed)).toEqual([]),
  )
})

describe('a word typed too fast', () => {
  it('may have two neighbours in each other’s place', () => {
    expect(swapped('fliter')).toContain('filter')
    expect(swapped('aab')).toEqual(['aba'])
    expect(swapped('a')).toEqual([])
  })
})
