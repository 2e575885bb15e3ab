import { describe, expect, it } from 'vitest'
import { rateLimit } from './rate-limit.ts'

const at = (seconds: number) => new Date(seconds * 1000)

describe('a rate limit', () => {
  it('lets so many pass, then names the seconds to wait, then lets pass again', () => {
    const limit = rateLimit({ most: 2, seconds: 60 })

    expect([limit('ada', at(0)), limit('ada', at(10))]).toEqual([0, 0])
    expect(limit('ada', at(15))).toBe(45)
    expect(limit('beppe', at(15))).toBe(0)
    expect(limit('ada', at(61))).toBe(0)
  })

  it('counts several events at once, and takes some of them back', () => {
    const limit = rateLimit({ most: 5, seconds: 60 })

    expect(limit('ada', at(0), 6)).toBe(60)
    expect(limit('beppe', at(0), 5)).toBe(0)
    limit('beppe', at(1), -3)
    expect(limit('beppe', at(2), 3)).toBe(0)
    expect(limit('beppe', at(2), 1)).toBe(58)
  })

  it('forgets keys whose window is over', () => {
    const limit = rateLimit({ most: 1, seconds: 60 })
    for (let key = 0; key < 25_000; key++) limit(`visitor ${key}`, at(key / 100))

    expect(limit('visitor 24999', at(251))).toBeGreaterThan(0)
    expect(limit('visitor 0', at(251))).toBe(0)
  })

  it('keeps counting whoever comes often while somebody floods it with keys', () => {
    const limit = rateLimit({ most: 5, seconds: 600 })
    for (let event = 0; event < 6; event++) limit('ada', at(0))
    for (let key = 0; key < 50_000; key++) limit(`flood ${key}`, at(1))

    expect(limit('ada', at(2))).toBeGreaterThan(0)
  })
})
