import { type BinCode, inOneRow, type Room, type Stand, standIn } from './bin-layout.ts'

// The room a drawer leaves for bins: an existing drawer loses two side walls of 19 and its own sides of 75 mm,
// the complete metal drawer its narrow sides, the floor-mounted frame its bars beside the thickest walls.
const narrower = { 'x-line': 113 + 2, 'x-line-pro': 38 + 35, 'boxx-r': 54 + 16 } as const

export type DrawerLine = keyof typeof narrower

export const isDrawerLine = (line: string | null): line is DrawerLine =>
  line !== null && Object.hasOwn(narrower, line)

/** What a pull-out itself takes on each side of that room, in mm. */
export const beside = { 'x-line': 0, 'x-line-pro': 17.5, 'boxx-r': 8 } as const satisfies Record<
  DrawerLine,
  number
>

/** How high its bins stand above the floor, in mm. */
export const footOf = { 'x-line': 0, 'x-line-pro': 50, 'boxx-r': 50 } as const satisfies Record<
  DrawerLine,
  number
>

export function roomFor(line: DrawerLine, bodyWidth: number, depth: number): Room {
  return { width: bodyWidth - narrower[line], depth }
}

/** Where the bins of a pull-out stand; in one row should the figures not allow more. */
export function standsIn(room: Room, codes: readonly BinCode[]): { room: Room; stands: Stand[] } {
  const stands = standIn(room, codes)
  if (stands) return { room, stands }
  const row = inOneRow(codes)
  const last = row.at(-1)
  return {
    room: { width: last ? last.x + last.w : room.width, depth: Math.max(room.depth, 330) },
    stands: row,
  }
}
