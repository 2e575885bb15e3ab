import { describe, expect, it } from 'vitest'
import { isEmail } from './email.ts'

describe('an e-mail address', () => {
  it.each([
    'ada@example.org',
    'ada.lovelace+shop@mail.example.co.uk',
    "o'neil@example.org",
    'müller@küche.example',
    'zoë@例え.jp',
    'a@b.xn--p1ai',
  ])('is %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'ada lovelace@example.org',
    '.ada@example.org',
    'ada..l@example.org',
    'ada@-example.org',
    'ada@example..org',
    'ada@example.org.',
    'ada@127.0.0.1',
    '"ada"@example.org',
    'ada@example.org,bea@example.org',
    'ada@example.org\nBcc: all@example.org',
    '<ada@example.org>',
    `${'x'.repeat(65)}@example.org`,
    `ada@${'x.'.repeat(130)}org`,
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})
