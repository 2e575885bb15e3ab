import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Shelf } from './shelf.ts'

it('lets go of what was not asked for longest', () => {
  const shelf = new Shelf<{ bytes: number }>(310)
  for (const key of ['a', 'b', 'c']) shelf.put(key, { bytes: 98 })
  shelf.get('a')
  shelf.put('d', { bytes: 98 })

  expect(['a', 'b', 'c', 'd'].map((key) => shelf.get(key) !== undefined)).toEqual([true, false, true, true])
  expect(shelf.evictions).toBe(1)
})

it('tells what made room, and what was too heavy from the beginning', () => {
  const gone: string[] = []
  const shelf = new Shelf<{ bytes: number; name: string }>(210, ({ name }) => gone.push(name))
  for (const name of ['a', 'b', 'c']) shelf.put(name, { name, bytes: 98 })
  shelf.put('d', { name: 'd', bytes: 400 })
  shelf.delete('b')

  expect(gone).toEqual(['a', 'd'])
})

it('weighs again what has grown', () => {
  const shelf = new Shelf<{ bytes: number }>(300)
  const page = { bytes: 98 }
  shelf.put('a', page)
  page.bytes = 198
  shelf.put('a', page)

  expect([shelf.bytes, shelf.size]).toEqual([200, 1])
})

it('never holds more than it may, and always knows what it holds', () => {
  const step = fc.record({
    key: fc.string({ maxLength: 3 }),
    bytes: fc.nat(400),
    what: fc.constantFrom('put', 'get', 'delete'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const shelf = new Shelf<{ bytes: number }>(1_000)
      const keys = new Set<string>()
      for (const { key, bytes, what } of steps) {
        keys.add(key)
        if (what === 'put') shelf.put(key, { bytes })
        else shelf[what as 'get' | 'delete'](key)
        expect(shelf.bytes).toBeLessThanOrEqual(1_000)
      }
      const held = [...keys].flatMap((key) => {
        const found = shelf.get(key)
        return found ? [found.bytes + 2 * key.length] : []
      })
      expect(shelf.bytes).toBe(held.reduce((sum, bytes) => sum + bytes, 0))
      expect(shelf.size).toBe(held.length)
    }),
  )
})
