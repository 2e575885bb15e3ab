import { expect, it } from 'vitest'
import { parseArray, serializeArray } from './array-values.ts'

it.each([
  ['{}', []],
  ['{a,b}', ['a', 'b']],
  ['{NULL,"NULL",null}', [null, 'NULL', 'null']],
  ['{"a,b","say \\"hi\\"","back\\\\slash","",x y}', ['a,b', 'say "hi"', 'back\\slash', '', 'x y']],
  [
    '{{1,2},{3,4}}',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
])('reads %s', (text, values) => expect(parseArray(text, String)).toEqual(values))

it('writes what it reads', () => {
  const values = ['a,b', 'say "hi"', 'back\\slash', '', null, 'NULL', '{}', 'two\nlines']

  expect(parseArray(serializeArray(values, String), String)).toEqual(values)
})
