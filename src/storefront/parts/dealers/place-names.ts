import type { Language } from '../../../values/locale.ts'
import { type MapName, mapNames } from './map-names.ts'
import { inView, type MapView, viewRatio } from './map-view.ts'
import { type MapPoint, project } from './projection.ts'

export type Side = 'on' | 'right' | 'left' | 'above' | 'below'
/** A name with the point it belongs to, as shares of the map's width. */
export type PlacedName = MapPoint & {
  kind: MapName['kind']
  name: string
  side: Side
  box: Box
  hasDot: boolean
}
export type Box = { left: number; top: number; right: number; bottom: number }

/** The narrowest map in CSS pixels: names that have room there have it everywhere. */
const narrowest = 320
const px = 1 / narrowest
const lineHeight = 14 * px
/** Beside dots, which grow with the map. */
const gap = 0.012 + 3 * px
const edge = 5 * px
/** Letters of the sheet's two kinds, on average and with their spacing. */
const letter = { town: 6.1 * px, country: 7 * px }
const mostTowns = 14

/** What pins and dots cover. */
export const around = ({ x, y }: MapPoint, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
})

/** Whether two of them share a place. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * The names a view has room for, the weightiest first: none covers another, a pin or a dot, and none is cut by the edge.
 * A town's name may stand on each side of it.
 */
export function placeNames(view: MapView, language: Language, covered: readonly Box[]): PlacedName[] {
  const taken = [...covered]
  const placed: PlacedName[] = []
  let towns = 0

  for (const { kind, name, called, at } of mapNames) {
    if (kind === 'town' && towns >= mostTowns) break
    const said = called?.[language] ?? name
    const found = at
      .map(([latitude, longitude]) => inView(project({ latitude, longitude }), view))
      .flatMap((point) => (kind === 'country' ? (['on'] as const) : sides).map((side) => ({ point, side })))
      .map(({ point, side }) => ({ point, side, box: boxOf(point, side, said.length * letter[kind]) }))
      .find(({ box }) => isWithin(box) && !taken.some((other) => overlap(box, other)))
    if (!found) continue

    const { point, side, box } = found
    // A dealer's dot is the town's as well.
    const hasDot = kind === 'town' && !covered.some((other) => overlap(other, around(point, 0)))
    taken.push(box, ...(hasDot ? [around(point, gap / 2)] : []))
    placed.push({ ...point, kind, name: said, side, box, hasDot })
    if (kind === 'town') towns += 1
  }
  return placed
}

const sides = ['right', 'left', 'above', 'below'] as const

/** Where the name stands (`dealers.css` moves it to its side). */
function boxOf({ x, y }: MapPoint, side: Side, width: number): Box {
  const left = {
    on: x - width / 2,
    right: x + gap,
    left: x - gap - width,
    above: x - width / 2,
    below: x - width / 2,
  }[side]
  const top = {
    on: y - lineHeight / 2,
    right: y - lineHeight / 2,
    left: y - lineHeight / 2,
    above: y - gap - lineHeight,
    below: y + gap,
  }[side]
  return { left, top, right: left + width, bottom: top + lineHeight }
}

const isWithin = ({ left, top, right, bottom }: Box): boolean =>
  left >= edge && top >= edge && right <= 1 - edge && bottom <= 1 / viewRatio - edge
