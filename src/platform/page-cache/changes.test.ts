import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Changes, everything } from './changes.ts'

it('says of a page whether something it shows changed after it was begun', () => {
  const changes = new Changes()
  changes.tell(['product:a'])
  const begun = changes.moment
  expect(changes.changedSince(['product:a'], begun)).toBe(false)

  changes.tell(['product:b', 'category:c'])
  expect(changes.changedSince(['product:a'], begun)).toBe(false)
  expect(changes.changedSince(['product:a', 'category:c'], begun)).toBe(true)
  expect(changes.changedSince(['category:c'], changes.moment)).toBe(false)
})

it('knows a change of everything, which concerns pages without a tag as well', () => {
  const changes = new Changes()
  const begun = changes.moment
  changes.tell([everything])

  expect(changes.changedSince([], begun)).toBe(true)
  expect(changes.changedSince([], changes.moment)).toBe(false)
})

it('would rather let go of too much than remember more tags than fit', () => {
  const changes = new Changes()
  const begun = changes.moment
  changes.tell(Array.from({ length: 50_001 }, (_, number) => `product:${number}`))

  expect(changes.changedSince(['page:untouched'], begun)).toBe(true)
})

it('forgets no change, whatever is told in whichever order', () => {
  const tag = fc.constantFrom('a', 'b', 'c', everything)
  fc.assert(
    fc.property(fc.array(fc.array(tag)), fc.array(tag), fc.nat(20), (told, shown, at) => {
      const changes = new Changes()
      const before = told.slice(0, at)
      const after = told.slice(at)
      for (const tags of before) changes.tell(tags)
      const begun = changes.moment
      for (const tags of after) changes.tell(tags)

      const concerned = after.flat().some((tag) => tag === everything || shown.includes(tag))
      expect(changes.changedSince(shown, begun)).toBe(concerned)
    }),
  )
})
