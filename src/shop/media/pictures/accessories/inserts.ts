import { bright, colours, mix } from '../drawing/colour.ts'
import { ink, wire } from '../drawing/ink.ts'
import { cylinder, pad } from '../drawing/loft.ts'
import { circle, type Outline, rectangle, roundRectangle } from '../drawing/outline.ts'
import { box, frame, plate } from '../drawing/plate.ts'
import { type Model, made, type Solid } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import { vessel } from '../drawing/vessel.ts'
import { binSizes } from '../systems/bin-layout.ts'
import { hooks, lid, tray } from '../systems/bins.ts'

const flatMeasures = (w: number, d: number, h: number) =>
  ({ box: { min: [0, 0, 0], max: [w, d, h] }, axes: ['w', 'd'] }) as const

const sizeFor = (litres: number) =>
  litres >= 60
    ? binSizes['60B']
    : litres >= 40
      ? binSizes['40C']
      : litres >= 35
        ? binSizes['35B']
        : litres >= 17
          ? binSizes['17B']
          : binSizes['8C']

/** A tension crown on its own, high enough to show how it clamps. */
export function tensionCrown(litres: number): Model {
  const { w, d } = sizeFor(litres)
  const ring = made('crown-steel', frame('z', 0, 18, [0, 0, w, d], 11, '#aab3b9', 26))
  return { solids: [ring, ...hooks(0, 0, 18, w, d)], measured: flatMeasures(w, d, 18) }
}

/** A lid for one bin; the container's has clips that hold it down. */
export function binLid(litres: number): Model {
  const { w, d } = sizeFor(litres)
  const clip = (x: number): Solid => pad([x, -9, -14], [54, 9, 34], 3, bright(colours.AN, 0.9))
  const clips = litres === 40 ? [clip(w * 0.2), clip(w * 0.8 - 54)] : []
  return {
    solids: [...lid([0, 0, 0], [w, d], mix(colours.AN, '#ffffff', 0.1)), ...clips],
    measured: flatMeasures(w, d, 22),
  }
}

export function utilityTray(): Model {
  const size = binSizes['3T']
  return { solids: tray([0, 0, 0], size, colours.AN), measured: flatMeasures(size.w, size.d, size.h) }
}

/** The lid over a whole drawer, sliding on guides, with vents for its filter. */
export function systemLid(bodyWidth: number): Model {
  const w = bodyWidth - 73
  const shell = colours.SG
  const vents = Array.from({ length: 5 }, (_, at) => rectangle(w / 2 - 60, 316 + at * 15, 120, 6))
  const guide = (x: number) => box([x, 10, -10], [16, 440, 14], colours.zinc)
  return {
    solids: [
      guide(-12),
      pad([0, 0, 0], [w, 460, 16], 14, shell),
      guide(w - 4),
      ink('z', 16, [roundRectangle(22, 22, w - 44, 416, 14)], 1, { stroke: bright(shell, 0.74), hair: 1.3 }),
      ink('z', 16, [roundRectangle(w / 2 - 78, 298, 156, 96, 12)], 1, {
        fill: bright(shell, 0.92),
        stroke: bright(shell, 0.7),
        hair: 1,
      }),
      ink('z', 16, vents, 1, { fill: colours.carbon }),
      ink('z', 16, [roundRectangle(w / 2 - 70, 40, 140, 28, 14)], 1, { fill: bright(shell, 0.6) }),
    ],
  }
}

/** A cutlery insert: compartments cut into one tray. */
export function cutleryInsert(bodyWidth: number): Model {
  const w = bodyWidth - 115
  const narrow = (w - 6 * 10) / 5
  const holes: Outline[] = [
    ...[0, 1, 2, 3].map((at) => roundRectangle(10 + at * (narrow + 10), 118, narrow, 332, 14)),
    roundRectangle(10, 10, 4 * narrow + 30, 98, 14),
    roundRectangle(10 + 4 * (narrow + 10), 10, narrow, 440, 14),
  ]
  return {
    solids: [
      box([4, 4, 0], [w - 8, 452, 2], bright(colours.LG, 0.86)),
      plate('z', 2, 48, roundRectangle(0, 0, w, 460, 12), colours.LG, holes),
    ],
  }
}

/** An anti-slip mat, half unrolled, its knobs in rows. */
export function mat(bodyWidth: number): Model {
  const w = bodyWidth - 130
  const rows = Array.from({ length: 15 }, (_, at): Place[] => [
    [14, 18 + at * 29, 4],
    [w - 34, 18 + at * 29, 4],
  ])
  const dark = mix(colours.AN, '#ffffff', 0.06)
  return {
    solids: [
      box([0, 0, 0], [w, 450, 4], dark),
      wire(rows, mix(dark, '#ffffff', 0.3), 4, '4 9'),
      cylinder('y', [w, 30], 0, 450, 30, mix(dark, '#ffffff', 0.08)),
      ink('y', 0, [circle(w, 30, 21, 20), circle(w, 30, 12, 16)], -1, {
        stroke: mix(dark, '#ffffff', 0.4),
        hair: 1.4,
      }),
    ],
  }
}

/** The filler: two nested troughs that pull apart to fill what a drawer leaves over. */
export function fillerInsert(): Model {
  return {
    solids: [
      vessel({ at: [6, 190, 0], size: [88, 280, 52], radius: 8, wall: 4, colour: bright(colours.SG, 0.9) }),
      vessel({ at: [0, 0, 0], size: [100, 260, 58], radius: 10, wall: 5, colour: colours.SG }),
      ink(
        'x',
        100,
        [60, 100, 140, 180].map((b) => rectangle(b, 12, 4, 36)),
        1,
        { fill: bright(colours.SG, 0.62) },
      ),
    ],
    measured: { box: { min: [0, 0, 0], max: [100, 470, 58] }, axes: ['w'] },
  }
}

/** Spacer strips: a pair of thin bars with long holes. */
export function spacerStrips(): Model {
  const strip = (y: number) =>
    plate(
      'z',
      0,
      6,
      roundRectangle(0, y, 420, 36, 8),
      colours.SG,
      [50, 190, 330].map((a) => roundRectangle(a, y + 13, 44, 10, 5)),
    )
  return { solids: [strip(70), strip(0)] }
}
