import { type Colour, colours } from '../drawing/colour.ts'
import { cylinder } from '../drawing/loft.ts'
import { circle, rectangle, soften } from '../drawing/outline.ts'
import { frame, glass, plate } from '../drawing/plate.ts'
import { rod } from '../drawing/rod.ts'
import { built, type Model, type Solid, together } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import { vessel } from '../drawing/vessel.ts'
import type { PictureFacts } from '../facts.ts'
import { containerBody } from './bin-bodies.ts'
import { binSizes } from './bin-layout.ts'
import { bin, draft } from './bins.ts'
import { pot, potBail, potLid, potLidHigh, potSize } from './pot.ts'

/** D-LINE: a bin in a ring on a swing arm, which the opening door brings out of the cabinet. */
export function swingBin(facts: PictureFacts): Model {
  const main = facts.bins.find(({ code }) => code !== '5P')?.code === '40C' ? '40C' : '35B'
  const withPot = facts.bins.some(({ code }) => code === '5P')
  const size = binSizes[main]
  const ring = size.h - 110
  const wall = -210
  const big = bin(main, [0, 0, 0], size, colours.AN)
  const solids: Solid[] = [
    // The cabinet's side wall carries the arm; wall and open door are the kitchen's own and drawn light.
    glass([wall - 16, 10, -30], [16, size.d - 10, size.h + 90], 0.4, ['wall', 'melamine']),
    ...basePlate([wall, 30, ring - 80]),
    arm([wall + 20, 100, ring + 10], [-4, 70, ring + 10]),
    withPot ? together([main === '40C' ? openContainer(size) : big, potBars(size), hangingPot(size)]) : big,
    supportRing(size, ring),
    openDoor(wall, size.h),
  ]
  const box = { min: [0, 0, 0], max: [size.w, size.d, size.h] } satisfies Record<string, Place>
  return { solids, measured: { box, axes: ['w', 'd', 'h'] } }
}

function openDoor(wall: number, high: number): Solid {
  return glass([wall - 42, -200, -30], [19, 206, high + 90], 0.16, ['door', 'melamine'])
}

/** The plate that is screwed to the cabinet's side, with its bearing. */
export function basePlate([x, y, z]: Place): Solid[] {
  const outline = soften(rectangle(y, z, 140, 130), 14)
  const holes = [
    [22, 20],
    [118, 20],
    [22, 110],
    [118, 110],
  ].map(([a = 0, b = 0]) => circle(y + a, z + b, 6, 12))
  return [
    plate('x', x, 6, outline, colours.zinc, holes),
    cylinder('z', [x + 18, y + 70], z + 20, 90, 13, colours.steel),
  ]
}

/** The arm between bearing and ring. */
export function arm(from: Place, to: Place): Solid {
  return rod(
    [from, [from[0] + 70, from[1] - 50, from[2]], [to[0] - 50, to[1] - 20, to[2]], to],
    22,
    colours.steel,
  )
}

/** The ring the bin hangs in. */
export function supportRing(
  { w, d }: { w: number; d: number },
  z: number,
  colour: Colour = colours.steel,
): Solid {
  const near = plate('y', -8, 8, rectangle(-6, z, w + 12, 20), colour)
  const right = plate('x', w - 2, 8, rectangle(-8, z, d + 16, 20), colour)
  return built(() => wholeRing({ w, d }, z).parts(), right, near)
}

/** The whole ring, seen without a bin in it. */
export function wholeRing({ w, d }: { w: number; d: number }, z: number): Solid {
  return frame('z', z, 16, [0, 0, w, d], 14, colours.steel, 30)
}

type Mouth = { w: number; d: number; h: number }

/** The compost bin rides in the mouth of the big one: beside it, no cabinet of 400 mm would close. */
export const potInMouth = ({ w, h }: Mouth): Place => [(w - potSize.w) / 2, 24, h - potSize.h]

/** Something hangs in its mouth, so it has no lid. */
const openContainer = ({ w, d, h }: Mouth): Solid =>
  built(
    () => containerBody([0, 0, 0], { w, d, h }, 40, true),
    vessel({
      at: [2, 2, 0],
      size: [w - 4, d - 4, h - 20],
      radius: 28,
      draft,
      wall: 6,
      colour: colours.AN,
    }),
  )

/** Of what hangs in the mouth a drawing shows what looks out of it. */
function hangingPot(mouth: Mouth): Solid {
  const at = potInMouth(mouth)
  const [x, y, z] = at
  return built(
    () => pot(at, colours.GN, 'raised').parts(),
    ...potLid([x, y, z + potSize.h - potLidHigh], colours.GN),
    potBail(at, 'raised'),
  )
}

/** What the compost bin hangs on by its rim: a bar on either side of it, from edge to edge of the mouth. */
function potBars(mouth: Mouth): Solid {
  const [left] = potInMouth(mouth)
  const z = mouth.h - 40
  const bar = (x: number) =>
    rod(
      [
        [x, 4, z],
        [x, mouth.d - 4, z],
      ],
      8,
      colours.steel,
    )
  return together([bar(left + 2), bar(left + potSize.w - 2)])
}
