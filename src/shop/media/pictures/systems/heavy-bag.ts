import { bright, type Colour, colours, mix } from '../drawing/colour.ts'
import { ink, wire } from '../drawing/ink.ts'
import { arc, rectangle, roundRectangle } from '../drawing/outline.ts'
import { box, frame, glass } from '../drawing/plate.ts'
import { rod } from '../drawing/rod.ts'
import { built, type Model, type Solid, together } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import { vessel } from '../drawing/vessel.ts'
import type { PictureFacts } from '../facts.ts'
import { heavyBagBody } from './heavy-bag-bodies.ts'

/** One tarpaulin bag in millimetres. */
export const bagSize = { w: 330, d: 245, h: 430 } as const

const cloth: Colour = '#2a2d30'

/** Heavy Bag: alone, with a divider, or two of them hung into a drawer. */
export function heavyBag(facts: PictureFacts): Model {
  if (facts.model === 'HB-DUO') return duo()
  const solids = [bag([0, 0, 0], facts.model === 'HB-2')]
  return {
    solids,
    measured: { box: { min: [0, 0, 0], max: [bagSize.w, bagSize.d, bagSize.h] }, axes: ['w', 'd', 'h'] },
  }
}

function duo(): Model {
  const { w, d, h } = bagSize
  const deep = 500
  const solids: Solid[] = [
    glass([-20, 0, -14], [w + 40, deep + 14, 12]),
    glass([-20, 0, 0], [14, deep, 120]),
    glass([-20, deep, 0], [w + 40, 14, 120]),
    bag([0, d + 8, 0], false, false, 'back'),
    bag([0, 0, 0], false, false, 'front'),
    hangingFrame([-4, -2, h - 14], [w + 8, deep]),
    glass([w + 6, 0, 0], [14, deep, 120]),
    glass([-40, -27, -22], [w + 80, 19, h + 60], 0.16, ['front', 'melamine']),
  ]
  return { solids, measured: { box: { min: [0, 0, 0], max: [w, deep, h] }, axes: ['w', 'd', 'h'] } }
}

/** The frame from which two bags hang in a drawer. */
export function hangingFrame([x, y, z]: Place, [w, d]: readonly [number, number]): Solid {
  const ring = frame('z', z, 10, [x, y, w, d], 10, colours.steel, 16)
  return together([ring, box([x + 8, y + d / 2 - 5, z], [w - 16, 10, 10], colours.steel)])
}

/** A bag of tarpaulin: sewn hem, webbing, two handles. */
export function bag(at: Place, divided: boolean, handles = true, word = 'bag'): Solid {
  const [x, y, z] = at
  const { w, d, h } = bagSize
  const seam = mix(cloth, '#ffffff', 0.32)
  const webbing = mix(cloth, '#ffffff', 0.16)
  const straps = [0.24, 0.7].map((share) => rectangle(x + w * share, z + 40, 20, h - 40))
  const stitches = [z + h - 34, z + 40].map((level): Place[] => [
    [x + 12, y + 2, level],
    [x + w - 12, y + 2, level],
  ])
  const drawn = [
    ...(handles ? [handle(x, y + d - 4, z + h, seam)] : []),
    vessel({ at, size: [w, d, h], radius: 22, draft: 7, wall: 6, colour: cloth, inside: '#8d959b' }),
    ...(divided
      ? [
          ink('z', z + h - 3, [rectangle(x + w * 0.52, y + 6, 9, d - 12)], 1, {
            fill: cloth,
            stroke: seam,
            hair: 1,
          }),
        ]
      : []),
    ink('y', y + 1, straps, -1, { fill: webbing }),
    wire(stitches, seam, 1.2, '7 5'),
    ink('y', y + 1, [roundRectangle(x + w / 2 - 34, z + h * 0.4, 68, 44, 4)], -1, { fill: colours.GN }),
    ink('y', y + 1, [roundRectangle(x + w / 2 - 18, z + h * 0.4 + 15, 36, 14, 7)], -1, {
      stroke: bright(colours.bag, 1),
      hair: 2,
    }),
    ...(handles ? [handle(x, y + 4, z + h, seam)] : []),
  ]
  return together(
    [built(() => heavyBagBody(at, bagSize, divided, handles), ...drawn)],
    word === 'bag' ? undefined : 'heavy bag',
  )
}

function handle(x: number, y: number, z: number, colour: Colour): Solid {
  const bow = arc(x + bagSize.w * 0.5, 0, bagSize.w * 0.23, 0, 180, 12).map(
    ([a, b]): Place => [a, y, z - 30 + b * 1.15],
  )
  return rod(bow, 13, mix(colour, cloth, 0.45))
}
