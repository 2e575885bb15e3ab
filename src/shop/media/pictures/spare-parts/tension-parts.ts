import { bright, type Colour, colours } from '../drawing/colour.ts'
import { copies, laidOut } from '../drawing/copies.ts'
import { ink } from '../drawing/ink.ts'
import { cylinder } from '../drawing/loft.ts'
import { arc, circle, type Outline, roundRectangle, soften } from '../drawing/outline.ts'
import { frame, plate } from '../drawing/plate.ts'
import { rod } from '../drawing/rod.ts'
import { built, type Model, made, type Solid } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import { hooks } from '../systems/bins.ts'
import { hookBody } from '../systems/crown-bodies.ts'

/** The crown of a free-standing or swing bin: corners rounder than in a drawer, with a hinge at the back. */
export function roundCrown(w: number, d: number, hinged: boolean): Model {
  const steel: Colour = hinged ? '#8f999f' : '#aab3b9'
  const ring = made('crown-steel', frame('z', 0, 16, [0, 0, w, d], 13, steel, hinged ? 70 : 56))
  const hinge = hinged
    ? [made('steel', cylinder('x', [d + 6, 8], w / 2 - 40, 80, 10, bright(steel, 0.8)))]
    : []
  return { solids: [...hinge, ring, ...hooks(0, 0, 16, w, d)] }
}

/** Ten hooks, as they come in the bag; those of the swing bin are bent, not moulded. */
export function tenHooks(bent: boolean): Model {
  const spots = laidOut(10, 5, [46, 62])
  return { solids: copies(spots, 'hook', bent ? bentHook : hook) }
}

function hook([x, y, z]: Place): Solid[] {
  const profile: Outline = [
    [0, 0],
    [7, 0],
    [7, 30],
    [19, 30],
    [19, 16],
    [25, 16],
    [25, 37],
    [0, 37],
  ]
  return [
    built(
      () => hookBody([x + 9, y + 5, z + 32], [0, 1, 0]),
      plate(
        'x',
        x,
        18,
        soften(
          profile.map(([a, b]) => [y + a, z + b] as const),
          2,
          1,
        ),
        colours.GN,
      ),
    ),
  ]
}

function bentHook([x, y, z]: Place): Solid[] {
  const line: Place[] = [
    [x, y, z + 2],
    [x, y, z + 34],
    [x, y + 5, z + 40],
    [x, y + 16, z + 40],
    [x, y + 21, z + 34],
    [x, y + 21, z + 22],
  ]
  return [rod(line, 6, colours.steel)]
}

/** The hinge of the crown: two leaves on a pin. */
export function crownHinge(): Model {
  const leaf = (y: number, holes: readonly Outline[]) =>
    plate(
      'z',
      0,
      5,
      soften(
        [
          [0, y],
          [84, y],
          [84, y + 44],
          [0, y + 44],
        ],
        8,
      ),
      colours.steel,
      holes,
    )
  return {
    solids: [
      leaf(12, [circle(20, 38, 6, 12), circle(64, 38, 6, 12)]),
      cylinder('x', [6, 7], -4, 92, 9, bright(colours.steel, 0.84)),
      leaf(-44, [circle(20, -22, 6, 12), circle(64, -22, 6, 12)]),
      ink(
        'z',
        16.2,
        [
          [
            [26, 6],
            [58, 6],
          ],
        ],
        1,
        { stroke: '#6c767c', hair: 1.4, open: true },
      ),
    ],
  }
}

/** The tension ring of the generation before: one wire with a clamp. */
export function wireRing(): Model {
  const ring = roundRectangle(0, 0, 300, 330, 54).map(([a, b]): Place => [a, b, 6])
  return {
    solids: [
      rod(ring, 9, colours.steel, true),
      plate('y', -12, 20, roundRectangle(120, -8, 60, 30, 8), colours.AN),
      cylinder('y', [150, 7], -24, 12, 9, colours.GN),
    ],
  }
}

/** The bag ring of the former swing bin: an open hoop with eyes. */
export function openHoop(): Model {
  const hoop = arc(0, 0, 150, -68, 248, 30).map(([a, b]): Place => [a, b, 6])
  const ends = [hoop[0], hoop.at(-1)].map((at) =>
    cylinder('z', [at?.[0] ?? 0, at?.[1] ?? 0], 0, 14, 15, colours.steel),
  )
  return { solids: [rod(hoop, 10, bright(colours.steel, 0.94)), ...ends] }
}
