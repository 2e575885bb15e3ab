import { bright, type Colour, colours, mix } from '../drawing/colour.ts'
import { copies } from '../drawing/copies.ts'
import { figure, ink } from '../drawing/ink.ts'
import { cylinder, loft, pad } from '../drawing/loft.ts'
import { arc, circle, type Outline, rectangle, roundRectangle } from '../drawing/outline.ts'
import { box } from '../drawing/plate.ts'
import { type Model, made, type Solid } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import { vessel } from '../drawing/vessel.ts'
import { dots } from '../systems/bins.ts'

/** Activated carbon filters: perforated discs, as many as the pack holds. */
export function filters(count: number): Model {
  const spots: Place[] = [
    [0, 0, 0],
    [132, -30, 0],
    [22, -128, 0],
    [154, -158, 0],
  ]
  return { solids: copies(spots.slice(0, count), 'filter', filter) }
}

function filter([x, y, z]: Place): Solid[] {
  const ring = [0, 60, 120, 180, 240, 300].map(
    (angle) => arc(x, y, 28, angle, angle, 1)[0] as [number, number],
  )
  return [
    cylinder('z', [x, y], z, 14, 58, colours.carbon),
    ink('z', z + 14, [circle(x, y, 52, 28), circle(x, y, 44, 28)], 1, { fill: colours.zinc }),
    ink('z', z + 14, dots([[x, y], ...ring], 7), 1, { fill: mix(colours.carbon, '#000000', 0.55) }),
  ]
}

/** A roll of bags, its first one drawn off; the band tells the size. */
export function bagRoll(litres: number): Model {
  const length = litres >= 60 ? 420 : litres >= 35 ? 340 : 270
  const radius = litres >= 60 ? 40 : 36
  const film: Colour = '#dbe1e4'
  const end = circle(0, radius, radius * 0.34, 18)
  return {
    solids: [
      made('film-roll', box([10, -190, 0], [length - 20, 190, 1], film, { opacity: 0.85 })),
      ink(
        'z',
        1.2,
        [
          [
            [14, -120],
            [length - 14, -120],
          ],
        ],
        1,
        { stroke: colours.line, hair: 1.4, open: true, dash: '5 5' },
      ),
      figure(`${litres} l`, [length / 2, -62, 1.5], [1, 0, 0], [0, -1, 0], 54, '#7d8a93'),
      made('film-roll', cylinder('x', [0, radius], 0, length, radius, film)),
      cylinder('x', [0, radius], length * 0.36, length * 0.28, radius + 1.5, colours.GN),
      ink('x', length, [end], 1, { fill: '#7b858b' }),
      ink('x', length, [circle(0, radius, radius * 0.66, 20)], 1, { stroke: bright(film, 0.7), hair: 1 }),
    ],
  }
}

/** Paper liners for the compost bin: one opened, the others folded flat. */
export function paperLiners(): Model {
  const kraft = colours.paper
  const stack = Array.from({ length: 5 }, (_, at) =>
    pad([215, -70 + (at % 2) * 4, at * 9], [150, 215, 8], 3, bright(kraft, 1 - (at % 2) * 0.06)),
  )
  return {
    solids: [
      vessel({
        at: [0, 0, 0],
        size: [155, 155, 215],
        radius: 10,
        draft: 6,
        wall: 2,
        colour: kraft,
        inside: bright(kraft, 0.9),
      }),
      ink(
        'y',
        1,
        [
          [
            [14, 12],
            [77, 60],
            [141, 12],
          ],
        ],
        -1,
        { stroke: bright(kraft, 0.78), hair: 1.4, open: true },
      ),
      ink('y', 1, [leaf(78, 118)], -1, { fill: colours.GN }),
      ...stack,
      ink(
        'z',
        44.5,
        [
          [
            [215, 60],
            [365, 60],
          ],
        ],
        1,
        { stroke: bright(kraft, 0.75), hair: 1.4, open: true },
      ),
    ],
  }
}

function leaf(a: number, b: number): Outline {
  return [...arc(a - 14, b, 32, -50, 50, 5), ...arc(a + 27, b, 32, 130, 230, 5)]
}

/** The cleaner: a half-litre bottle. */
export function cleaner(): Model {
  const ring = (t: number, w: number, d: number, r: number) => ({
    t,
    outline: roundRectangle(45 - w / 2, 28 - d / 2, w, d, r),
  })
  const drop: Outline = [[45, 112], ...arc(45, 84, 13, 25, -205, 12)]
  return {
    solids: [
      loft(
        'z',
        [
          ring(0, 84, 50, 16),
          ring(5, 90, 56, 18),
          ring(140, 90, 56, 18),
          ring(170, 52, 42, 16),
          ring(182, 30, 30, 15),
        ],
        '#cfe0c8',
      ),
      ink('y', 0, [roundRectangle(14, 22, 62, 108, 4)], -1, { fill: colours.white }),
      ink('y', -0.5, [rectangle(14, 36, 62, 18)], -1, { fill: colours.GN }),
      ink('y', -0.5, [drop], -1, { fill: '#5b9ab5' }),
      loft('z', [ring(182, 34, 34, 17), ring(212, 32, 32, 16)], colours.AN),
    ],
  }
}
