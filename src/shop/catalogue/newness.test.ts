import { expect, it } from 'vitest'
import { isNew } from './newness.ts'

const now = new Date('2026-11-21T12:00:00Z')

it.each([
  ['2026-11-21T12:00:00Z', true],
  ['2026-10-22T12:00:01Z', true],
  ['2026-10-22T12:00:00Z', false],
  ['2026-11-21T12:00:01Z', false],
])('a product released at %s is new: %s', (releasedAt, answer) => {
  expect(isNew(releasedAt, now)).toBe(answer)
})
