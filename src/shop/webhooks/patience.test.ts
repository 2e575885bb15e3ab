import { expect, it } from 'vitest'
import { nextTry } from './patience.ts'

const start = new Date('2026-03-02T08:00:00Z')

it('tries again after growing pauses for about a day, then gives up', () => {
  const tries: Date[] = []
  let now = start
  for (let attempts = 1; ; attempts += 1) {
    const next = nextTry(attempts, now)
    if (!next) break
    tries.push(next)
    now = next
  }
  const pauses = tries.map((moment, index) => moment.getTime() - (tries[index - 1] ?? start).getTime())
  const hours = (now.getTime() - start.getTime()) / 3_600_000

  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect(tries.length).toBeGreaterThan(5)
  expect(hours).toBeGreaterThan(22)
  expect(hours).toBeLessThan(25)
})
