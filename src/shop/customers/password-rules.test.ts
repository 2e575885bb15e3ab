import { describe, expect, it } from 'vitest'
import { passwordProblems, repeatProblems } from './password-rules.ts'

const rule = (password: string) => passwordProblems(password, 'password')[0]?.rule ?? null

describe('a password', () => {
  it.each([
    ['', 'blank'],
    ['1234567', 'too-short'],
    ['12345678', null],
    ['        ', null],
    ['🗑️🗑️🗑️', 'too-short'],
    ['ein langer Satz ist ein gutes Passwort', null],
    ['x'.repeat(1_000), null],
    ['x'.repeat(1_001), 'too-long'],
  ])('%j: %s', (password, expected) => {
    expect(rule(password)).toBe(expected)
  })

  it('stands in no violation', () => {
    expect(JSON.stringify(passwordProblems('secret!', 'password'))).not.toContain('secret!')
    expect(JSON.stringify(repeatProblems('secret!', 'other', 'again', 'password'))).not.toContain('secret!')
  })

  it('is typed twice in the same way', () => {
    expect(repeatProblems('12345678', '12345678', 'again', 'password')).toEqual([])
    expect(repeatProblems('12345678', '12345679', 'again', 'password')).toMatchObject([
      { rule: 'not-equal', path: ['again'] },
    ])
  })
})
