import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brief, element, pathData } from './svg.ts'

describe('markup', () => {
  it('escapes what could break out of it', () => {
    expect(element('a', { b: '"<&>"' })).toBe('<a b="&quot;&lt;&amp;&gt;&quot;"/>')
  })

  it('leaves out what is undefined', () => {
    expect(element('a', { b: undefined, c: 0 })).toBe('<a c="0"/>')
  })

  it('writes numbers as short as they go', () => {
    expect([brief(0.5), brief(-0.25, 2), brief(-0.04), brief(12)]).toEqual(['.5', '-.25', '0', '12'])
  })

  it('ends a path where it should, however many steps led there', () => {
    const point = fc.tuple(
      fc.double({ min: 0, max: 800, noNaN: true }),
      fc.double({ min: 0, max: 600, noNaN: true }),
    )
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 60 }), (line) => {
        const numbers = (pathData([line], true).match(/-?\d*\.?\d+/g) ?? []).map(Number)
        const sum = (from: 0 | 1) =>
          numbers.filter((_, at) => at % 2 === from).reduce((all, one) => all + one, 0)
        const [x = 0, y = 0] = line.at(-1) ?? []
        expect(Math.abs(sum(0) - x)).toBeLessThan(0.051)
        expect(Math.abs(sum(1) - y)).toBeLessThan(0.051)
      }),
    )
  })
})
