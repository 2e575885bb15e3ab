import { bright, type Colour, colourOfCode, colours, mix } from '../drawing/colour.ts'
import { figure, ink } from '../drawing/ink.ts'
import { loft } from '../drawing/loft.ts'
import { roundRectangle } from '../drawing/outline.ts'
import { built, type Model, type Solid } from '../drawing/solid.ts'
import type { Place } from '../drawing/space.ts'
import type { PictureFacts } from '../facts.ts'
import { materialOf } from '../mesh/materials.ts'
import { housingBody, housingFigure, housingLidBody } from './housing-bodies.ts'
import { pot, potSize } from './pot.ts'

export type HousingSize = { readonly w: number; readonly d: number; readonly h: number }

export const housings = { S35: { w: 300, d: 330, h: 540 }, S60: { w: 360, d: 400, h: 700 } } as const

/** S-LINE: a free-standing housing under a lid that opens with one hand. */
export function freeStanding(facts: PictureFacts): Model {
  const size = facts.dimensions ?? (facts.model === 'S60' ? housings.S60 : housings.S35)
  const colour = colourOfCode(facts.colour)
  const litres = facts.bins[0]?.litres ?? 35
  return {
    solids: [
      ...housing([0, 0, 0], size, colour),
      ...housingLid([0, 0, size.h - 58], size, colour),
      built(
        () => [housingFigure(size, litres, colour === colours.LG ? 'print-dark' : 'print-light')],
        figure(
          `${litres} l`,
          [size.w / 2, 0, size.h * 0.45],
          [1, 0, 0],
          [0, 0, -1],
          52,
          mix(colour, colour === colours.LG ? '#39444c' : '#ffffff', 0.6),
        ),
      ),
    ],
    measured: { box: { min: [0, 0, 0], max: [size.w, size.d, size.h] }, axes: ['w', 'd', 'h'] },
  }
}

export function housing([x, y, z]: Place, { w, d, h }: HousingSize, colour: Colour): Solid[] {
  const ring = (by: number, t: number) => ({
    t,
    outline: roundRectangle(x + by, y + by, w - 2 * by, d - 2 * by, 48),
  })
  return [
    built(
      () => housingBody([x, y, z], { w, d, h }, materialOf(colour)),
      loft('z', [ring(20, z), ring(16, z + 14)], mix(colours.rubber, colour, 0.2)),
      loft('z', [ring(12, z + 14), ring(3, z + h - 60)], colour),
    ),
  ]
}

export function housingLid([x, y, z]: Place, { w, d, h }: HousingSize, colour: Colour): Solid[] {
  const ring = (by: number, t: number) => ({
    t,
    outline: roundRectangle(x + by, y + by, w - 2 * by, d - 2 * by, 48 - by / 3),
  })
  const shell = colour === colours.LG ? bright(colour, 0.97) : mix(colour, '#ffffff', 0.1)
  return [
    built(
      () => housingLidBody([x, y, z], { w, d, h }, materialOf(colour)),
      loft('z', [ring(0, z), ring(0, z + 34), ring(8, z + 48), ring(26, z + 58)], shell),
      ink('z', z + 58, [roundRectangle(x + 44, y + 44, w - 88, d - 88, 30)], 1, {
        stroke: bright(shell, 0.78),
        hair: 1.3,
      }),
      ink('y', y, [roundRectangle(x + w / 2 - 46, z + 6, 92, 17, 8)], -1, { fill: bright(shell, 0.6) }),
    ),
  ]
}

/** POT, the compost bin for the worktop or the door. */
export function compostBin(facts: PictureFacts): Model {
  const box = { min: [0, 0, 0], max: [potSize.w, potSize.d, potSize.h] } as const
  return {
    solids: [pot([0, 0, 0], colourOfCode(facts.colour), 'raised')],
    measured: { box, axes: ['w', 'd', 'h'] },
  }
}
