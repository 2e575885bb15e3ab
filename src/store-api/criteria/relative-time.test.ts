import { expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-03-31T12:00:00Z')
const bound = (type: string, value: unknown, operator: string) =>
  relativeTime('at', { type, value, parameters: { operator } }, now)

it.each([
  ['since', 'P5D', 'gt', 'before', '2026-03-26T12:00:00.000Z'],
  ['since', 'P5D', 'lte', 'from', '2026-03-26T12:00:00.000Z'],
  ['until', 'P1M', 'lt', 'before', '2026-05-01T12:00:00.000Z'],
  ['until', 'PT90M', 'gte', 'from', '2026-03-31T13:30:00.000Z'],
])('%s %s %s', (type, value, operator, side, instant) => {
  expect(bound(type, value, operator)).toEqual({
    is: 'between',
    field: 'at',
    bounds: [{ side, value: new Date(instant) }],
  })
})

it('means a whole day when it asks for equal', () => {
  expect(bound('since', 'P1D', 'eq')).toMatchObject({
    bounds: [{ value: new Date('2026-03-30T00:00:00Z') }, { value: new Date('2026-03-30T23:59:59.999Z') }],
  })
})

it.each(['', 'P', '5 days', 'P99999999Y', 7, null])('%j is no duration', (value) =>
  expect(bound('since', value, 'gt')).toBeUndefined(),
)
