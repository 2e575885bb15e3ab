import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fittable } from './fit.ts'
import type { FitFigures } from './fit-figures.ts'
import { measuredPlaceSchema } from './fit-passport.ts'
import { passportFor, revisionOf } from './passport-for.ts'

const figures: FitFigures = {
  bodyWidthRange: [450, 900],
  plausible: { bodyWidth: [200, 1300], installationHeight: [150, 1000] },
  sideWallThickness: 19,
  drawerDeductions: { unknown: 75 },
  nominalLengths: [400, 450, 500],
  runnerClearance: 3,
  bodyToInstallationDepth: 20,
  required: {
    complete: [[['bodyWidth'], ['insideWidth']], [['installationHeight']]],
    'existing-pullout': [],
    'swing-door': [],
    'free-standing': [],
  },
  fillers: [{ productNumber: '50.60.003', lines: ['x-line-pro'], upTo: 6 }],
}
const system: Fittable = {
  model: 'X1',
  productId: 'a',
  productNumber: '1',
  line: 'x-line-pro',
  limits: {
    systemTypes: ['complete'],
    usableWidth: { min: 500, max: 568 },
    installationHeight: { min: 400, max: null },
  },
  containerCount: 2,
  totalLitres: 40,
  price: 100,
}
const place = { systemType: 'complete', measures: { bodyWidth: 600, installationHeight: 480 } } as const

describe('a passport', () => {
  it('says what the rules say', () => {
    expect(passportFor(place, system, figures)).toMatchObject({
      ...place,
      usable: { width: 562, height: 480, depth: null },
      status: 'fits-assumed',
      assumptions: ['ASSUMED_SIDE_WALL'],
      fillers: [],
      engine: expect.any(String),
      figures: revisionOf(figures),
    })
    const measured = { ...place, measures: { ...place.measures, sideWallThickness: 19 } }
    expect(passportFor(measured, system, figures).status).toBe('fits')
  })

  it('says no, and what would make it fit', () => {
    const wide = { ...place, measures: { ...place.measures, insideWidth: 573 } }
    expect(passportFor(wide, system, figures)).toMatchObject({ status: 'no-fit', fillers: ['50.60.003'] })
    const low = { ...place, measures: { bodyWidth: 600, installationHeight: 399.5 } }
    expect(passportFor(low, system, figures)).toMatchObject({ status: 'no-fit', fillers: [] })
  })

  it('says no to a system for another kind of place', () => {
    const standing = { systemType: 'free-standing', measures: {} } as const
    expect(passportFor(standing, system, figures).status).toBe('no-fit')
  })

  it('says nothing of a product without limits, nor by measures the rules cannot work with', () => {
    expect(passportFor(place, null, figures)).toMatchObject({ status: 'unchecked', usable: { width: 562 } })
    const slip = { ...place, measures: { bodyWidth: 60, installationHeight: 480 } }
    expect(passportFor(slip, system, figures)).toMatchObject({ status: 'unchecked', usable: { width: null } })
    expect(passportFor({ ...place, measures: {} }, system, figures).status).toBe('unchecked')
  })

  it('marks other figures otherwise', () => {
    expect(revisionOf(figures)).toMatch(/^[0-9a-f]{8}$/)
    expect(revisionOf({ ...figures, runnerClearance: 4 })).not.toBe(revisionOf(figures))
  })
})

describe('a passport from outside', () => {
  it('is the place and its measures, whatever else it claims', () => {
    const claimed = {
      ...place,
      status: 'fits',
      usable: { width: 9_999 },
      assumptions: [],
      engine: 'x',
      figures: 'y',
    }
    expect(measuredPlaceSchema.parse(claimed)).toEqual(place)
    expect(measuredPlaceSchema.parse(place)).toEqual(place)
  })

  it.each([
    ['no type', { measures: {} }],
    ['an unknown type', { systemType: 'round', measures: {} }],
    ['no measures', { systemType: 'complete' }],
    ['an unknown measure', { systemType: 'complete', measures: { colour: 3 } }],
    ['a text for a length', { systemType: 'complete', measures: { bodyWidth: '600' } }],
    ['less than nothing', { systemType: 'complete', measures: { bodyWidth: -1 } }],
    ['a kilometre', { systemType: 'complete', measures: { bodyWidth: 1_000_000 } }],
    ['no number', { systemType: 'complete', measures: { bodyWidth: Number.NaN } }],
    ['three doors', { systemType: 'swing-door', measures: { doorCount: 3 } }],
    ['markup for a drawer', { systemType: 'complete', measures: { drawerSystem: '<b>' } }],
    ['what is no part of it', { systemType: 'complete', measures: {}, note: 'x' }],
    ['a list', []],
    ['a text', 'complete'],
  ])('is refused with %s', (_, claimed) => {
    expect(measuredPlaceSchema.safeParse(claimed).success).toBe(false)
  })

  it('is never more than what the rules can be told', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (claimed) => {
        const parsed = measuredPlaceSchema.safeParse(claimed)
        if (parsed.success) expect(Object.keys(parsed.data)).toEqual(['systemType', 'measures'])
      }),
    )
  })
})
