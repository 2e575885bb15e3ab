import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('what a password is worth', () => {
  it.each([
    ['kurz', 1, 'too-short'],
    ['aaaaaaaaaa', 1, 'repeated'],
    ['abcabcabc', 1, 'repeated'],
    ['12345678', 1, 'walk'],
    ['poiuztrewq', 1, 'walk'],
    ['musterfrau1', 1, 'personal'],
    ['Ada.2026', 1, 'personal'],
    ['0791234567', 2, 'digits'],
    ['Sommer2026', 2, 'one-word'],
    ['Trennsystem!', 2, 'one-word'],
    ['ab1c d2ef', 2, 'longer'],
    ['Müll am Montag', 3, 'longer'],
    ['hgbdUw72!x', 3, 'longer'],
    ['Der Kübel steht unter der Spüle', 4, 'good'],
    ['k9$Vx2!pQz7#Lm4w', 4, 'good'],
  ])('%s: %i, %s', (password, level, advice) => {
    expect(passwordStrength(password, ['musterfrau', 'ada'])).toEqual({ level, advice })
  })

  it('does not fall by another word at the end', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{8,12} [a-z]{4,9}$/),
        fc.stringMatching(/^[a-z]{3,9}$/),
        (some, more) => {
          expect(passwordStrength(`${some} ${more}`).level).toBeGreaterThanOrEqual(2)
        },
      ),
    )
  })

  it('is said of anything that can be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (password) => {
        expect([1, 2, 3, 4]).toContain(passwordStrength(password, ['ada']).level)
      }),
    )
  })
})
