import { describe, expect, it } from 'vitest'
import { printed } from './printed.ts'

describe('what came from outside', () => {
  it.each([
    ['a text', 'a text'],
    [-1.5, '-1.5'],
    [null, 'null'],
    [undefined, ''],
    [[1, 'a'], '[1,"a"]'],
    [{ toString: 1, valueOf: 1 }, '{"toString":1,"valueOf":1}'],
    ['x'.repeat(100), 'x'.repeat(64)],
    [`${'x'.repeat(63)}😀`, `${'x'.repeat(63)}\uFFFD`],
  ])('%j is printed as %j', (value, text) => expect(printed(value)).toBe(text))
})
