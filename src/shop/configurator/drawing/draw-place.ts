import type { Reason } from '../check-system.ts'
import type { FitFigures } from '../fit-figures.ts'
import type { Measures, SystemType } from '../measures.ts'
import { usableSpace } from '../usable-space.ts'
import { drawFront } from './draw-front.ts'
import { drawSide } from './draw-side.ts'
import type { View } from './scene.ts'
import { type DrawableSystem, type SystemShape, systemShape } from './system-shape.ts'

export const obstacles = ['siphon', 'boiler', 'shelf', 'pipe'] as const
/** What stands in the way; it is measured around, and drawn where the free room ends. */
export type Obstacle = (typeof obstacles)[number]

export type PlaceFacts = {
  systemType: SystemType
  measures: Measures
  figures: FitFigures
  obstacles: readonly Obstacle[]
  /** Null while nothing fits nearly enough to be shown. */
  system: DrawableSystem | null
  /** Why it does not fit. */
  reasons: readonly Reason[]
}

export type PlaceDrawing = { front: View; side: View }

/** A cabinet, drawer or niche with a system in it, from the front and from the side, all to one scale. */
export function drawPlace(facts: PlaceFacts): PlaceDrawing {
  const place = layOut(facts)
  return { front: drawFront(place), side: drawSide(place) }
}

/** A length and how it is known. */
export type Known = { mm: number; kind: 'given' | 'estimated' }

/** Everything both views are drawn from. A length that nobody said has a usual one, and no dimension line. */
export type Place = {
  systemType: SystemType
  wall: number
  body: { width: number; depth: number; height: number }
  /** Edges of the body, as far as somebody said how long they are. */
  known: { bodyWidth: Known | null; bodyDepth: Known | null }
  /** What is free, at its usual size where nothing is known. */
  free: { width: number; depth: number; height: number }
  /** How far it is to the first thing at the back, where somebody said so. */
  clearDepth: number | null
  usable: { width: Known | null; depth: Known | null; height: Known | null }
  /** From the body's left edge to the free room. */
  inset: number
  hasEdge: number
  doors: { count: 1 | 2; hinge: 'left' | 'right' | null }
  obstacles: readonly Obstacle[]
  system: (SystemShape & { limits: DrawableSystem['limits'] }) | null
  /** By what they are drawn as: mm that are missing or too many, and what of them is at fault. */
  faults: Partial<Record<'width' | 'bodyWidth' | 'height' | 'depth' | 'wall' | 'door', Fault>>
}

export type Fault = { difference: number; isTooMuch: boolean }

/** A usual base unit, for what nobody has measured yet. */
const usual = { width: 600, depth: 560, height: 720, free: 520 }
/** A front and the drawer's floor below it. */
export const drawerFloor = 16

function layOut({ systemType, measures, figures, obstacles, system, reasons }: PlaceFacts): Place {
  const space = usableSpace(systemType, measures, figures)
  const shape = system && systemShape(system)
  const wall = measures.sideWallThickness ?? figures.sideWallThickness
  const usable = { width: knownOf(space.width), depth: knownOf(space.depth), height: knownOf(space.height) }
  const isFree = systemType === 'free-standing'

  const bodyWidth = isFree
    ? (usable.width?.mm ?? (shape ? shape.width + 200 : usual.width))
    : (measures.bodyWidth ?? bodyAround(systemType, measures, wall, usable.width) ?? usual.width)
  const freeWidth = Math.max(0, usable.width?.mm ?? bodyWidth - (isFree ? 0 : 2 * wall))
  const bodyDepth =
    measures.bodyDepth ??
    (measures.installationDepth === undefined
      ? (usable.depth?.mm ?? usual.depth) + (isFree ? 0 : figures.bodyToInstallationDepth)
      : measures.installationDepth + (isFree ? 0 : figures.bodyToInstallationDepth))
  const height = usable.height?.mm ?? Math.max(usual.free, shape?.height ?? 0)

  return {
    systemType,
    wall,
    body: {
      width: bodyWidth,
      depth: bodyDepth,
      height: isFree ? height : Math.max(usual.height - 2 * wall, height + 110),
    },
    known: {
      bodyWidth:
        isFree || measures.bodyWidth === undefined ? null : { mm: measures.bodyWidth, kind: 'given' },
      bodyDepth:
        isFree || measures.bodyDepth === undefined ? null : { mm: measures.bodyDepth, kind: 'given' },
    },
    free: { width: freeWidth, depth: Math.max(0, usable.depth?.mm ?? bodyDepth), height },
    clearDepth: measures.installationDepth ?? null,
    usable,
    inset: (bodyWidth - freeWidth) / 2,
    hasEdge: systemType === 'existing-pullout' || isFree ? 0 : (measures.edgeWidth ?? 0),
    doors: { count: measures.doorCount ?? 1, hinge: measures.hingeSide ?? null },
    obstacles,
    system: shape && system && { ...shape, limits: system.limits },
    faults: faultsOf(reasons),
  }
}

const knownOf = (space: { mm: number; assumed: readonly unknown[] } | null): Known | null =>
  space && { mm: space.mm, kind: space.assumed.length > 0 ? 'estimated' : 'given' }

/** A body around an opening that was measured from inside. */
function bodyAround(type: SystemType, { fullWidth }: Measures, wall: number, width: Known | null) {
  if (!width) return null
  const drawer = type === 'existing-pullout' ? Math.max(width.mm + 40, (fullWidth ?? 0) + 26) : width.mm
  return drawer + 2 * wall
}

function faultsOf(reasons: readonly Reason[]): Place['faults'] {
  return Object.fromEntries(
    reasons.map(({ code, difference, actual, required }) => {
      const most = typeof required === 'number' ? null : required[1]
      const isTooMuch = code === 'USABLE_WIDTH_TOO_LARGE' || (most !== null && actual > most)
      return [drawnAs[code], { difference, isTooMuch }]
    }),
  )
}

const drawnAs = {
  BODY_WIDTH_OUT_OF_RANGE: 'bodyWidth',
  USABLE_WIDTH_TOO_SMALL: 'width',
  USABLE_WIDTH_TOO_LARGE: 'width',
  FLOOR_WIDTH_TOO_SMALL: 'width',
  HEIGHT_TOO_SMALL: 'height',
  DEPTH_TOO_SMALL: 'depth',
  DRAWER_DEPTH_TOO_SMALL: 'depth',
  SIDE_WALL_OUT_OF_RANGE: 'wall',
  DOOR_LEAF_OUT_OF_RANGE: 'door',
} as const satisfies Record<Reason['code'], keyof Place['faults']>
