import { describe, expect, it } from 'vitest'
import { askWhatFits, modelsThatFit, seededFigures } from '../../../tests/seeded-fit.ts'
import { type Fittable, whatFits } from './fit.ts'
import type { Measures, SystemType } from './measures.ts'

describe('the width of the body (R1)', () => {
  const place = { installationHeight: 600, installationDepth: 600, insideWidth: 520 }

  it.each<[SystemType, number, boolean]>(
    (['complete', 'existing-pullout', 'swing-door'] as const).flatMap((systemType) => [
      [systemType, 449.9, true] as const,
      [systemType, 450, false] as const,
      [systemType, 900, false] as const,
      [systemType, 900.1, true] as const,
    ]),
  )('for %s of %s is out of range: %s', (systemType, bodyWidth, isOut) => {
    const { fits, notFit } = askWhatFits(systemType, { ...place, bodyWidth })
    const blamed = notFit.filter(({ reasons }) =>
      reasons.some(({ code }) => code === 'BODY_WIDTH_OUT_OF_RANGE'),
    )
    expect(blamed).toHaveLength(isOut ? notFit.length : 0)
    if (isOut) expect(fits).toEqual([])
  })

  it('is told with both its bounds and what is missing', () => {
    const [miss] = askWhatFits('complete', { ...place, bodyWidth: 440.5 }).notFit
    expect(miss?.reasons).toContainEqual({
      code: 'BODY_WIDTH_OUT_OF_RANGE',
      required: [450, 900],
      actual: 440.5,
      difference: 9.5,
    })
  })

  it.each([200, 440, 1000])('%s changes nothing for what stands freely', (bodyWidth) => {
    expect(modelsThatFit('free-standing', { bodyWidth })).toEqual(modelsThatFit('free-standing', {}))
  })
})

describe('the side wall (R10)', () => {
  const place = { insideWidth: 520, installationHeight: 500, installationDepth: 500 }

  it.each([
    [15.9, false],
    [16, true],
    [25, true],
    [25.1, false],
  ])('of %s mm lets BOXX-R in: %s', (sideWallThickness, isIn) => {
    expect(modelsThatFit('complete', { ...place, sideWallThickness }).includes('R55-35')).toBe(isIn)
  })

  it('that nobody measured is assumed', () => {
    expect(askWhatFits('complete', place)).toMatchObject({
      status: 'fits-assumed',
      assumptions: ['ASSUMED_SIDE_WALL'],
    })
  })

  it('that was measured leaves nothing to assume', () => {
    expect(askWhatFits('complete', { ...place, sideWallThickness: 19 })).toMatchObject({
      status: 'fits',
      assumptions: [],
    })
  })

  it('is told with its range when it is not in it', () => {
    const { notFit } = askWhatFits('complete', { ...place, sideWallThickness: 22 })
    const miss = notFit.find(({ system }) => system.model === 'PRO55-400-35')
    expect(miss?.reasons).toContainEqual({
      code: 'SIDE_WALL_OUT_OF_RANGE',
      required: [16, 19],
      actual: 22,
      difference: 3,
    })
  })
})

describe('the door (R11)', () => {
  const place = { insideWidth: 700, installationHeight: 500, installationDepth: 500, sideWallThickness: 18 }

  it.each<[Measures, boolean]>([
    [{ bodyWidth: 600 }, true],
    [{ bodyWidth: 600, doorCount: 1 }, true],
    [{ bodyWidth: 601 }, false],
    [{ bodyWidth: 800, doorCount: 2 }, true],
    [{ bodyWidth: 799, doorCount: 2 }, false],
    [{ bodyWidth: 900, doorCount: 2 }, true],
    [{ doorCount: 2 }, false],
    [{ insideWidth: 764, doorCount: 2 }, true],
  ])('of %o lets D-LINE in: %s', (measures, isIn) => {
    expect(modelsThatFit('swing-door', { ...place, ...measures }).includes('DM-35')).toBe(isIn)
  })

  it('may open to either side', () => {
    const of = (hingeSide: 'left' | 'right') =>
      askWhatFits('swing-door', { ...place, bodyWidth: 500, hingeSide })
    expect(of('left')).toEqual(of('right'))
  })
})

describe('what stands freely (R12)', () => {
  it('fits wherever nothing is said', () => {
    const { status, fits, notFit } = askWhatFits('free-standing', {})
    expect({ status, notFit }).toEqual({ status: 'fits', notFit: [] })
    expect(fits.map(({ system }) => system.model).toSorted()).toEqual(['HB-1', 'HB-2', 'POT', 'S35', 'S60'])
  })

  it.each<[Measures, string[]]>([
    [{ fullWidth: 379 }, ['HB-1', 'HB-2', 'POT', 'S35']],
    [{ fullWidth: 349 }, ['POT', 'S35']],
    [{ fullWidth: 185, installationDepth: 185, installationHeight: 235 }, ['POT']],
    [{ installationHeight: 559 }, ['HB-1', 'HB-2', 'POT']],
  ])('is asked only for what is known: %o', (measures, expected) => {
    expect(modelsThatFit('free-standing', measures).toSorted()).toEqual(expected)
  })

  it('lacks floor, not usable width', () => {
    const { nearMisses } = askWhatFits('free-standing', { fullWidth: 180 })
    expect(nearMisses[0]).toMatchObject({
      system: { model: 'POT' },
      reasons: [{ code: 'FLOOR_WIDTH_TOO_SMALL', required: 185, actual: 180, difference: 5 }],
    })
  })
})

describe('the verdict (R13)', () => {
  it('names every assumption it rests on', () => {
    const { status, assumptions } = askWhatFits('existing-pullout', {
      bodyWidth: 600,
      installationHeight: 400,
      bodyDepth: 560,
    })
    expect(status).toBe('fits-assumed')
    expect(assumptions.toSorted()).toEqual(['ASSUMED_DEPTH', 'ASSUMED_DRAWER_SYSTEM', 'ASSUMED_SIDE_WALL'])
  })

  it('names every reason with what is asked, what there is, and the difference', () => {
    const { notFit } = askWhatFits('complete', {
      insideWidth: 500,
      installationHeight: 380.5,
      installationDepth: 390,
      sideWallThickness: 19,
    })
    expect(notFit.find(({ system }) => system.model === 'PRO55-400-35')?.reasons).toEqual([
      { code: 'USABLE_WIDTH_TOO_SMALL', required: 512, actual: 500, difference: 12 },
      { code: 'HEIGHT_TOO_SMALL', required: 440, actual: 380.5, difference: 59.5 },
      { code: 'DEPTH_TOO_SMALL', required: 400, actual: 390, difference: 10 },
    ])
  })

  it('names what can be filled up', () => {
    const place = { installationHeight: 500, installationDepth: 500, sideWallThickness: 16 }
    const fillersAt = (insideWidth: number) =>
      askWhatFits('complete', { ...place, insideWidth }).notFit.find(
        ({ system }) => system.model === 'PRO55-400-35',
      )?.fillers
    expect(fillersAt(524)).toEqual(['50.60.003'])
    expect(fillersAt(524.1)).toEqual([])
  })

  it('is a question when a measure cannot be', () => {
    expect(
      askWhatFits('complete', { bodyWidth: 55, installationHeight: 500, installationDepth: 500 }),
    ).toMatchObject({
      status: 'error',
      fits: [],
      notFit: [],
      errors: [{ field: 'bodyWidth', code: 'UNIT_SUSPECT', suggestion: 550 }],
    })
  })
})

describe('the order (R14)', () => {
  const place = { systemTypes: ['complete'] as const, usableWidth: { min: 500 } }
  const like = (productNumber: string, about: Partial<Fittable>): Fittable => ({
    model: productNumber,
    productId: productNumber,
    productNumber,
    line: 'boxx-r',
    limits: place,
    containerCount: 2,
    totalLitres: 35,
    price: 100,
    ...about,
  })

  it('is what is sure, then bins, litres, price and number', () => {
    const systems = [
      like('assumed', { containerCount: 9, limits: { ...place, sideWallThickness: { min: 16 } } }),
      like('b', {}),
      like('a', {}),
      like('dear', { price: 101 }),
      like('large', { totalLitres: 70 }),
      like('many', { containerCount: 3, totalLitres: 10, price: 900 }),
    ]
    const { fits } = whatFits('complete', { insideWidth: 600, ...high }, systems, seededFigures)
    expect(fits.map(({ system }) => system.productNumber)).toEqual([
      'many',
      'large',
      'a',
      'b',
      'dear',
      'assumed',
    ])
  })

  it('shows a model once, by the one that comes first', () => {
    const systems = [
      like('2', { model: 'M' }),
      like('1', { model: 'M' }),
      like('3', { model: 'M', price: 99 }),
    ]
    const { fits } = whatFits('complete', { insideWidth: 600, ...high }, systems, seededFigures)
    expect(fits.map(({ system }) => system.productNumber)).toEqual(['3'])
  })
})

describe('a near miss (R15)', () => {
  it('fails by one thing, and the nearest three come first', () => {
    const { status, nearMisses } = askWhatFits('complete', {
      insideWidth: 490,
      installationHeight: 600,
      installationDepth: 600,
      sideWallThickness: 19,
    })
    expect(status).toBe('no-match')
    expect(
      nearMisses.map(({ system, reasons }) => [system.model, reasons.length, reasons[0]?.difference]),
    ).toEqual([
      ['R55-35', 1, 6],
      ['R55-17', 1, 6],
      ['PRO55-500-60', 1, 22],
    ])
  })

  it('is not spoken of while something fits', () => {
    expect(askWhatFits('complete', { insideWidth: 520, ...high }).nearMisses).toEqual([])
  })

  it('comes with the other types that fit', () => {
    const { otherSystemTypes } = askWhatFits('complete', {
      bodyWidth: 450,
      sideWallThickness: 19,
      installationHeight: 450,
      installationDepth: 500,
    })
    expect(otherSystemTypes).toEqual(['existing-pullout', 'swing-door', 'free-standing'])
  })
})

const high = { installationHeight: 600, installationDepth: 600 }
