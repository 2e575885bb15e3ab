import { describe, expect, it } from 'vitest'
import { readCatalogue } from './catalogue-data.ts'
import { fitsVariant } from './spare-part-fit.ts'

const { systems, parts } = readCatalogue()

function fits(part: string, item: string): boolean {
  const system = systems.find(({ variants }) => variants.some(({ itemNumber }) => itemNumber === item))!
  const variant = system.variants.find(({ itemNumber }) => itemNumber === item)!
  return fitsVariant(parts.find(({ itemNumber }) => itemNumber === part)!, system, variant)
}

describe('a spare part', () => {
  it.each([
    ['runner of 400 mm', '71.01.001', '11.55.4017.1'],
    ['frame of X-LINE 45', '71.02.011', '10.45.171'],
    ['bin of 35 l', '71.03.002', '10.45.351'],
    ['swing arm M', '72.01.001', '20.10.350'],
    ['light grey housing', '73.01.002', '40.35.002'],
    ['anthracite bin in a stone grey drawer', '71.03.003', '11.55.4017.2'],
    ['part of every size', '71.06.001', '30.60.600'],
  ])('%s: %s fits %s', (_, part, item) => expect(fits(part, item)).toBe(true))

  it.each([
    ['another depth', '71.01.003', '11.55.4017.1'],
    ['another width', '71.02.014', '10.45.171'],
    ['another line', '71.01.001', '30.55.170'],
    ['a size of bin that is not inside', '71.03.001', '10.45.171'],
    ['the larger swing arm', '72.01.003', '20.10.350'],
    ['another colour', '71.02.008', '11.55.5035.1'],
    ['the housing of S60', '73.01.003', '40.35.001'],
  ])('%s: %s does not fit %s', (_, part, item) => expect(fits(part, item)).toBe(false))

  it('fits something, unless it was made for a predecessor', () => {
    const homeless = parts.filter(
      ({ itemNumber, fitsPredecessors }) =>
        fitsPredecessors.length === 0 &&
        !systems.some((system) => system.variants.some((variant) => fits(itemNumber, variant.itemNumber))),
    )
    expect(homeless).toEqual([])
  })
})
