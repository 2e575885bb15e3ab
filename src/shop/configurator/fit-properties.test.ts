import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askWhatFits, modelsThatFit, seededFigures, seededSystems } from '../../../tests/seeded-fit.ts'
import { whatFits } from './fit.ts'
import { lengths, type Measures, type SystemType, systemTypes } from './measures.ts'

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
        const { status, fits, notFit } = askWhatFits(systemType, given)
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
          askWhatFits(systemType, given),
        )
      }),
    )
  })

  it('more floor never takes a standing system away', () => {
    fc.assert(
      fc.property(measures, fc.integer({ min: 0, max: 500 }), (given, more) => {
        const { fullWidth = 200 } = given
        const wider = modelsThatFit('free-standing', { ...given, fullWidth: fullWidth + more })
        expect(wider).toEqual(expect.arrayContaining(modelsThatFit('free-standing', { ...given, fullWidth })))
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
          expect(modelsThatFit(systemType, after)).toEqual(
            expect.arrayContaining(modelsThatFit(systemType, before)),
          )
        }),
      )
    },
  )

  it('one more measure never turns a fit into a no that nobody explains', () => {
    fc.assert(
      fc.property(anyType, measures, fc.constantFrom(...lengths), (systemType, given, field) => {
        const { [field]: _, ...less }: Measures = given
        const lost = modelsThatFit(systemType, less).filter(
          (model) => !modelsThatFit(systemType, given).includes(model),
        )
        const { status, errors, notFit } = askWhatFits(systemType, given)
        if (status === 'error') expect(errors.length).toBeGreaterThan(0)
        else
          for (const model of lost)
            expect(notFit.find(({ system }) => system.model === model)?.reasons.length).toBeGreaterThan(0)
      }),
    )
  })
})

const modelsOf = (systemType: SystemType) =>
  [
    ...new Set(
      seededSystems.filter(({ limits }) => limits.systemTypes.includes(systemType)).map(({ model }) => model),
    ),
  ].toSorted()
