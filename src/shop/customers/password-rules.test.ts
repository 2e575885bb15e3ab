import { describe, expect, it } from 'vitest'
import { passwordProblems, personalWords, repeatProblems } from './password-rules.ts'

const rule = (password: string) => passwordProblems(password, 'password')[0]?.rule ?? null

describe('a password', () => {
  it.each([
    ['', 'blank'],
    ['1234567', 'too-short'],
    ['12345678', 'too-common'],
    ['        ', 'too-common'],
    ['Passwort', 'too-common'],
    ['PASSWORD1', 'too-common'],
    ['iloveyou', 'too-common'],
    ['sonnenschein', 'too-common'],
    ['motdepasse', 'too-common'],
    ['juventus', 'too-common'],
    ['qwertzuiop', 'too-common'],
    ['poiuztrewq', 'too-common'],
    ['abcdefgh', 'too-common'],
    ['98765432', 'too-common'],
    ['abcabcabcabc', 'too-common'],
    ['Müll?Trennung', null],
    ['hgbdUw72', null],
    ['🗑️🗑️🗑️', 'too-short'],
    ['ein langer Satz ist ein gutes Passwort', null],
    ['xyz'.repeat(333), 'too-common'],
    [`Satz ${'um Satz '.repeat(124)}`, null],
    ['x'.repeat(1_001), 'too-long'],
  ])('%j: %s', (password, expected) => {
    expect(rule(password)).toBe(expected)
  })

  it.each([
    ['ada@example.org'],
    ['ADA@example.ORG'],
    ['example.org'],
    ['AdaMusterfrau'],
    ['Musterfrau Ada'],
    ['musterfrau'],
    ['ada.lovelace'],
  ])('is nothing that everybody knows of its owner: %s', (password) => {
    const words = [
      ...personalWords({ email: 'ada@example.org', firstName: 'Ada', lastName: 'Musterfrau' }),
      ...personalWords({ email: 'ada.lovelace@example.net', firstName: '', lastName: '' }),
    ]
    expect(passwordProblems(password, 'password', words)).toMatchObject([{ rule: 'too-common' }])
    expect(passwordProblems(`${password} im Kübel`, 'password', words)).toEqual([])
  })

  it('stands in no violation', () => {
    expect(JSON.stringify(passwordProblems('secret!', 'password'))).not.toContain('secret!')
    expect(JSON.stringify(passwordProblems('iloveyou', 'password'))).not.toContain('iloveyou')
    expect(JSON.stringify(repeatProblems('secret!', 'other', 'again', 'password'))).not.toContain('secret!')
  })

  it('is typed twice in the same way', () => {
    expect(repeatProblems('12345678', '12345678', 'again', 'password')).toEqual([])
    expect(repeatProblems('12345678', '12345679', 'again', 'password')).toMatchObject([
      { rule: 'not-equal', path: ['again'] },
    ])
  })
})
