import { binSizes, isBinCode } from '../../media/pictures/systems/bin-layout.ts'
import { beside, footOf, isDrawerLine, roomFor, standsIn } from '../../media/pictures/systems/drawer-room.ts'
import type { FitLimits } from '../check-system.ts'

/** What of a system is needed to draw it in its place; lengths in mm. */
export type DrawableSystem = {
  model: string
  line: string
  limits: FitLimits
  /** Codes of its bins: "35B". */
  bins: readonly string[]
  /** Its own outer size, where it has one: pull-outs have that of their drawer. */
  size: Size | null
}

type Size = { readonly width: number; readonly depth: number; readonly height: number }

/** A bin as it stands in its system, from the front left corner of its floor. */
export type PlacedBin = Size & { x: number; y: number; z: number }

export type SystemShape = Size & { bins: readonly PlacedBin[] }

/** How large a system is, and where its bins stand. */
export function systemShape(system: DrawableSystem): SystemShape {
  return pullOut(system) ?? single(system)
}

function pullOut({ line, model, bins, limits }: DrawableSystem): SystemShape | null {
  const depth = limits.drawerDepth?.min ?? limits.installationDepth?.min
  const bodyWidth = bodyWidthOf(model)
  if (!isDrawerLine(line) || !bodyWidth || !depth) return null

  const { room, stands } = standsIn(roomFor(line, bodyWidth, depth), bins.filter(isBinCode))
  const foot = footOf[line]
  const placed = stands.map(({ code, x, y, w, d }) => ({
    x: x + beside[line],
    y,
    z: foot,
    width: w,
    depth: d,
    height: binSizes[code].h,
  }))
  return {
    width: room.width + 2 * beside[line],
    depth: room.depth,
    height: Math.max(0, ...placed.map(({ z, height }) => z + height)),
    bins: placed,
  }
}

/** X60-P35, PRO60-400-35 and R60-35 are made for bodies of 600 mm. */
function bodyWidthOf(model: string): number | null {
  const tens = /^[A-Z]+(\d{2})-/.exec(model)?.[1]
  return tens ? Number(tens) * 10 : null
}

/** What stands or hangs as one piece. Without a size of its own it takes the room it asks for. */
function single({ bins, size, limits }: DrawableSystem): SystemShape {
  const [largest] = bins.filter(isBinCode).sort((one, other) => binSizes[other].h - binSizes[one].h)
  if (size) return { ...size, bins: [] }
  if (limits.doorLeafWidth && largest) {
    const { w: width, d: depth, h: height } = binSizes[largest]
    return { width, depth, height, bins: [{ x: 0, y: 0, z: 0, width, depth, height }] }
  }
  return {
    width: limits.usableWidth?.min ?? limits.fullWidth?.min ?? 300,
    depth: limits.drawerDepth?.min ?? limits.installationDepth?.min ?? 300,
    height: limits.installationHeight?.min ?? 300,
    bins: [],
  }
}
