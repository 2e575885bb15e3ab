import { describe, expect, it } from 'vitest'
import { seededFigures } from '../../../tests/seeded-fit.ts'
import { checkMeasures } from './check-measures.ts'
import { type Length, lengths, type Measures, type SystemType, systemTypes } from './measures.ts'

/** A place that every type can be asked about. */
const place: Measures = { bodyWidth: 600, installationHeight: 500, installationDepth: 500 }

const bounds: Record<Length, readonly [min: number, max: number]> = {
  bodyWidth: [200, 1300],
  installationHeight: [150, 1000],
  installationDepth: [150, 800],
  bodyDepth: [200, 900],
  sideWallThickness: [10, 50],
  insideWidth: [150, 1250],
  fullWidth: [100, 2000],
  edgeWidth: [0, 100],
  drawerBackToFront: [150, 800],
}

describe.each(lengths)('a plausible %s (R2)', (field) => {
  const [min, max] = bounds[field]

  it.each([min, max])('is %s', (value) => {
    expect(errorsOf({ [field]: value }).filter(({ code }) => code === 'VALUE_IMPLAUSIBLE')).toEqual([])
  })

  it.each([min - 0.1, max + 0.1, -1])('is not %s', (value) => {
    expect(errorsOf({ [field]: value })).toContainEqual(
      expect.objectContaining({ field, code: 'VALUE_IMPLAUSIBLE' }),
    )
  })
})

describe('a slip of the unit (R2)', () => {
  it.each([
    [20, 200],
    [55, 550],
    [59.6, 596],
    [130, 1300],
  ])('turns a body of %s mm into a question for %s', (bodyWidth, suggestion) => {
    expect(errorsOf({ bodyWidth })).toEqual([{ field: 'bodyWidth', code: 'UNIT_SUSPECT', suggestion }])
  })

  it.each([19.9, 130.1])('is none at %s: that is implausible', (bodyWidth) => {
    expect(errorsOf({ bodyWidth })).toEqual([
      { field: 'bodyWidth', code: 'VALUE_IMPLAUSIBLE', suggestion: null },
    ])
  })

  it('offers ten times a height or depth where that is plausible', () => {
    expect(errorsOf({ installationHeight: 48, installationDepth: 5 })).toEqual([
      { field: 'installationHeight', code: 'VALUE_IMPLAUSIBLE', suggestion: 480 },
      { field: 'installationDepth', code: 'VALUE_IMPLAUSIBLE', suggestion: null },
    ])
  })
})

describe('a depth in front of more than there is (R6)', () => {
  it.each<[SystemType, boolean]>([
    ['complete', true],
    ['swing-door', true],
    ['existing-pullout', false],
    ['free-standing', false],
  ])('for %s is asked about: %s', (systemType, asked) => {
    const errors = checkMeasures(
      systemType,
      { ...place, installationDepth: 561, bodyDepth: 560 },
      seededFigures,
    )
    expect(errors.map(({ code }) => code)).toEqual(asked ? ['DEPTH_EXCEEDS_BODY'] : [])
  })

  it('is fine when it is all of it', () => {
    expect(errorsOf({ installationDepth: 560, bodyDepth: 560 })).toEqual([])
  })
})

describe('what has to be known', () => {
  it.each<[SystemType, Measures, string[]]>([
    ['complete', {}, ['bodyWidth', 'installationHeight', 'installationDepth']],
    ['complete', { insideWidth: 560, installationHeight: 500, bodyDepth: 560 }, []],
    ['complete', { fullWidth: 560, installationHeight: 500, bodyDepth: 560 }, ['bodyWidth']],
    ['swing-door', { bodyWidth: 500, installationDepth: 450 }, ['installationHeight']],
    ['existing-pullout', {}, ['bodyWidth', 'installationHeight', 'drawerBackToFront']],
    ['existing-pullout', { fullWidth: 500, installationHeight: 400, drawerBackToFront: 450 }, ['bodyWidth']],
    [
      'existing-pullout',
      { fullWidth: 500, edgeWidth: 13, installationHeight: 400, drawerBackToFront: 450 },
      [],
    ],
    ['free-standing', {}, []],
  ])('of %s beside %o is %o', (systemType, measures, fields) => {
    const errors = checkMeasures(systemType, measures, seededFigures)
    expect(errors.map(({ field }) => field)).toEqual(fields)
    expect(errors.every(({ code }) => code === 'VALUE_REQUIRED')).toBe(true)
  })

  it.each(systemTypes)('is known of %s once body, height and depth are', (systemType) => {
    expect(checkMeasures(systemType, place, seededFigures)).toEqual([])
  })
})

const errorsOf = (measures: Measures) => checkMeasures('complete', { ...place, ...measures }, seededFigures)
