import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../values/locale.ts'
import { factsOfCatalogue } from '../pictures/catalogue-facts.ts'
import { type BinCode, binSizes } from '../pictures/systems/bin-layout.ts'
import { limitText, textBox } from './dimension.ts'
import { drawnDimensions } from './dimensions.ts'
import { drawDrawing } from './drawing.ts'
import { drawnSystem } from './drawn-system.ts'
import type { DrawingFacts, FitLimits } from './facts.ts'
import { labelsOf } from './labels.ts'
import { type Layout, layOut, legend, onSheet, paper, titleBlock } from './layout.ts'
import { crosses, type Rect, seenAs } from './views.ts'
import { drawingWords } from './words.ts'

const systems = readSystems()
const laidOut = systems.map((facts) => {
  const system = drawnSystem(facts)
  return { facts, system, layout: layOut(system), name: facts.picture.itemNumber }
})

describe('the dimensional drawing of every system', () => {
  it('covers the catalogue', () => {
    expect(systems).toHaveLength(61)
  })

  it('is a small document that asks nothing of the outside world, in every language', () => {
    for (const facts of systems) {
      for (const { code } of locales) {
        const svg = drawDrawing(facts, drawingWords[code])
        expect(svg).toContain(facts.picture.itemNumber)
        expect(svg).toContain(drawingWords[code].views.front)
        expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
          /https?:|data:|<image|<style|<script|NaN|undefined/,
        )
        expect(svg.length).toBeLessThan(32_000)
      }
    }
  })

  it('is the same each time', () => {
    for (const facts of systems.slice(0, 12))
      expect(drawDrawing(structuredClone(facts), drawingWords['de-DE'])).toBe(
        drawDrawing(facts, drawingWords['de-DE']),
      )
  })

  it('measures what the catalogue states, with lines as long as their figures', () => {
    for (const { facts, layout, name } of laidOut) {
      for (const { of, measure, from, to, text } of layout.dimensions) {
        const long = (to - from) * layout.scale
        if (of === 'system') {
          expect(text, name).toBe(String(drawnDimensions(facts).outer[measure]))
          expect(long, `${name} ${measure}`).toBeCloseTo(Number(text), 6)
        } else {
          expect(text, name).toBe(limitText(limitOf(facts.fit, measure) ?? {}))
          expect(long, `${name} ${measure}`).toBeCloseTo(limitOf(facts.fit, measure)?.min ?? 0, 6)
        }
      }
      expect(layout.dimensions.length, name).toBe(6)
    }
  })

  it('keeps a system inside the room it asks for', () => {
    for (const { system, name } of laidOut) {
      for (const axis of [0, 1, 2] as const) {
        expect(system.outer.min[axis], name).toBeGreaterThanOrEqual(system.space?.box.min[axis] ?? 0)
        expect(system.outer.max[axis], name).toBeLessThanOrEqual(system.space?.box.max[axis] ?? 0)
      }
    }
  })

  it('shows every bin of the catalogue inside its system', () => {
    for (const { facts, system, name } of laidOut) {
      const litres = system.bins.map((bin) => bin.litres).sort()
      expect(litres, name).toEqual(facts.picture.bins.map((bin) => bin.litres).sort())
      for (const { box } of system.bins)
        for (const axis of [0, 1, 2] as const) {
          expect(box.min[axis], name).toBeGreaterThanOrEqual(system.outer.min[axis])
          expect(box.max[axis], name).toBeLessThanOrEqual(system.outer.max[axis])
        }
    }
  })

  it('says of every bin from above how much it holds', () => {
    for (const { system, layout, name } of laidOut) {
      const said = labelsOf(system, layout).filter(({ view }) => view === 'top')
      expect(said.map(({ lines }) => lines[0]).sort(), name).toEqual(
        system.bins.map(({ litres }) => `${litres} l`).sort(),
      )
    }
  })

  it('aligns its views: heights across, widths down, to one scale', () => {
    for (const { system, layout } of laidOut) {
      expectAligned(layout, system.outer)
    }
  })

  it('fits on its sheet without writing over itself', () => {
    for (const { system, layout, name } of laidOut) {
      expect(overlapsOf(layout, labelsOf(system, layout)), name).toEqual([])
    }
  })
})

describe('a drawing of a system nobody has built yet', () => {
  it('keeps its views aligned and its figures apart, whatever its size', () => {
    fc.assert(
      fc.property(inventions, (facts) => {
        const system = drawnSystem(facts)
        const layout = layOut(system)
        expectAligned(layout, system.outer)
        expect(overlapsOf(layout, labelsOf(system, layout))).toEqual([])
      }),
    )
  })
})

describe('a limit', () => {
  it('says what is asked for', () => {
    expect([
      limitText({ min: 485, max: 684 }),
      limitText({ min: 400, max: null }),
      limitText({ max: 600 }),
      limitText({ min: 500, max: 500 }),
    ]).toEqual(['485–684', '≥ 400', '≤ 600', '500'])
  })
})

function expectAligned({ placings, scale }: Layout, outer: Parameters<typeof seenAs>[1]) {
  const [front, side, top] = (['front', 'side', 'top'] as const).map((view) =>
    onSheet(seenAs(view, outer), placings[view]),
  ) as [Rect, Rect, Rect] // three views in, three rectangles out
  expect(side.y).toBeCloseTo(front.y, 9)
  expect(side.h).toBeCloseTo(front.h, 9)
  expect(top.x).toBeCloseTo(front.x, 9)
  expect(top.w).toBeCloseTo(front.w, 9)
  expect(top.h).toBeCloseTo(side.w, 9)
  // First angle: the side stands right of the front, the view from above below it.
  expect(side.x).toBeGreaterThan(front.x + front.w)
  expect(top.y).toBeGreaterThan(front.y + front.h)
  for (const placing of Object.values(placings)) expect(placing.scale).toBe(1 / scale)
}

/** What on the sheet stands over something else, or beyond its frame. */
function overlapsOf(
  layout: Layout,
  labels: readonly { box: Rect; view: string; lines: readonly string[] }[],
) {
  const texts = [
    ...layout.dimensions.map((one) => ({ name: `${one.of} ${one.measure}`, box: textBox(one) })),
    ...labels.map(({ view, lines, box }) => ({ name: `${view} ${lines[0]}`, box })),
    { name: 'title block', box: titleBlock },
    { name: 'legend', box: legend },
  ]
  const views = Object.entries(layout.views).map(([name, box]) => ({ name, box }))
  const dimensions = texts.slice(0, layout.dimensions.length)
  const pairs = [
    ...texts.flatMap((one, at) => texts.slice(at + 1).map((other) => [one, other] as const)),
    ...[...dimensions, ...texts.slice(-2)].flatMap((one) => views.map((view) => [one, view] as const)),
    ...views.flatMap((one, at) => views.slice(at + 1).map((other) => [one, other] as const)),
  ]
  const inside = ({ x, y, w, h }: Rect) =>
    x >= paper.frame &&
    y >= paper.frame &&
    x + w <= paper.width - paper.frame &&
    y + h <= paper.height - paper.frame
  return [
    ...pairs
      .filter(([one, other]) => crosses(one.box, other.box))
      .map(([one, other]) => `${one.name} over ${other.name}`),
    ...[...texts, ...views].filter(({ box }) => !inside(box)).map(({ name }) => `${name} beyond the frame`),
  ]
}

const limitOf = (fit: FitLimits | null, measure: 'width' | 'depth' | 'height') =>
  ({
    width: fit?.usableWidth ?? fit?.fullWidth,
    depth: fit?.drawerDepth ?? fit?.installationDepth,
    height: fit?.installationHeight,
  })[measure]

const codes = Object.keys(binSizes) as BinCode[]

const inventions = fc
  .record({
    line: fc.constantFrom('x-line', 'x-line-pro', 'boxx-r', 'd-line'),
    bins: fc.array(fc.constantFrom(...codes), { minLength: 1, maxLength: 6 }),
    bodyWidth: fc.integer({ min: 400, max: 1200 }),
    depth: fc.integer({ min: 350, max: 650 }),
    higher: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ line, bins, bodyWidth, depth, higher }): DrawingFacts => {
    const tallest = Math.max(...bins.map((code) => binSizes[code].h)) + 50
    return {
      picture: {
        kind: 'system',
        itemNumber: '00',
        line,
        model: 'NEW',
        colour: 'AN',
        bins: bins.map((code) => ({ code, litres: Number.parseInt(code, 10), kind: 'bag' })),
        bodyWidth,
        depth,
        height: tallest + higher,
        dimensions: null,
        category: null,
        name: 'New',
        dimension: null,
        packSize: null,
        id: null,
      },
      fit: {
        usableWidth: { min: bodyWidth, max: null },
        drawerDepth: { min: depth },
        installationHeight: { min: tallest + higher },
      },
    }
  })

function readSystems(): DrawingFacts[] {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../../db/seed/${file}`, import.meta.url), 'utf8'))
  const { products } = read('products.json') as {
    products: { variants: { itemNumber: string; fit: FitLimits }[] }[]
  }
  const fits = new Map(
    products.flatMap(({ variants }) => variants.map(({ itemNumber, fit }) => [itemNumber, fit])),
  )
  return factsOfCatalogue({ systems: read('products.json').products, accessories: [], parts: [] }).map(
    (picture) => ({ picture, fit: fits.get(picture.itemNumber) ?? null }),
  )
}
