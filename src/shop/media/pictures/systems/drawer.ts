import { bright, type Colour, colourOfCode, colours, mix } from '../drawing/colour.ts'
import { ink } from '../drawing/ink.ts'
import { rectangle } from '../drawing/outline.ts'
import { box, glass } from '../drawing/plate.ts'
import { type Model, type Solid, together } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import type { PictureFacts } from '../facts.ts'
import { type BinCode, binSizes, isBinCode, type Room, type Stand } from './bin-layout.ts'
import { bin } from './bins.ts'
import { beside, type DrawerLine, footOf, roomFor, standsIn } from './drawer-room.ts'

/** Where the bins of a pull-out stand. */
export function standsOf(facts: PictureFacts, line: DrawerLine): { room: Room; stands: Stand[] } {
  const codes = facts.bins.map(({ code }) => code).filter(isBinCode)
  return standsIn(roomFor(line, facts.bodyWidth ?? 600, facts.depth ?? 450), codes)
}

export function pullOut(facts: PictureFacts, line: DrawerLine): Model {
  const { room, stands } = standsOf(facts, line)
  const colour = colourOfCode(facts.colour)
  const foot = footOf[line]
  const standing = stands.map((stand) => binAt(stand, foot, colours.AN))
  const tallest = Math.max(120, ...stands.map(({ code }) => binSizes[code].h))
  const built =
    line === 'x-line'
      ? insertFrame(room, stands, standing, colours.AN, tallest)
      : line === 'x-line-pro'
        ? metalDrawer(room, standing, colour, tallest + foot)
        : floorFrame(room, standing, tallest + foot)
  const outer = beside[line]
  const min: Place = [-outer, 0, 0]
  const max: Place = [room.width + outer, room.depth, tallest + foot]
  return { solids: built, measured: { box: { min, max }, axes: ['w', 'd', 'h'] } }
}

function binAt({ code, x, y, w, d }: Stand, foot: number, colour: Colour): Solid {
  const size = { w, d, h: binSizes[code as BinCode].h }
  return bin(code, [x, y, foot], size, colour)
}

/** The furniture front, which belongs to the kitchen: only hinted at. */
function front(from: number, width: number, high: number, y: number): Solid {
  return glass([from, y - 19, -22], [width, 19, high], 0.16, ['front', 'melamine'])
}

/** X-LINE: a frame that drops into a drawer already there, which is drawn light. */
function insertFrame(
  { width, depth }: Room,
  stands: readonly Stand[],
  bins: Solid[],
  colour: Colour,
  tallest: number,
): Solid[] {
  const [side, high] = [14, 120]
  const bar = mix(colour, '#ffffff', 0.14)
  const level = 122
  const rail = (x: number, y: number, w: number, d: number) => box([x, y, level], [w, d, 20], bar)
  return [
    glass([-side, 0, -12], [width + 2 * side, depth + side, 12]),
    glass([-side, 0, 0], [side, depth, high]),
    glass([-side, depth, 0], [width + 2 * side, side, high]),
    rail(-5, depth - 4, width + 10, 8),
    rail(-5, 0, 8, depth),
    ...bins,
    ...crossBars(stands).map((y) => together([rail(0, y - 3, width, 6)], undefined, thinAt(y, width, level))),
    rail(width - 3, 0, 8, depth),
    rail(-5, -4, width + 10, 8),
    glass([width, 0, 0], [side, depth, high]),
    front(-side - 22, width + 2 * side + 44, tallest + 60, -8),
  ]
}

/** Where a bar runs between a front and a back row. */
function crossBars(stands: readonly Stand[]): number[] {
  const backs = [...new Set(stands.map(({ y }) => y))].filter((y) => y > 60)
  return backs.filter((y) => stands.every((stand) => stand.y >= y || stand.y + stand.d <= y))
}

/** A bar between two rows touches both: counted without thickness, it lies behind the one and before the other. */
const thinAt = (y: number, width: number, level: number) =>
  ({ min: [0, y, level], max: [width, y, level + 20] }) as const

/** X-LINE Pro: a complete metal drawer with sides, runners and a floor. */
function metalDrawer({ width, depth }: Room, bins: Solid[], colour: Colour, tallest: number): Solid[] {
  const [side, high, floor] = [13, 140, 34]
  const wall = (x: number, facing: 1 | -1) => {
    const outer = facing === 1 ? x + side : x
    return [
      box([x, 0, floor], [side, depth, high], colour),
      ink(
        'x',
        outer,
        [rectangle(14, floor + 22, depth - 28, 3), rectangle(14, floor + high - 16, depth - 28, 3)],
        facing,
        { fill: bright(colour, 0.6) },
      ),
    ]
  }
  return [
    runner(-17.5, depth),
    ...wall(-side, -1),
    box([0, 0, floor], [width, depth, 14], mix(colour, '#ffffff', 0.25)),
    box([0, depth - 12, floor], [width, 12, high - 20], mix(colour, '#ffffff', 0.06)),
    ...bins,
    ...wall(width, 1),
    runner(width + 4.5, depth),
    front(-39, width + 78, tallest + 50, -2),
  ]
}

function runner(x: number, depth: number): Solid {
  const slots = [0.18, 0.5, 0.82].map((share) => rectangle(depth * share - 14, 10, 28, 10))
  const rail = box([x, 4, 0], [13, depth - 8, 32], colours.zinc)
  return together([rail, ink('x', x + 13, slots, 1, { fill: '#6f7a81' })])
}

/** BOXX-R: a steel frame on two floor runners. */
function floorFrame({ width, depth }: Room, bins: Solid[], tallest: number): Solid[] {
  const steel = colours.steel
  const post = (x: number, y: number, high: number) => box([x, y, 30], [12, 12, high], steel)
  const bar = (x: number, y: number, w: number, d: number, z: number) => box([x, y, z], [w, d, 12], steel)
  const rails = [60, width - 102].map((x) => [
    box([x, 10, 0], [42, depth - 20, 12], colours.zinc),
    box([x + 8, 4, 12], [26, depth - 14, 14], bright(colours.steel, 0.86)),
  ])
  const upper = 168
  return [
    ...rails.flat(),
    box([-8, 0, 28], [width + 16, depth, 14], mix(colours.AN, '#ffffff', 0.2)),
    post(-8, depth - 12, upper - 30),
    post(width - 4, depth - 12, upper - 30),
    bar(-8, depth - 12, width + 16, 12, upper),
    bar(-8, 0, 12, depth, upper),
    ...bins,
    bar(width - 4, 0, 12, depth, upper),
    post(-8, -4, tallest - 60),
    post(width - 4, -4, tallest - 60),
    bar(-8, -4, width + 16, 12, upper),
    front(-30, width + 60, tallest + 50, -8),
  ]
}
