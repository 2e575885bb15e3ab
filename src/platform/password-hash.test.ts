import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

describe('a password', () => {
  it('is known again by its hash, and no other is', async () => {
    const hashed = await hashPassword('Kehricht am Montag')

    expect(await isPassword('Kehricht am Montag', hashed)).toBe(true)
    expect(await isPassword('kehricht am Montag', hashed)).toBe(false)
    expect(await isPassword('Kehricht am Montag ', hashed)).toBe(false)
    expect(await isPassword('', hashed)).toBe(false)
  })

  it('leaves another hash each time, made by argon2id', async () => {
    const [one, two] = await Promise.all([hashPassword('twice the same'), hashPassword('twice the same')])

    expect(one).not.toBe(two)
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('is the same from every keyboard', async () => {
    expect(
      await isPassword('Mu\u0308ll und Ku\u0308bel', await hashPassword('M\u00fcll und K\u00fcbel')),
    ).toBe(true)
  })

  it('of somebody the shop does not know is never right', async () => {
    expect(await isPassword('nobody has this password', null)).toBe(false)
  })
})
