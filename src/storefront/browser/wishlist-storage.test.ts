import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '../../values/ids.ts'
import { parseWishlist } from './wishlist-storage.ts'

describe('what a browser remembers', () => {
  const [one, two] = [newId(), newId()]

  it.each([
    ['nothing', null, []],
    ['an empty list', '[]', []],
    ['products in their order', JSON.stringify([two, one]), [two, one]],
    ['the same twice', JSON.stringify([one, two, one]), [one, two]],
    ['something else among them', JSON.stringify([one, 7, null, 'x', { id: two }]), [one]],
    ['an object', '{"a":1}', []],
    ['no JSON', 'oh', []],
  ])('is read: %s', (_, stored, ids) => {
    expect(parseWishlist(stored)).toEqual(ids)
  })

  it('is never more than the shop takes along, and never anything but ids', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.uuid().map((id) => id.replaceAll('-', '')),
            fc.anything(),
          ),
          { maxLength: 700 },
        ),
        (ids) => {
          const read = parseWishlist(JSON.stringify(ids))
          expect(read.length).toBeLessThanOrEqual(500)
          expect(new Set(read).size).toBe(read.length)
          expect(read.every((id) => ids.includes(id))).toBe(true)
        },
      ),
    )
  })
})
