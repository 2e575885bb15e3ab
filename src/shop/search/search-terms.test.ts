import { describe, expect, it } from 'vitest'
import { searchTerms } from './search-terms.ts'

const plain = (typed: string) => searchTerms(typed).words.map(({ plain }) => plain)

describe('what is looked for', () => {
  it.each([
    ['71.01.001', ['7101001']],
    ['71 01 001', ['7101001']],
    ['71-01-001', ['7101001']],
    ['7101', ['7101']],
    ['Deckel 71.01.001 grün', ['7101001']],
    ['17 Liter', []],
    ['X-LINE Pro 60/400', []],
    ['A71.01.001', []],
  ])('%s holds the numbers %j', (typed, numbers) => expect(searchTerms(typed).numbers).toEqual(numbers))

  it.each([
    ['Behälter', ['behalter']],
    ['Größe ß', ['grosse', 'ss']],
    ['X-LINE Pro 60/400', ['x', 'line', 'pro', '60', '400']],
    ["coperchio d'angolo", ['coperchio', 'd', 'angolo']],
    ['Œuvre', ['oeuvre']],
    ['Deckel deckel DECKEL', ['deckel']],
    ["a & b | !c :* <-> ( ' ) \\ %", ['a', 'b', 'c']],
    ['😀 ﬀ', ['ff']],
    ['中文', []],
    ['', []],
  ])('%s means the words %j', (typed, words) => expect(plain(typed)).toEqual(words))

  it('has an end', () => {
    expect(plain(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' '))).toHaveLength(8)
    expect(plain('x'.repeat(10_000))[0]).toHaveLength(200)
  })

  it('keeps a word as it was typed, since only so it may say nothing', () => {
    expect(searchTerms('Deckel für').words[1]).toEqual({ typed: 'für', plain: 'fur' })
  })
})
