import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missedTerm } from './missed-term.ts'

describe('what was looked for in vain', () => {
  it.each([
    ['  Grüner\tEIMER ', 'grüner eimer'],
    ['71.99.999', '71.99.999'],
    ['X-LINE 60/400', 'x-line 60/400'],
    ['12345678', '12345678'],
    ['portasacco d’angolo', 'portasacco d’angolo'],
  ])('%j is told as %j', (typed, told) => expect(missedTerm(typed)).toBe(told))

  it.each([
    'ada.muster@mail.example',
    'ada (at) mail.example',
    'ada [at] mail example',
    '+41 44 123 45 67',
    '+4144',
    '044 123 45 67',
    '0441234',
    '(0)44 123 45',
    'anrufen 044/123 45 67 bitte',
    '0041441234567',
    '4111 1111 1111 1111',
    'CH93 0076 2011 6238 5295 7',
    'https://shop.example/a',
    'www.shop.example',
    'x',
    '?!',
    '',
    'x'.repeat(61),
  ])('%j is not kept', (typed) => expect(missedTerm(typed)).toBeNull())

  it('is short and plain, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
        const term = missedTerm(typed)
        if (term === null) return
        expect(term.length).toBeLessThanOrEqual(60)
        expect(term).not.toMatch(/@|[\p{Control}]/u)
        expect(term.replaceAll(/\D/g, '').length).toBeLessThanOrEqual(8)
      }),
    )
  })
})
