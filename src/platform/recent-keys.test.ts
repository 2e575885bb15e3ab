import { expect, it } from 'vitest'
import { recentKeys } from './recent-keys.ts'

it('forgets what was told longest ago', () => {
  const keys = recentKeys(2)
  for (const key of ['a', 'b', 'a', 'c']) keys.add(key)
  expect(['a', 'b', 'c'].map((key) => keys.has(key))).toEqual([true, false, true])
})
