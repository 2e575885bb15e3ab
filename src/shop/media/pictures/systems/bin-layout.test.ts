import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BinCode,
  binSizes,
  inOneRow,
  isBinCode,
  overlap,
  type Room,
  type Stand,
  standIn,
} from './bin-layout.ts'
import { isDrawerLine, roomFor } from './drawer-room.ts'

const codes = fc.array(fc.constantFrom(...(Object.keys(binSizes) as BinCode[])), { maxLength: 6 })
const rooms = fc.record({
  width: fc.integer({ min: 100, max: 900 }),
  depth: fc.integer({ min: 100, max: 600 }),
})

describe('where bins stand', () => {
  it('is inside the room, each on its own ground, none forgotten', () => {
    fc.assert(
      fc.property(rooms, codes, (room, codes) => {
        const stands = standIn(room, codes)
        if (stands === undefined) return
        expect(stands.map(({ code }) => code).sort()).toEqual([...codes].sort())
        expect(stands.every((stand) => isInside(room, stand))).toBe(true)
        expect(collisions(stands)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the ground a bin needs, at most turned by a quarter', () => {
    fc.assert(
      fc.property(rooms, codes, (room, codes) => {
        for (const { code, w, d } of standIn(room, codes) ?? []) {
          expect([
            [w, d],
            [d, w],
          ]).toContainEqual([binSizes[code].w, binSizes[code].d])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('does not depend on the order in which bins are listed', () => {
    fc.assert(
      fc.property(rooms, codes, (room, codes) => {
        const ground = (list: readonly BinCode[]) =>
          standIn(room, list)
            ?.map(({ x, y, w, d }) => [x, y, w, d].join())
            .sort()
        expect(ground([...codes].sort().reverse())).toEqual(ground([...codes].sort()))
      }),
      { numRuns: 200 },
    )
  })

  it('has an answer for a room nobody measured: one row, nothing touching', () => {
    fc.assert(
      fc.property(codes, (codes) => {
        expect(collisions(inOneRow(codes))).toEqual([])
      }),
    )
  })

  it('gives up rather than squeeze', () => {
    expect(standIn({ width: 389, depth: 329 }, ['60B'])).toBeUndefined()
  })

  it('puts the low bins in front of the high ones', () => {
    const stands = standIn(roomFor('x-line', 600, 500), ['35B', '17B', '8C', '5P']) ?? []
    const front = (code: BinCode) => stands.find((stand) => stand.code === code)?.y
    expect([front('5P'), front('8C')]).toEqual([0, 0])
    expect(front('35B')).toBe(165)
  })

  it('finds room in every pull-out the catalogue sells', () => {
    const { products } = JSON.parse(
      readFileSync(new URL('../../../../../db/seed/products.json', import.meta.url), 'utf8'),
    ) as Catalogue
    const lines = products.filter(({ line }) => isDrawerLine(line))
    expect(lines).not.toHaveLength(0)
    for (const { line, variants } of lines) {
      for (const { model, options, bins, fit } of variants) {
        if (!isDrawerLine(line)) continue
        const room = roomFor(line, options.bodyWidthNominal, options.drawerDepthClass)
        expect(room.width, model).toBeLessThanOrEqual(fit.usableWidth.min)
        expect(standIn(room, bins.map(({ code }) => code).filter(isBinCode)), model).toHaveLength(bins.length)
      }
    }
  })
})

const isInside = ({ width, depth }: Room, { x, y, w, d }: Stand): boolean =>
  x >= 0 && y >= 0 && x + w <= width && y + d <= depth

const collisions = (stands: readonly Stand[]) =>
  stands.flatMap((one, at) =>
    stands
      .slice(at + 1)
      .filter((other) => overlap(one, other))
      .map((other) => [one, other]),
  )

type Catalogue = {
  products: {
    line: string
    variants: {
      model: string
      options: { bodyWidthNominal: number; drawerDepthClass: number }
      bins: { code: string }[]
      fit: { usableWidth: { min: number } }
    }[]
  }[]
}
