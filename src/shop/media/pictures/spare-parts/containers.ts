import { bright, type Colour, colours, mix } from '../drawing/colour.ts'
import { ink } from '../drawing/ink.ts'
import { cylinder } from '../drawing/loft.ts'
import { arc, circle, type Outline, rectangle, roundRectangle, soften } from '../drawing/outline.ts'
import { box, plate } from '../drawing/plate.ts'
import { rod } from '../drawing/rod.ts'
import { built, type Model, type Solid } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import { vessel } from '../drawing/vessel.ts'
import { figureOn } from '../systems/bin-bodies.ts'
import { type BinCode, binSizes } from '../systems/bin-layout.ts'
import { bin, draft, litreFigures } from '../systems/bins.ts'
import { allAre } from './measure.ts'

/** The bin alone, without bag and crown: a plain shell with a litre figure and a folded rim. */
export function bareBin(code: BinCode, colour: Colour): Model {
  const { w, d, h } = binSizes[code]
  const [litres, wall] = [Number.parseInt(code, 10), 9]
  const light = mix(colour, '#ffffff', 0.06)
  return {
    solids: [
      vessel({
        at: [0, 0, 0],
        size: [w, d, h],
        radius: 28,
        draft,
        wall,
        colour: light,
        inside: mix(colour, '#ffffff', 0.16),
      }),
      built(
        () => [figureOn({ at: [0, 0, 0], size: [w, d, h], radius: 28, draft, rim: wall }, litres, 0.56)],
        ink('y', 0, [rectangle(24, h - 16, w - 48, 3)], -1, { fill: bright(light, 0.62) }),
        ...litreFigures([0, 0, 0], { w, d, h }, colour, litres, false),
      ),
    ],
    ...allAre(w, d, h),
  }
}

/** A bin whose finished look is the one it is sold with: container, side bin, tray. */
export function catalogueBin(code: BinCode): Model {
  const size = binSizes[code]
  return { solids: [bin(code, [0, 0, 0], size, colours.AN)], ...allAre(size.w, size.d, size.h) }
}

/** The swing bin: rounder, with the bearing collar it hangs by. */
export function swingShell(code: '35B' | '40C'): Model {
  const { w, d, h } = binSizes[code]
  const colour = mix(colours.AN, '#ffffff', 0.1)
  const collar = h - (code === '40C' ? 120 : 90)
  return {
    solids: [
      vessel({
        at: [0, 0, 0],
        size: [w, d, h],
        radius: 60,
        draft: 16,
        wall: 8,
        colour,
        inside: mix(colour, '#ffffff', 0.1),
      }),
      plate('x', w - 3, 10, roundRectangle(30, collar, d - 60, 18, 9), bright(colour, 0.9)),
      plate('y', -8, 10, roundRectangle(30, collar, w - 60, 18, 9), bright(colour, 1.06)),
      ...(code === '40C'
        ? [
            plate('y', -14, 8, roundRectangle(w / 2 - 46, collar + 40, 92, 30, 12), bright(colour, 1.1), [
              roundRectangle(w / 2 - 34, collar + 48, 68, 13, 6),
            ]),
          ]
        : []),
    ],
    ...allAre(w, d, h),
  }
}

/** A bin of the generation before: upright ribs, square corners, a lighter grey. */
export function formerBin(hinged: boolean): Model {
  const { w, d, h } = binSizes['35B']
  const colour: Colour = hinged ? '#6b7073' : '#7c8184'
  const ribs = [0.2, 0.4, 0.6, 0.8]
  return {
    solids: [
      vessel({ at: [0, 0, 0], size: [w, d, h], radius: hinged ? 44 : 8, draft: 20, wall: 7, colour }),
      ink(
        'y',
        6,
        ribs.map((share) => rectangle(w * share - 4, 40, 8, h - 110)),
        -1,
        { fill: bright(colour, 0.84) },
      ),
      ink(
        'x',
        w - 6,
        ribs.map((share) => rectangle(d * share - 4, 40, 8, h - 110)),
        1,
        { fill: bright(colour, 0.6) },
      ),
      ...(hinged ? [cylinder('x', [d / 2, h - 40], w, 16, 14, colours.steel)] : []),
    ],
    ...allAre(w, d, h),
  }
}

/** The carrying bow of a bin, with its two pivots. */
export function carryBow(w: number, colour: Colour = colours.steel): Model {
  const bow: Place[] = [
    [0, 0, 0],
    [0, 0, w * 0.5],
    [8, 0, w * 0.58],
    [24, 0, w * 0.62],
    [w - 24, 0, w * 0.62],
    [w - 8, 0, w * 0.58],
    [w, 0, w * 0.5],
    [w, 0, 0],
  ]
  const grip = cylinder('x', [0, w * 0.62], w * 0.3, w * 0.4, 10, colours.AN)
  const pivot = (x: number): Solid => cylinder('x', [0, 0], x - 7, 14, 9, colours.AN)
  return { solids: [rod(bow, 8, colour), grip, pivot(0), pivot(w)] }
}

/** The grip shell that clips into a side bin. */
export function gripShell(): Model {
  const colour = mix(colours.AN, '#ffffff', 0.2)
  const outline = soften(rectangle(0, 0, 86, 46), 20, 8)
  return {
    solids: [
      plate('y', 0, 6, outline, colour, [roundRectangle(14, 12, 58, 22, 11)]),
      plate('y', 6, 20, soften(rectangle(12, 10, 62, 26), 12, 6), bright(colour, 0.8), [
        roundRectangle(14, 12, 58, 22, 11),
      ]),
      box([20, 26, 8], [46, 3, 30], bright(colour, 0.6)),
    ],
  }
}

/** The holder that carries POT on the swing frame. */
export function potHolder(): Model {
  const ring = arc(80, 0, 80, -160, 160, 22).map(([a, b]): Place => [b + 80, a - 200, 40])
  const back: Outline = soften(rectangle(30, 0, 100, 80), 10)
  return {
    airy: true,
    solids: [
      plate('y', 0, 5, back, colours.steel, [circle(50, 60, 6, 12), circle(110, 60, 6, 12)]),
      rod(ring, 9, bright(colours.steel, 0.92)),
    ],
  }
}

/** A tray that clips onto a lid. */
export function lidTray(): Model {
  const colour = mix(colours.AN, '#ffffff', 0.3)
  return {
    solids: [
      vessel({ at: [0, 0, 0], size: [210, 130, 36], radius: 26, draft: 8, wall: 5, colour }),
      box([60, -12, 4], [22, 12, 26], bright(colour, 0.86)),
      box([128, -12, 4], [22, 12, 26], bright(colour, 0.86)),
    ],
  }
}
