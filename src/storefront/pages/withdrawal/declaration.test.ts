import { describe, expect, it } from 'vitest'
import { firstErrors, typedIn } from './declaration.ts'

const form = (...entries: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

describe('what was typed', () => {
  it('is kept without the spaces around it, ticked goods under one another', () => {
    const typed = typedIn(
      form(['name', ' Ada '], ['items', '1 × POT'], ['items', '2 × bags'], ['other', 'x']),
    )
    expect(typed).toEqual({ name: 'Ada', contract: '', email: '', items: '1 × POT\n2 × bags', message: '' })
  })

  it('needs a name, a contract and an e-mail address, and nothing else', () => {
    expect(Object.keys(firstErrors({}))).toEqual(['name', 'contract', 'email'])
    expect(firstErrors({ name: 'Ada', contract: '10042', email: 'ada@example.org' })).toEqual({})
    expect(firstErrors({ name: 'Ada', contract: '10042', email: 'ada' })).toMatchObject({
      email: { code: 'INVALID_EMAIL_FORMAT_ERROR' },
    })
  })
})
