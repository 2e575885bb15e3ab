import { describe, expect, it } from 'vitest'
import { keepingPass, keptPass } from './order-pass-cookie.ts'

const order = '0123456789abcdef0123456789abcdef'
const askedWith = (cookie: string) => new Request('http://shop.example/', { headers: { cookie } })
const kept = (pass: string, secure = false) => keepingPass(order, pass, { secure })['Set-Cookie']
const sentBack = (pass: string) => askedWith(`other=1; ${kept(pass).split(';', 1)[0]}`)

describe('the pass of a guest', () => {
  it('comes back for the order it was given for', () => {
    expect(keptPass(sentBack('1790000000.a-b_c'), order)).toBe('1790000000.a-b_c')
  })

  it('is none for any other order, nor when it was not given', () => {
    expect(keptPass(sentBack('1790000000.abc'), 'f'.repeat(32))).toBeNull()
    expect(keptPass(sentBack(''), order)).toBeNull()
    expect(keptPass(askedWith('order-pass=%E0%A4%A'), order)).toBeNull()
    expect(keptPass(new Request('http://shop.example/'), order)).toBeNull()
  })

  it('is hidden from scripts and other sites, and lives no longer than it is good', () => {
    expect(kept('p')).toMatch(/; Max-Age=7200; SameSite=Lax; HttpOnly$/)
    expect(kept('p', true)).toMatch(/; Secure$/)
  })
})
