import { bright, type Colour, colours, mix } from '../drawing/colour.ts'
import { ink } from '../drawing/ink.ts'
import { pad } from '../drawing/loft.ts'
import { arc, circle, roundRectangle } from '../drawing/outline.ts'
import { plate } from '../drawing/plate.ts'
import { rod } from '../drawing/rod.ts'
import { type Model, made, type Solid } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import { vessel } from '../drawing/vessel.ts'
import type { HousingSize } from '../systems/free-standing.ts'
import { bagSize, hangingFrame } from '../systems/heavy-bag.ts'
import { potBail, potBody } from '../systems/pot.ts'
import { widthAndDepthAre } from './measure.ts'

/** A free-standing housing without its lid. */
export function openHousing({ w, d, h }: HousingSize, colour: Colour): Model {
  return {
    solids: [
      vessel({
        at: [0, 0, 0],
        size: [w, d, h - 58],
        radius: 48,
        draft: 12,
        wall: 8,
        colour,
        inside: bright(colour, 0.9),
      }),
    ],
    ...widthAndDepthAre(w, d, h - 58),
  }
}

/** The base plate of a free-standing bin, seen with its screw bosses. */
export function housingBase(): Model {
  const spots = [
    [50, 50],
    [250, 50],
    [250, 280],
    [50, 280],
  ] as const
  return {
    solids: [
      pad([0, 0, 0], [300, 330, 16], 48, colours.AN),
      ink('z', 16, [roundRectangle(24, 24, 252, 282, 34)], 1, { stroke: '#6a7177', hair: 1.3 }),
      ...spots.map(
        ([a, b]): Solid =>
          plate('z', 16, 14, circle(a, b, 18, 20), bright(colours.AN, 1.15), [circle(a, b, 8, 14)]),
      ),
    ],
  }
}

/** The pair of carrying handles of Heavy Bag. */
export function bagHandles(): Model {
  const cloth: Colour = '#3a3f43'
  const handle = (y: number): Solid =>
    rod(
      arc(90, 0, 82, 0, 180, 14).map(([a, b]): Place => [a, y, 40 + b * 0.9]),
      15,
      cloth,
    )
  const tabs = (y: number): Solid[] =>
    [8, 172].map((x) =>
      plate('y', y - 4, 8, roundRectangle(x - 15, -20, 30, 64, 5), mix(cloth, '#ffffff', 0.12)),
    )
  return { solids: [handle(90), ...tabs(90), handle(0), ...tabs(0)].map((solid) => made('webbing', solid)) }
}

/** The stiff floor that lies in Heavy Bag. */
export function bagFloor(): Model {
  const { w, d } = bagSize
  const board: Colour = '#4a5055'
  return {
    solids: [
      pad([0, 0, 0], [w - 16, d - 16, 5], 22, board),
      ink('z', 5, [roundRectangle(12, 12, w - 40, d - 40, 14)], 1, {
        stroke: '#8b949a',
        hair: 1.3,
        dash: '8 6',
      }),
      ink('z', 5, [roundRectangle(w / 2 - 46, d / 2 - 18, 76, 22, 11)], 1, { fill: bright(board, 0.5) }),
    ],
  }
}

export const drawerHanger = (): Model => ({ solids: [hangingFrame([0, 0, 0], [338, 496])] })

export function openPot(colour: Colour): Model {
  return { solids: potBody([0, 0, 0], colour, true), ...widthAndDepthAre(165, 165, 181) }
}

export const potBailPart = (): Model => ({ solids: [potBail([0, 0, 0], 'raised', colours.steel)] })
