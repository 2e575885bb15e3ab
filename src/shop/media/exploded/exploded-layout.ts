import { drawnSystem } from '../drawings/drawn-system.ts'
import type { DrawingFacts } from '../drawings/facts.ts'
import type { Placing } from '../drawings/line-art.ts'
import { placed } from '../drawings/line-art.ts'
import { around, type Rect } from '../drawings/views.ts'
import { cameras, project } from '../pictures/drawing/camera.ts'
import type { Solid } from '../pictures/drawing/solid.ts'
import { corners, type Point } from '../pictures/drawing/space.ts'
import { modelOf } from '../pictures/picture.ts'
import type { ExplodedPart } from './exploded-part.ts'
import { seatOf } from './seats.ts'

/** An exploded drawing before it is drawn, in mm of its sheet. */
export type ExplodedLayout = {
  width: number
  height: number
  system: { solids: readonly Solid[]; placing: Placing }
  parts: readonly PlacedPart[]
}

export type PlacedPart = {
  position: number
  solids: readonly Solid[]
  placing: Placing
  /** The room of the sheet it has to itself. */
  cell: Rect
  /** Its number stands here. */
  balloon: Point
  /** From the part to where it sits. */
  leader: readonly [Point, Point]
}

export const camera = cameras.product

// A column of parts, the system, a column of parts.
const [column, between, rim] = [62, 116, 4]
const row = 44
const leastHeight = 132
/** A part fills at most so much of its cell; the rest is air and its number. */
const inner = { w: column - 16, h: row - 10 }
/** Small parts are enlarged, but not until a screw is as large as a drawer. */
const largestScale = 0.55

/** The system in the middle and its parts on both sides, each about as high as it sits, so that no lines cross. */
export function layOutExploded(facts: DrawingFacts, parts: readonly ExplodedPart[]): ExplodedLayout {
  const system = drawnSystem(facts)
  const [left, right] = sides(
    parts.map((part) => ({ ...part, seat: project(camera, seatOf(part.facts, system)) })),
  )
  const rows = Math.max(left.length, right.length)
  const height = Math.max(leastHeight, rows * row + 2 * rim)
  const width = 2 * column + between
  const room: Rect = { x: column + 6, y: 10, w: between - 12, h: Math.min(height, 3 * leastHeight) - 20 }
  const placing = fitted(system.solids, { ...room, y: (height - room.h) / 2 }, 1)

  return {
    width,
    height,
    system: { solids: system.solids, placing },
    parts: [
      ...left.map((part, at) => place(part, { at, of: left.length, height, x: 0 }, placing)),
      ...right.map((part, at) => place(part, { at, of: right.length, height, x: column + between }, placing)),
    ].toSorted((a, b) => a.position - b.position),
  }
}

type Seated = ExplodedPart & { seat: Point }

/** Half of them on either side by where they sit, and from above to below. */
function sides(parts: readonly Seated[]): [Seated[], Seated[]] {
  const across = parts.toSorted((a, b) => a.seat[0] - b.seat[0] || a.position - b.position)
  const half = Math.ceil(across.length / 2)
  const down = (some: readonly Seated[]) =>
    some.toSorted((a, b) => a.seat[1] - b.seat[1] || a.position - b.position)
  return [down(across.slice(0, half)), down(across.slice(half))]
}

function place(
  { position, facts, seat }: Seated,
  { at, of, height, x }: { at: number; of: number; height: number; x: number },
  system: Placing,
): PlacedPart {
  const share = (height - 2 * rim) / of
  const cell: Rect = { x, y: rim + at * share, w: column, h: share }
  const room: Rect = {
    x: cell.x + (column - inner.w) / 2,
    y: cell.y + (share - inner.h) / 2,
    ...inner,
  }
  const { solids } = modelOf(facts)
  const placing = fitted(solids, room, largestScale)
  const seen = seenThrough(solids, placing)
  const isLeft = x === 0
  const to = placed(system, seat)
  return {
    position,
    solids,
    placing,
    cell,
    balloon: [isLeft ? cell.x + 8 : cell.x + cell.w - 8, room.y + 2],
    leader: [[isLeft ? seen.x + seen.w + 1.5 : seen.x - 1.5, seen.y + seen.h / 2], to],
  }
}

/** As large as it goes into a room, in the middle of it. */
function fitted(solids: readonly Solid[], room: Rect, most: number): Placing {
  const seen = seenThrough(solids, { scale: 1, left: 0, top: 0 })
  const scale = Math.min(room.w / Math.max(1, seen.w), room.h / Math.max(1, seen.h), most)
  return {
    scale,
    left: room.x + (room.w - seen.w * scale) / 2 - seen.x * scale,
    top: room.y + (room.h - seen.h * scale) / 2 - seen.y * scale,
  }
}

function seenThrough(solids: readonly Solid[], placing: Placing): Rect {
  return around(
    solids.flatMap(({ bounds }) =>
      corners(bounds).map((corner) => {
        const [x, y] = placed(placing, project(camera, corner))
        return { x, y, w: 0, h: 0 }
      }),
    ),
  )
}
