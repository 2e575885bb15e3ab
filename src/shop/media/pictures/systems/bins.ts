import type { Camera } from '../drawing/camera.ts'
import { bright, type Colour, colours, mix } from '../drawing/colour.ts'
import { figure, ink } from '../drawing/ink.ts'
import { loft, mantle } from '../drawing/loft.ts'
import { circle, type Outline, rectangle, roundRectangle } from '../drawing/outline.ts'
import { built, type Solid, together } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import { hollowInside, shell, vessel } from '../drawing/vessel.ts'
import { materialOf } from '../mesh/materials.ts'
import { bagBinBody, containerBody, lidBody, sideBinBody } from './bin-bodies.ts'
import type { Size } from './bin-layout.ts'
import { crownRing, hookBodies, hookSpots } from './crown-bodies.ts'
import { pot } from './pot.ts'

export const draft = 11

/** A bin of the catalogue at a place; `size` is as it stands, so a turned bin comes turned. */
export function bin(
  code: string,
  at: Place,
  size: Size,
  colour: Colour,
  litres = Number.parseInt(code, 10),
): Solid {
  const alike = `${code} ${size.w} ${colour}`
  const nominal = { min: at, max: [at[0] + size.w, at[1] + size.d, at[2] + size.h] } as const
  if (code === '5P') return together([pot(at, colours.GN, 'folded')], alike, nominal)
  if (code === '3T') return together(tray(at, size, colour), alike, nominal)
  const shape = code.endsWith('B')
    ? bagBin(at, size, colour)
    : litres > 20
      ? container(at, size, colour)
      : sideBin(at, size, colour)
  const body = code.endsWith('B') ? bagBinBody : litres > 20 ? containerBody : sideBinBody
  const drawn = [...shape, ...litreFigures(at, size, colour, litres, code.endsWith('B'))]
  return together([built(() => body(at, size, litres), ...drawn)], alike, nominal)
}

/** A bin that holds a bag: its hem hangs over the rim, and the tension crown with ten hooks holds it. */
export function bagBin([x, y, z]: Place, { w, d, h }: Size, colour: Colour): Solid[] {
  const ring = (by: number, t: number) => ({
    t,
    outline: roundRectangle(x + by, y + by, w - 2 * by, d - 2 * by, 26 - by / 2),
  })
  const hem = h - Math.min(64, h * 0.2)
  const draw = (t: number) => 2 + (draft * (h - t)) / h
  const mouth = ring(10, z + h - 8)
  return [
    mantle('z', ring(draft + 2, z), ring(draw(hem), z + hem), colour),
    hollowInside(mouth, ring(draft + 12, z + 8), colours.bag),
    shell(ring(draw(hem) - 2, z + hem), ring(1, z + h - 8), mouth.outline, colours.bag, undefined, true),
    ...crown([x, y, z + h - 8], [w, d]),
  ]
}

/** The tension crown alone: a ring and ten hooks. */
export function crown(
  [x, y, z]: Place,
  [w, d]: readonly [number, number],
  high = 8,
  colour: Colour = '#9ba4aa',
): Solid[] {
  const band = 11
  const middle = roundRectangle(x + band / 2, y + band / 2, w - band, d - band, 22)
  // Drawn as two lines, the lower one darker: read as one thick ring, at a third of the bytes of its faces.
  return [
    built(
      () => [crownRing([x, y, z], [w, d], high)],
      ink('z', z, [middle], 1, { stroke: bright(colour, 0.7), width: band }),
      ink('z', z + high, [middle], 1, { stroke: bright(colour, 1.1), width: band }),
      ink('y', y, [rectangle(x + 8, z, w - 16, high)], -1, { fill: bright(colour, 0.9) }),
    ),
    ...hooks(x, y, z + high, w, d),
  ]
}

/** Three hooks on each long side, two on each short one. */
export function hooks(x: number, y: number, top: number, w: number, d: number): Solid[] {
  const [alongX, alongY] = w > d ? [3, 2] : [2, 3]
  const [xs, ys] = [hookSpots(x, w, alongX), hookSpots(y, d, alongY)]
  const onTop: Outline[] = [
    ...xs.flatMap((a): Outline[] => [
      [
        [a, y - 2],
        [a, y + 13],
      ],
      [
        [a, y + d - 13],
        [a, y + d + 2],
      ],
    ]),
    ...ys.flatMap((b): Outline[] => [
      [
        [x - 2, b],
        [x + 13, b],
      ],
      [
        [x + w - 13, b],
        [x + w + 2, b],
      ],
    ]),
  ]
  const hook = (colour: Colour) => ({ stroke: colour, width: 15, open: true, flat: true })
  const down = (a: number): Outline => [
    [a, top - 28],
    [a, top],
  ]
  return [
    built(
      () => hookBodies(x, y, top, w, d),
      ink('y', y - 2, xs.map(down), -1, hook(colours.GN)),
      ink('x', x + w + 2, ys.map(down), 1, hook(bright(colours.GN, 0.78))),
      ink('z', top, onTop, 1, hook(mix(colours.GN, '#ffffff', 0.18))),
    ),
  ]
}

/** A rigid container under a closed lid. */
function container(at: Place, size: Size, colour: Colour): Solid[] {
  const { w, d, h } = size
  const [x, y, z] = at
  const ring = (by: number, t: number) => ({
    t,
    outline: roundRectangle(x + by, y + by, w - 2 * by, d - 2 * by, 30),
  })
  const ribs = [0.34, 0.4].map((share) => rectangle(x + 30, z + h * share, w - 60, 4))
  return [
    loft('z', [ring(draft + 4, z), ring(5, z + h - 26)], colour),
    ink('y', y + 8, ribs, -1, { fill: bright(colour, 0.86) }),
    ...lid([x, y, z + h - 26], [w, d], mix(colour, '#ffffff', 0.1)),
  ]
}

/** A lid with a raised field and a recessed grip. */
export function lid([x, y, z]: Place, [w, d]: readonly [number, number], colour: Colour): Solid[] {
  const ring = (by: number, t: number) => ({
    t,
    outline: roundRectangle(x + by, y + by, w - 2 * by, d - 2 * by, 28 - by / 3),
  })
  const grip = Math.min(90, w * 0.5)
  return [
    built(
      () => lidBody([x, y, z], [w, d], materialOf(colour)),
      loft('z', [ring(0, z), ring(0, z + 18), ring(5, z + 22)], colour),
      ink('z', z + 22, [roundRectangle(x + 22, y + 22, w - 44, d - 44, 16)], 1, {
        stroke: bright(colour, 0.72),
        hair: 1.2,
        fill: bright(colour, 1.06),
      }),
      ink('z', z + 22, [roundRectangle(x + w / 2 - grip / 2, y + 32, grip, 24, 12)], 1, {
        fill: bright(colour, 0.62),
      }),
    ),
  ]
}

/** A narrow rigid bin with a wide rim and a thumb hollow. */
function sideBin(at: Place, size: Size, colour: Colour): Solid[] {
  const { w, d, h } = size
  const [x, y, z] = at
  const light = mix(colour, '#ffffff', 0.22)
  return [
    vessel({
      at,
      size: [w, d, h],
      radius: 24,
      draft,
      wall: 8,
      colour: light,
      inside: mix(colour, '#ffffff', 0.12),
    }),
    ink('y', y + 1, [roundRectangle(x + w / 2 - 28, z + h - 44, 56, 20, 10)], -1, {
      fill: bright(light, 0.7),
    }),
  ]
}

/** The flat utility tray. */
export function tray(at: Place, { w, d, h }: Size, colour: Colour): Solid[] {
  const light = mix(colour, '#ffffff', 0.3)
  return [vessel({ at, size: [w, d, h], radius: 14, draft: 6, wall: 5, colour: light })]
}

/** How much a bin holds, on its front, and from above in its mouth. */
export function litreFigures(
  [x, y, z]: Place,
  { w, d, h }: Size,
  colour: Colour,
  litres: number,
  bagged: boolean,
): Solid[] {
  const size = Math.min(62, w * 0.3)
  const text = `${litres} l`
  const onFront = figure(
    text,
    [x + w / 2, y, z + h * 0.56],
    [1, 0, 0],
    [0, 0, -1],
    size,
    mix(colour, '#ffffff', 0.62),
  )
  const inMouth = figure(
    text,
    [x + w / 2, y + d / 2, z + h],
    [1, 0, 0],
    [0, -1, 0],
    size,
    bagged ? '#5b6872' : mix(colour, '#ffffff', 0.55),
  )
  const fromAbove = (camera: Camera) => (camera.toward[2] > 0.99 ? inMouth.shapes(camera) : [])
  return [onFront, { bounds: inMouth.bounds, shapes: fromAbove, parts: () => [] }]
}

export const dots = (
  centres: readonly (readonly [number, number])[],
  radius: number,
  points = 10,
): Outline[] => centres.map(([a, b]) => circle(a, b, radius, points))
