import { colours } from '../pictures/drawing/colour.ts'
import { rod } from '../pictures/drawing/rod.ts'
import type { Solid } from '../pictures/drawing/solid.ts'
import type { Bounds, Place } from '../pictures/drawing/space.ts'
import type { PictureFacts } from '../pictures/facts.ts'
import { modelOf } from '../pictures/picture.ts'
import { binSizes, isBinCode } from '../pictures/systems/bin-layout.ts'
import { bin } from '../pictures/systems/bins.ts'
import { standsOf } from '../pictures/systems/drawer.ts'
import { footOf, isDrawerLine } from '../pictures/systems/drawer-room.ts'
import { pot, potSize } from '../pictures/systems/pot.ts'
import { basePlate, potInMouth, wholeRing } from '../pictures/systems/swing.ts'
import type { DrawingFacts, Limit } from './facts.ts'

/** A system as it stands in its cabinet: lengths in mm, x to the right, y away from the viewer, z up. */
export type DrawnSystem = {
  solids: readonly Solid[]
  outer: Bounds
  bins: readonly DrawnBin[]
  /** The room it needs, at its smallest. */
  space: { box: Bounds; limits: SpaceLimits } | null
}

export type DrawnBin = { litres: number; box: Bounds /** Inside something closed. */; hidden: boolean }

export type SpaceLimits = { width: Limit | null; depth: Limit | null; height: Limit | null }

/** Where a system and its bins stand, from the figures the pictures are made of and the limits of its fit. */
export function drawnSystem(facts: DrawingFacts): DrawnSystem {
  const placed = facts.picture.line === 'd-line' ? swingClosed(facts) : asPictured(facts.picture)
  return { ...placed, space: spaceAround(placed.outer, facts) }
}

type Placed = Omit<DrawnSystem, 'space'>

function asPictured(facts: PictureFacts): Placed {
  const { solids, measured } = modelOf(facts)
  if (!measured) throw new Error(`${facts.itemNumber} has no outer dimensions to draw`)
  // Its bail stands up in the pictures; what has to be measured is the bin with the bail down.
  const standing = facts.line === 'pot' ? [pot([0, 0, 0], colours.GN, 'folded')] : solids
  return { solids: standing, outer: measured.box, bins: binsOf(facts, measured.box) }
}

function binsOf(facts: PictureFacts, outer: Bounds): DrawnBin[] {
  if (isDrawerLine(facts.line)) {
    const foot = footOf[facts.line]
    return standsOf(facts, facts.line).stands.map(({ code, x, y, w, d }) => ({
      litres: litresOf(code),
      box: boxAt([x, y, foot], [w, d, binSizes[code].h]),
      hidden: false,
    }))
  }
  if (facts.line === 's-line') return hiddenIn(facts, outer)
  if (facts.line === 'pot')
    return [{ litres: litresOf(facts.bins[0]?.code ?? ''), box: outer, hidden: false }]
  return []
}

/** The bin of a housing stands in its middle, on its floor. */
function hiddenIn({ bins }: PictureFacts, { min, max }: Bounds): DrawnBin[] {
  const [inside] = bins
  if (!inside || !isBinCode(inside.code)) return []
  const { w, d, h } = fitted(binSizes[inside.code], [max[0] - min[0], max[1] - min[1]])
  const at: Place = [(min[0] + max[0] - w) / 2, (min[1] + max[1] - d) / 2, min[2] + 14]
  return [{ litres: inside.litres, box: boxAt(at, [w, d, h]), hidden: true }]
}

/** As a bin stands, or turned by a quarter when only that goes in. */
const fitted = (size: { w: number; d: number; h: number }, [wide, deep]: readonly [number, number]) =>
  size.w <= wide && size.d <= deep ? size : { w: size.d, d: size.w, h: size.h }

/**
 * D-LINE with its door closed. The pictures show it swung out; here it hangs between the cabinet's walls, which is what
 * has to be measured.
 */
function swingClosed({ picture, fit }: DrawingFacts): Placed {
  const main = picture.bins.some(({ code }) => code === '40C') ? '40C' : '35B'
  const { w, d, h } = binSizes[main]
  const wall = -Math.max(40, ((fit?.usableWidth?.min ?? w) - w) / 2)
  const ring = h - 110
  const bucket = picture.bins.find(({ code }) => code === '5P')
  const inMouth = potInMouth({ w, d, h })
  return {
    solids: [
      ...basePlate([wall, 30, ring - 80]),
      rod(
        [
          [wall + 20, 100, ring + 10],
          [-4, 100, ring + 10],
        ],
        22,
        colours.steel,
      ),
      bin(main, [0, 0, 0], { w, d, h }, colours.AN),
      wholeRing({ w, d }, ring),
    ],
    outer: boxAt([0, 0, 0], [w, d, h]),
    bins: [
      { litres: litresOf(main), box: boxAt([0, 0, 0], [w, d, h]), hidden: false },
      ...(bucket
        ? [{ litres: bucket.litres, box: boxAt(inMouth, [potSize.w, potSize.d, potSize.h]), hidden: true }]
        : []),
    ],
  }
}

function spaceAround(outer: Bounds, { picture, fit }: DrawingFacts): DrawnSystem['space'] {
  if (!fit) return null
  const limits: SpaceLimits = {
    width: fit.usableWidth ?? fit.fullWidth ?? null,
    depth: fit.drawerDepth ?? fit.installationDepth ?? null,
    height: fit.installationHeight ?? null,
  }
  const [w, d, h] = ([0, 1, 2] as const).map((axis) => outer.max[axis] - outer.min[axis]) as [
    number,
    number,
    number,
  ]
  const size: Place = [limits.width?.min ?? w, limits.depth?.min ?? d, limits.height?.min ?? h]
  // A pull-out begins right behind the front; anything else may stand in the middle of its room.
  const ahead = isDrawerLine(picture.line) ? 0 : (size[1] - d) / 2
  const at: Place = [(outer.min[0] + outer.max[0] - size[0]) / 2, outer.min[1] - ahead, outer.min[2]]
  return { box: boxAt(at, size), limits }
}

const litresOf = (code: string): number => Number.parseInt(code, 10)

const boxAt = (at: Place, [w, d, h]: Place): Bounds => ({
  min: at,
  max: [at[0] + w, at[1] + d, at[2] + h],
})
