import { describe, expect, it } from 'vitest'
import { type Condition, compare, holds, type Scalar } from './condition.ts'

const values: Record<string, Scalar[]> = { name: ['Äpfel'], rank: [3], tags: ['a', 'b'], nothing: [] }
const test = (condition: Condition<string>) => holds(condition, (field) => values[field] ?? [])

const yes: Condition<string> = { is: 'equal', field: 'rank', value: 3 }
const no: Condition<string> = { is: 'not', of: yes }

describe('a condition', () => {
  it.each<[Condition<string>, boolean]>([
    [{ is: 'equal', field: 'name', value: 'Äpfel' }, true],
    [{ is: 'equal', field: 'name', value: 'äpfel' }, false],
    [{ is: 'contains', field: 'name', text: 'äPF' }, true],
    [{ is: 'starts-with', field: 'name', text: 'pf' }, false],
    [{ is: 'equal', field: 'nothing', value: null }, true],
    [{ is: 'not', of: { is: 'equal', field: 'nothing', value: 1 } }, true],
    [{ is: 'one-of', field: 'tags', values: ['b', 'c'] }, true],
    [{ is: 'all-of', field: 'tags', values: ['b', 'c'] }, false],
    [
      {
        is: 'between',
        field: 'rank',
        bounds: [
          { side: 'from', value: 3 },
          { side: 'before', value: 4 },
        ],
      },
      true,
    ],
    [{ is: 'all', of: [] }, true],
    [{ is: 'any', of: [] }, false],
    [{ is: 'odd', of: [yes, yes, yes] }, true],
    [{ is: 'odd', of: [yes, yes, no] }, false],
  ])('%j is %j', (condition, expected) => expect(test(condition)).toBe(expected))

  it('orders texts by their letters, not by their halves', () => {
    expect(compare('\u{1f600}', '\uffee')).toBeGreaterThan(0)
    expect(compare('a', 'ab')).toBeLessThan(0)
    expect(compare('a', 'a')).toBe(0)
  })
})
