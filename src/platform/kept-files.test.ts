import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepFiles } from './kept-files.ts'

const keepTexts = () => keepFiles<string>({ mostBytes: 10, largestBytes: 6, sizeOf: (text) => text.length })

describe('files in memory', () => {
  it('go when there is no room, the one not asked for longest first', () => {
    const files = keepTexts()
    for (const name of ['a', 'b', 'c']) files.keep(name, '1234')
    expect([files.get('a'), files.get('b'), files.get('c')]).toEqual([undefined, '1234', '1234'])

    files.get('b')
    files.keep('d', '1234')
    expect([files.get('b'), files.get('c')]).toEqual(['1234', undefined])
  })

  it('are not kept when they are large', () => {
    const files = keepTexts()
    files.keep('a', '1234567')
    expect(files.get('a')).toBeUndefined()
  })

  it('never take more room than there is', () => {
    const names = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ maxLength: 8 }))), (wishes) => {
        const files = keepTexts()
        for (const [name, text] of wishes) files.keep(name, text)
        const kept = ['a', 'b', 'c', 'd', 'e'].map((name) => files.get(name) ?? '')
        return kept.reduce((sum, text) => sum + text.length, 0) <= 10
      }),
    )
  })
})
