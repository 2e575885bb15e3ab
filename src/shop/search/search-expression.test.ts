import { describe, expect, it } from 'vitest'
import { type Run, searchExpression, weighing } from './search-expression.ts'

const run = (from: number, to: number, literal: string | null, ...synonyms: string[]): Run => ({
  from,
  to,
  literal: literal && `'${literal}'`,
  synonyms: synonyms.map((word) => `'${word}'`),
})
const expression = (...runs: Run[]) => searchExpression(runs, { synonyms: true })

describe('what is looked for', () => {
  it('is every word, one by one', () => {
    expect(expression(run(0, 0, 'deckel'), run(1, 1, 'grun'))).toBe("('deckel') & ('grun')")
    expect(expression()).toBeNull()
  })

  it('is a word as it stands or what it is made of', () => {
    expect(expression(run(0, 0, 'trenn'), run(1, 1, 'system'), run(0, 1, 'trennsystem'))).toBe(
      "(('trenn') & ('system')) | ('trennsystem')",
    )
  })

  it('does not multiply words that have nothing to do with each other', () => {
    const words = Array.from({ length: 8 }, (_, at) => [
      run(at * 2, at * 2, 'a'),
      run(at * 2 + 1, at * 2 + 1, 'b'),
      run(at * 2, at * 2 + 1, 'ab'),
    ]).flat()

    expect(expression(...words)?.match(/'ab'/g)).toHaveLength(8)
  })

  it('takes the words of an endless one singly', () => {
    const chain = Array.from({ length: 12 }, (_, at) => [run(at, at, 'a'), run(at, at + 1, 'ab')]).flat()

    expect(expression(...chain.slice(0, -1))?.match(/'a'/g)).toHaveLength(12)
  })

  it('is what people mean as well, but only where that is asked for', () => {
    const runs = [run(0, 0, 'sack'), run(1, 1, 'poubelle', 'bac'), run(0, 1, null, 'sachet')]

    expect(expression(...runs)).toBe("(('sack') & (('poubelle') | ('bac'))) | ('sachet')")
    expect(searchExpression(runs, { synonyms: false })).toBe("('sack') & ('poubelle')")
    expect(searchExpression([run(0, 0, null, 'bac')], { synonyms: false })).toBeNull()
  })

  it('can be looked for in names alone', () => {
    expect(weighing("'behalt':* | 'o''neill'", 'A')).toBe("'behalt':*A | 'o''neill':A")
    expect(weighing("'x':* & 'y'", 'AB')).toBe("'x':*AB & 'y':AB")
  })
})
