import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSystem, type FitLimits } from '../check-system.ts'
import { type Configurator, figuresOf } from '../configurator.ts'
import type { Measures, SystemType } from '../measures.ts'
import { usableSpace } from '../usable-space.ts'
import { drawPlace } from './draw-place.ts'
import type { Dimension, Part } from './scene.ts'
import { type DrawableSystem, systemShape } from './system-shape.ts'

type Catalogue = {
  products: { line: string; variants: { model: string; bins: { code: string }[]; fit: FitLimits }[] }[]
}

const seed = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../db/seed/${name}.json`, import.meta.url), 'utf8'))

// The seed is written to these types.
const figures = figuresOf(seed('configurator') as Configurator)
const { products } = seed('products') as Catalogue

const systems: readonly DrawableSystem[] = products.flatMap(({ line, variants }) =>
  variants.map(({ model, bins, fit }) => ({
    model,
    line,
    limits: fit,
    bins: bins.map(({ code }) => code),
    size: null,
  })),
)
const system = (model: string): DrawableSystem => {
  const found = systems.find((one) => one.model === model)
  if (!found) throw new Error(`${model} is not in the seed`)
  return found
}

function drawn(systemType: SystemType, measures: Measures, model: string | null) {
  const shown = model === null ? null : system(model)
  const space = usableSpace(systemType, measures, figures)
  const reasons = shown ? checkSystem(systemType, measures, space, shown.limits, figures).reasons : []
  return drawPlace({ systemType, measures, figures, obstacles: [], system: shown, reasons })
}

const labels = (dimensions: readonly Dimension[]) => dimensions.map(({ label }) => label)
const parts = (all: readonly Part[], kind: Part['kind']) => all.filter((part) => part.kind === kind)

describe('a place with a system that fits', () => {
  const measures = { bodyWidth: 600, installationHeight: 480, installationDepth: 510, sideWallThickness: 19 }
  const { front, side } = drawn('complete', measures, 'PRO60-500-35')

  it('says what was measured, what is left, and what the system needs, in mm on every line', () => {
    expect(labels(front.dimensions)).toEqual(['562 mm', '600 mm', '480 mm', '562–568 mm', '≥ 440 mm'])
    expect(labels(side.dimensions)).toEqual(['510 mm', '≥ 500 mm'])
    expect([...front.dimensions, ...side.dimensions].every(({ difference }) => difference === null)).toBe(
      true,
    )
  })

  it('draws to scale: a line is as long as it says', () => {
    const body = front.dimensions.find(({ measure, kind }) => measure === 'bodyWidth' && kind === 'given')
    expect((body?.to ?? 0) - (body?.from ?? 0)).toBe(600)
    expect(front.bounds.right - front.bounds.left).toBe(600)
  })

  it('draws every bin and nothing in red', () => {
    expect(parts(front.parts, 'bin')).toHaveLength(system('PRO60-500-35').bins.length)
    expect(parts([...front.parts, ...side.parts], 'excess')).toEqual([])
  })
})

describe('a place that is not high enough', () => {
  const { front } = drawn(
    'complete',
    { bodyWidth: 600, installationHeight: 428, installationDepth: 510 },
    'PRO60-500-35',
  )

  it('shows the missing millimetres above the free height', () => {
    expect(parts(front.parts, 'excess')).toMatchObject([{ y: 428, height: 12 }])
    expect(
      front.dimensions.find(({ measure, kind }) => measure === 'height' && kind === 'needed')?.difference,
    ).toBe(-12)
  })

  it('says what was only worked out', () => {
    expect(labels(front.dimensions)[0]).toBe('≈ 562 mm')
  })
})

describe('a drawer that is too wide', () => {
  const { front } = drawn(
    'complete',
    { insideWidth: 574, installationHeight: 480, installationDepth: 510 },
    'PRO60-500-35',
  )

  it('shows what is left over', () => {
    expect(parts(front.parts, 'excess')).toMatchObject([{ width: 6 }])
    expect(
      front.dimensions.find(({ kind, measure }) => kind === 'needed' && measure === 'width')?.difference,
    ).toBe(6)
  })
})

describe('a hinged door', () => {
  it('is drawn on the side of its hinges', () => {
    const of = (hingeSide: 'left' | 'right') =>
      parts(drawn('swing-door', { bodyWidth: 600, hingeSide }, 'DM-35').front.parts, 'front')
    expect(of('left')).toMatchObject([
      {
        path: [
          [600, expect.anything()],
          [0, expect.anything()],
          [600, 0],
        ],
      },
    ])
    expect(of('right')).toMatchObject([
      {
        path: [
          [0, expect.anything()],
          [600, expect.anything()],
          [0, 0],
        ],
      },
    ])
  })
})

describe('a place nobody has measured', () => {
  it.each(['complete', 'existing-pullout', 'swing-door', 'free-standing'] as const)(
    'can be drawn as %s',
    (type) => {
      const { front, side } = drawn(type, {}, null)
      expect(front.dimensions).toEqual([])
      expect(side.bounds.right).toBeGreaterThan(0)
    },
  )
})

describe('the shape of a system', () => {
  it.each(systems.map((one) => [one.model, one] as const))(
    '%s is no larger than the room it asks for',
    (_, one) => {
      const { width, depth, height } = systemShape(one)
      const least = one.limits.usableWidth?.min ?? one.limits.fullWidth?.min ?? 0
      expect(width).toBeLessThanOrEqual(least)
      expect(depth).toBeLessThanOrEqual(one.limits.drawerDepth?.min ?? one.limits.installationDepth?.min ?? 0)
      expect(height).toBeLessThanOrEqual(one.limits.installationHeight?.min ?? 0)
    },
  )
})

it('draws finite lengths whatever is measured', () => {
  const length = fc.option(fc.double({ min: 0, max: 3000, noNaN: true }), { nil: undefined })
  fc.assert(
    fc.property(
      fc.record({
        bodyWidth: length,
        insideWidth: length,
        installationHeight: length,
        installationDepth: length,
      }),
      fc.constantFrom(...systems),
      (given, { model, limits }) => {
        const measures: Measures = Object.fromEntries(
          Object.entries(given).filter(([, mm]) => mm !== undefined),
        )
        const type = limits.systemTypes[0] ?? 'complete'
        const { front, side } = drawn(type, measures, model)
        for (const { bounds } of [front, side])
          expect(Object.values(bounds).every((value) => Number.isFinite(value))).toBe(true)
      },
    ),
  )
})
