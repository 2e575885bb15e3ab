import { describe, expect, it } from 'vitest'
import { seededFigures, seededSystems } from '../../../tests/seeded-fit.ts'
import { type Verdict, verdictOfPart, verdicts } from './verdicts.ts'

const systems = seededSystems.map((system) => ({
  ...system,
  // Number and width: 11.60, 11.55, ...
  groupId: system.productNumber.slice(0, 5),
}))
const cabinet = {
  systemType: 'complete',
  measures: { bodyWidth: 600, installationHeight: 480, installationDepth: 450, sideWallThickness: 19 },
} as const

describe('what fits a cabinet', () => {
  const found = verdicts(cabinet, systems, seededFigures)

  it('is said of each version, in every colour', () => {
    expect(found?.get('11.60.4035.1')).toBe('fits')
    expect(found?.get('11.60.4035.2')).toBe('fits')
    expect(found?.get('11.60.4560.1')).toBe('no-fit')
    expect(found?.get('11.55.4035.1')).toBe('no-fit')
  })

  it('is said of a family when one of it fits', () => {
    expect(found?.get('11.60')).toBe('fits')
    expect(found?.get('11.55')).toBe('no-fit')
  })

  it('is not said of what is made for another kind of place, nor where an accessory would do', () => {
    expect(found?.get('20.10.350')).toBe('unsaid')
    expect(found?.get('45.05.001')).toBe('unsaid')
    const wide = { ...cabinet, measures: { ...cabinet.measures, bodyWidth: 611 } }
    expect(verdicts(wide, systems, seededFigures)?.get('11.60.4035.1')).toBe('unsaid')
  })

  it('is said with its assumptions', () => {
    const { sideWallThickness: _, ...measures } = cabinet.measures
    expect(verdicts({ ...cabinet, measures }, systems, seededFigures)?.get('11.60')).toBe('fits-assumed')
  })

  it('is not said where the rules would ask again', () => {
    expect(verdicts({ ...cabinet, measures: { bodyWidth: 60 } }, systems, seededFigures)).toBeNull()
  })
})

describe('a part of systems', () => {
  const found = new Map<string, Verdict>([
    ['fits', 'fits'],
    ['assumed', 'fits-assumed'],
    ['not', 'no-fit'],
    ['elsewhere', 'unsaid'],
  ])

  it.each([
    ['one of which fits', ['not', 'assumed', 'fits', 'elsewhere'], 'fits'],
    ['one of which should fit', ['not', 'assumed', 'elsewhere'], 'fits-assumed'],
    ['none of which fits', ['not', 'not'], 'no-fit'],
    ['some of which nothing is said of', ['not', 'elsewhere'], 'unsaid'],
    ['that are not sold', ['not', 'gone'], 'unsaid'],
    ['that there are none of', [], 'unsaid'],
  ] as const)('%s', (_, systems, verdict) => expect(verdictOfPart(systems, false, found)).toBe(verdict))

  it('that were sold in former days may be just for the system in her cabinet', () => {
    expect(verdictOfPart(['not'], true, found)).toBe('unsaid')
    expect(verdictOfPart(['fits'], true, found)).toBe('fits')
  })
})
