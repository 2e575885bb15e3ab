import { describe, expect, it } from 'vitest'
import { codeFrom, newCode } from './code.ts'

describe('a code', () => {
  it.each([
    ' 7kq2-mxv9-4trb ',
    '7KQ2-MXV9- 4TRB',
    '7KQ2-MXV9-\n4TRB',
    '7KQ2\u2013MXV9\u20114TRB',
    '7KQ2-MXV9-4TRB\u200b',
    '７ＫＱ２-ＭＸＶ９-４ＴＲＢ',
  ])('is known however it was typed or copied: %j', (typed) => {
    expect(codeFrom(typed)).toBe('7KQ2-MXV9-4TRB')
  })

  it('that was made up is written as it is stored', () => {
    const code = newCode()
    expect(codeFrom(code)).toBe(code)
  })
})
