import { describe, expect, it } from 'vitest'
import { askedFirst, askedFor } from './asked-first.ts'
import type { Length } from './measures.ts'

const rows: readonly (readonly (readonly Length[])[])[] = [
  [['bodyWidth'], ['insideWidth'], ['fullWidth', 'edgeWidth']],
  [['installationHeight']],
  [['drawerBackToFront'], ['installationDepth'], ['bodyDepth']],
]
const main = ['bodyWidth', 'installationHeight', 'installationDepth', 'bodyDepth']

describe('what is asked first', () => {
  it('is what somebody measures anyway, of measures that stand for one another', () => {
    expect(askedFirst(rows, main)).toEqual([['bodyWidth'], ['installationHeight'], ['installationDepth']])
  })

  it('is the first where none of them is', () => {
    expect(askedFirst(rows, [])).toEqual([['bodyWidth'], ['installationHeight'], ['drawerBackToFront']])
  })

  it('stands for what the rules miss', () => {
    expect(askedFor('drawerBackToFront', rows, main)).toBe('installationDepth')
    expect(askedFor('bodyWidth', rows, main)).toBe('bodyWidth')
    expect(askedFor('edgeWidth', rows, main)).toBe('edgeWidth')
  })
})
