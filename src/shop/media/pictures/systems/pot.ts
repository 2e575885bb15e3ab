import { bright, type Colour, colours, mix } from '../drawing/colour.ts'
import { ink } from '../drawing/ink.ts'
import { loft } from '../drawing/loft.ts'
import { arc, circle, rectangle, roundRectangle } from '../drawing/outline.ts'
import { rod } from '../drawing/rod.ts'
import { built, type Solid, together } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import { vessel } from '../drawing/vessel.ts'
import { materialOf } from '../mesh/materials.ts'
import { potBow, potBucket, potDome } from './pot-bodies.ts'

/** Outer size of the compost bin in millimetres. */
export const potSize = { w: 165, d: 165, h: 215 } as const

export const potLidHigh = 34

/** The compost bin: a bucket with round corners, a bail and a vented lid. */
export function pot(at: Place, colour: Colour, bail: 'raised' | 'folded'): Solid {
  const [x, y, z] = at
  return together([
    ...potBody(at, colour),
    ...potLid([x, y, z + potSize.h - potLidHigh], colour),
    potBail(at, bail),
  ])
}

export function potBody([x, y, z]: Place, colour: Colour, open = false): Solid[] {
  const high = potSize.h - potLidHigh
  const ring = (by: number, t: number) => ({
    t,
    outline: roundRectangle(x + by, y + by, 165 - 2 * by, 165 - 2 * by, 46),
  })
  const drawn = open
    ? vessel({ at: [x, y, z], size: [165, 165, high], radius: 46, draft: 14, wall: 5, colour })
    : loft('z', [ring(16, z), ring(4, z + high)], colour)
  return [built(() => potBucket([x, y, z], high, materialOf(colour)), drawn)]
}

export function potLid([x, y, z]: Place, colour: Colour): Solid[] {
  const ring = (by: number, t: number) => ({
    t,
    outline: roundRectangle(x + by, y + by, 165 - 2 * by, 165 - 2 * by, 46 - by / 2),
  })
  const top = z + potLidHigh
  const vents = [-24, -12, 0, 12, 24].map((off) => rectangle(x + 60, y + 80 + off, 45, 5))
  const shell = mix(colour, '#ffffff', 0.1)
  return [
    built(
      () => potDome([x, y, z], materialOf(colour)),
      loft('z', [ring(0, z), ring(0, z + 18), ring(18, top)], shell),
      ink('z', top, [circle(x + 82.5, y + 82.5, 42, 18)], 1, { stroke: bright(shell, 0.75), hair: 1.2 }),
      ink('z', top, vents, 1, { fill: bright(shell, 0.6) }),
    ),
  ]
}

/** The bail, standing up or lying against the front. */
export function potBail([x, y, z]: Place, way: 'raised' | 'folded', colour: Colour = '#5d656b'): Solid {
  const pivot = z + 165
  const bow = arc(82.5, 0, 86, 0, 180, way === 'raised' ? 22 : 9).map(
    ([a, b]): Place =>
      way === 'raised'
        ? [x + a, y + 82.5, pivot + b * 1.12]
        : [x + a, y + 82.5 - Math.min(b * 1.05, 84), pivot - b * 0.62],
  )
  return built(
    () => potBow([x, y, z], way, colour === colours.steel ? 'steel' : 'anthracite'),
    rod(bow, 7, colour),
  )
}
