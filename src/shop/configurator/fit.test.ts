import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededFigures, seededSystems } from '../../../tests/seeded-fit.ts'
import type { FitLimits } from './check-system.ts'
import { type Fittable, whatFits } from './fit.ts'
import { lengths, type Measures, type SystemType, systemTypes } from './measures.ts'

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
    const { fits, notFit } = ask(systemType, { ...place, bodyWidth })
    const blamed = notFit.filter(({ reasons }) =>
      reasons.some(({ code }) => code === 'BODY_WIDTH_OUT_OF_RANGE'),
    )
    expect(blamed).toHaveLength(isOut ? notFit.length : 0)
    if (isOut) expect(fits).toEqual([])
  })

  it('is told with both its bounds and what is missing', () => {
    const [miss] = ask('complete', { ...place, bodyWidth: 440.5 }).notFit
    expect(miss?.reasons).toContainEqual({
      code: 'BODY_WIDTH_OUT_OF_RANGE',
      required: [450, 900],
      actual: 440.5,
      difference: 9.5,
    })
  })

  it.each([200, 440, 1000])('%s changes nothing for what stands freely', (bodyWidth) => {
    expect(models('free-standing', { bodyWidth })).toEqual(models('free-standing', {}))
  })
})

describe('every bound of every system (R8, R9)', () => {
  const cases = seededSystems.flatMap(({ model, limits }) =>
    limits.systemTypes.flatMap((systemType) =>
      boundsOf(limits).map((bound) => ({ model, systemType, ...bound, limits })),
    ),
  )

  it.each(cases)(
    '$model fits at $name $mm and not $step mm beyond',
    ({ model, systemType, name, mm, step, limits }) => {
      const place = roomFor(limits)
      const at = (value: number) => models(systemType, { ...place, ...measured(systemType, name, value) })
      expect(at(mm)).toContain(model)
      expect(at(mm + step)).not.toContain(model)
    },
  )
})

describe('the side wall (R10)', () => {
  const place = { insideWidth: 520, installationHeight: 500, installationDepth: 500 }

  it.each([
    [15.9, false],
    [16, true],
    [25, true],
    [25.1, false],
  ])('of %s mm lets BOXX-R in: %s', (sideWallThickness, isIn) => {
    expect(models('complete', { ...place, sideWallThickness }).includes('R55-35')).toBe(isIn)
  })

  it('that nobody measured is assumed', () => {
    expect(ask('complete', place)).toMatchObject({
      status: 'fits-assumed',
      assumptions: ['ASSUMED_SIDE_WALL'],
    })
  })

  it('that was measured leaves nothing to assume', () => {
    expect(ask('complete', { ...place, sideWallThickness: 19 })).toMatchObject({
      status: 'fits',
      assumptions: [],
    })
  })

  it('is told with its range when it is not in it', () => {
    const { notFit } = ask('complete', { ...place, sideWallThickness: 22 })
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
    expect(models('swing-door', { ...place, ...measures }).includes('DM-35')).toBe(isIn)
  })

  it('may open to either side', () => {
    const of = (hingeSide: 'left' | 'right') => ask('swing-door', { ...place, bodyWidth: 500, hingeSide })
    expect(of('left')).toEqual(of('right'))
  })
})

describe('what stands freely (R12)', () => {
  it('fits wherever nothing is said', () => {
    const { status, fits, notFit } = ask('free-standing', {})
    expect({ status, notFit }).toEqual({ status: 'fits', notFit: [] })
    expect(fits.map(({ system }) => system.model).toSorted()).toEqual(['HB-1', 'HB-2', 'POT', 'S35', 'S60'])
  })

  it.each<[Measures, string[]]>([
    [{ fullWidth: 379 }, ['HB-1', 'HB-2', 'POT', 'S35']],
    [{ fullWidth: 349 }, ['POT', 'S35']],
    [{ fullWidth: 185, installationDepth: 185, installationHeight: 235 }, ['POT']],
    [{ installationHeight: 559 }, ['HB-1', 'HB-2', 'POT']],
  ])('is asked only for what is known: %o', (measures, expected) => {
    expect(models('free-standing', measures).toSorted()).toEqual(expected)
  })

  it('lacks floor, not usable width', () => {
    const { nearMisses } = ask('free-standing', { fullWidth: 180 })
    expect(nearMisses[0]).toMatchObject({
      system: { model: 'POT' },
      reasons: [{ code: 'FLOOR_WIDTH_TOO_SMALL', required: 185, actual: 180, difference: 5 }],
    })
  })
})

describe('the verdict (R13)', () => {
  it('names every assumption it rests on', () => {
    const { status, assumptions } = ask('existing-pullout', {
      bodyWidth: 600,
      installationHeight: 400,
      bodyDepth: 560,
    })
    expect(status).toBe('fits-assumed')
    expect(assumptions.toSorted()).toEqual(['ASSUMED_DEPTH', 'ASSUMED_DRAWER_SYSTEM', 'ASSUMED_SIDE_WALL'])
  })

  it('names every reason with what is asked, what there is, and the difference', () => {
    const { notFit } = ask('complete', {
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
      ask('complete', { ...place, insideWidth }).notFit.find(({ system }) => system.model === 'PRO55-400-35')
        ?.fillers
    expect(fillersAt(524)).toEqual(['50.60.003'])
    expect(fillersAt(524.1)).toEqual([])
  })

  it('is a question when a measure cannot be', () => {
    expect(ask('complete', { bodyWidth: 55, installationHeight: 500, installationDepth: 500 })).toMatchObject(
      {
        status: 'error',
        fits: [],
        notFit: [],
        errors: [{ field: 'bodyWidth', code: 'UNIT_SUSPECT', suggestion: 550 }],
      },
    )
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
    const { status, nearMisses } = ask('complete', {
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
    expect(ask('complete', { insideWidth: 520, ...high }).nearMisses).toEqual([])
  })

  it('comes with the other types that fit', () => {
    const { otherSystemTypes } = ask('complete', {
      bodyWidth: 450,
      sideWallThickness: 19,
      installationHeight: 450,
      installationDepth: 500,
    })
    expect(otherSystemTypes).toEqual(['existing-pullout', 'swing-door', 'free-standing'])
  })
})

describe('whatever is measured', () => {
  const measures = fc.record(
    {
      bodyWidth: fc.integer({ min: 450, max: 900 }),
      installationHeight: fc.integer({ min: 300, max: 700 }),
      installationDepth: fc.integer({ min: 250, max: 650 }),
      sideWallThickness: fc.integer({ min: 10, max: 30 }),
      insideWidth: fc.integer({ min: 400, max: 880 }),
      edgeWidth: fc.integer({ min: 0, max: 30 }),
      fullWidth: fc.integer({ min: 150, max: 900 }),
      drawerBackToFront: fc.integer({ min: 250, max: 600 }),
      drawerSystem: fc.constantFrom('unknown', 'blum-legrabox', 'wooden'),
    },
    { requiredKeys: [] },
  )
  const anyType = fc.constantFrom(...systemTypes)

  it('every model of the type is told of once: it fits, or why it does not', () => {
    fc.assert(
      fc.property(anyType, measures, (systemType, given) => {
        const { status, fits, notFit } = ask(systemType, given)
        if (status === 'error') return
        const told = [...fits, ...notFit].map(({ system }) => system.model).toSorted()
        expect(told).toEqual(modelsOf(systemType))
        expect(
          notFit.every(
            ({ reasons }) => reasons.length > 0 && reasons.every(({ difference }) => difference > 0),
          ),
        ).toBe(true)
        expect(
          fits.every(({ status, assumptions }) => (status === 'fits') === (assumptions.length === 0)),
        ).toBe(true)
      }),
    )
  })

  it('the order in which it is said is of no matter', () => {
    fc.assert(
      fc.property(anyType, measures, (systemType, given) => {
        const turned = Object.fromEntries(Object.entries(given).toReversed())
        expect(whatFits(systemType, turned, seededSystems.toReversed(), seededFigures)).toEqual(
          ask(systemType, given),
        )
      }),
    )
  })

  it('more floor never takes a standing system away', () => {
    fc.assert(
      fc.property(measures, fc.integer({ min: 0, max: 500 }), (given, more) => {
        const { fullWidth = 200 } = given
        const wider = models('free-standing', { ...given, fullWidth: fullWidth + more })
        expect(wider).toEqual(expect.arrayContaining(models('free-standing', { ...given, fullWidth })))
      }),
    )
  })

  it.each(['installationHeight', 'installationDepth'] as const)(
    'more %s never takes a system away',
    (field) => {
      fc.assert(
        fc.property(anyType, measures, fc.integer({ min: 0, max: 100 }), (systemType, given, more) => {
          const { bodyDepth: _, ...place }: Measures = given
          const { [field]: mm = 400 } = place
          const before = { ...place, [field]: mm }
          const after = { ...place, [field]: mm + more }
          expect(models(systemType, after)).toEqual(expect.arrayContaining(models(systemType, before)))
        }),
      )
    },
  )

  it('one more measure never turns a fit into a no that nobody explains', () => {
    fc.assert(
      fc.property(anyType, measures, fc.constantFrom(...lengths), (systemType, given, field) => {
        const { [field]: _, ...less }: Measures = given
        const lost = models(systemType, less).filter((model) => !models(systemType, given).includes(model))
        const { status, errors, notFit } = ask(systemType, given)
        if (status === 'error') expect(errors.length).toBeGreaterThan(0)
        else
          for (const model of lost)
            expect(notFit.find(({ system }) => system.model === model)?.reasons.length).toBeGreaterThan(0)
      }),
    )
  })
})

const high = { installationHeight: 600, installationDepth: 600 }

const ask = (systemType: SystemType, measures: Measures) =>
  whatFits(systemType, measures, seededSystems, seededFigures)

const models = (systemType: SystemType, measures: Measures) =>
  ask(systemType, measures).fits.map(({ system }) => system.model)

const modelsOf = (systemType: SystemType) =>
  [
    ...new Set(
      seededSystems.filter(({ limits }) => limits.systemTypes.includes(systemType)).map(({ model }) => model),
    ),
  ].toSorted()

type Bound = { name: Exclude<keyof FitLimits, 'systemTypes'>; mm: number; step: number }

function boundsOf({ systemTypes: _, ...limits }: FitLimits): Bound[] {
  return Object.entries(limits).flatMap(([name, { min, max }]) =>
    [
      { mm: min, step: -0.1 },
      { mm: max, step: 0.1 },
    ].flatMap(({ mm, step }) =>
      // The names of limits, by the type of the record they come from.
      mm === null || mm === undefined ? [] : [{ name: name as Bound['name'], mm, step }],
    ),
  )
}

/** A place in which a system fits with nothing to spare in its width and much of everything else. */
function roomFor({ usableWidth, fullWidth, sideWallThickness, doorLeafWidth }: FitLimits): Measures {
  return {
    ...(usableWidth ? { insideWidth: usableWidth.min ?? 500 } : {}),
    ...(fullWidth ? { fullWidth: fullWidth.min ?? 500 } : {}),
    ...(sideWallThickness ? { sideWallThickness: sideWallThickness.min ?? 19 } : {}),
    ...(doorLeafWidth ? { bodyWidth: 500, insideWidth: 470 } : {}),
    installationHeight: 1000,
    installationDepth: 800,
    drawerBackToFront: 800,
  }
}

/** By which measure a limit is met exactly. */
function measured(systemType: SystemType, name: Bound['name'], mm: number): Measures {
  switch (name) {
    case 'usableWidth':
      return { insideWidth: mm }
    case 'doorLeafWidth': {
      // Two leaves of 600 mm belong to a body that is wider than any for which there are systems.
      const doorCount = mm > 450 ? 1 : 2
      const bodyWidth = doorCount * mm
      return { bodyWidth, doorCount, insideWidth: bodyWidth - 30, sideWallThickness: 15 }
    }
    case 'drawerDepth':
      return { drawerBackToFront: mm }
    case 'installationDepth':
      return systemType === 'existing-pullout' ? { drawerBackToFront: mm } : { installationDepth: mm }
    default:
      return { [name]: mm }
  }
}
