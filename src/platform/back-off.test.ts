import { describe, expect, it } from 'vitest'
import { backOff } from './back-off.ts'

const steps = [
  { failures: 10, seconds: 10 },
  { failures: 15, seconds: 30 },
  { failures: 20, seconds: 60 },
]
const at = (seconds: number) => new Date(seconds * 1000)

function failing(times: number) {
  const limit = backOff(steps)
  for (let count = 0; count < times; count++) limit.failed('ada', at(0))
  return limit
}

describe('failures', () => {
  it.each([
    [0, 0],
    [9, 0],
    [10, 10],
    [14, 10],
    [15, 30],
    [19, 30],
    [20, 60],
    [500, 60],
  ])('after %i of them the next try waits %i seconds', (times, seconds) => {
    expect(failing(times).waits('ada', at(0))).toBe(seconds)
  })

  it('wait from the last one on', () => {
    const limit = failing(10)
    expect(limit.waits('ada', at(3.5))).toBe(7)
    expect(limit.waits('ada', at(10))).toBe(0)
    limit.failed('ada', at(10))
    expect(limit.waits('ada', at(10))).toBe(10)
  })

  it('that were counted too early are taken back', () => {
    const limit = failing(10)
    limit.takenBack('ada')
    limit.takenBack('nobody')
    expect(limit.waits('ada', at(0))).toBe(0)
    limit.failed('ada', at(0))
    expect(limit.waits('ada', at(0))).toBe(10)
  })

  it('keep nobody waiting longer when the clock is set back', () => {
    expect(failing(10).waits('ada', at(-5000))).toBe(10)
  })

  it('of one are not those of another', () => {
    expect(failing(20).waits('bea', at(0))).toBe(0)
  })

  it('are forgotten with a success, and after an hour', () => {
    const right = failing(20)
    right.succeeded('ada')
    expect(right.waits('ada', at(0))).toBe(0)

    const later = failing(20)
    later.failed('ada', at(3601))
    expect(later.waits('ada', at(3601))).toBe(0)
  })

  it('of a flood of names do not fill the memory, and the newest are kept', () => {
    const limit = backOff(steps)
    for (let name = 0; name < 30_000; name++) limit.failed(`stranger ${name}`, at(0))
    for (let count = 0; count < 10; count++) limit.failed('ada', at(0))

    expect(limit.waits('ada', at(0))).toBe(10)
  })
})
