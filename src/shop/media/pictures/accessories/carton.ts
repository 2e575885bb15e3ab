import { bright, colours } from '../drawing/colour.ts'
import { ink } from '../drawing/ink.ts'
import { rectangle, roundRectangle } from '../drawing/outline.ts'
import { box } from '../drawing/plate.ts'
import type { Solid } from '../drawing/solid.ts'

/** A closed cardboard carton with a green tape. */
export function carton(): Solid[] {
  const [w, d, h] = [260, 190, 150]
  return [
    box([0, 0, 0], [w, d, h], colours.card),
    ink('z', h, [rectangle(0, d / 2 - 16, w, 32)], 1, { fill: bright(colours.GN, 1.08) }),
    ink('x', w, [rectangle(d / 2 - 16, h - 46, 32, 46)], 1, { fill: bright(colours.GN, 0.78) }),
    ink('y', 0, [roundRectangle(28, 28, 74, 48, 4)], -1, { fill: colours.white }),
    ink('y', -0.2, [rectangle(38, 56, 54, 6), rectangle(38, 42, 40, 6)], -1, { fill: '#aab4ba' }),
  ]
}
