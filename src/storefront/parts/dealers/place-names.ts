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
  /** The town, where the name had to stand apart from it: a line leads there. */
  from: MapPoint | null
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
/** Letters of the sheet by their width, in CSS pixels; those of countries stand wider apart. */
const letters = { narrow: 4.2, usual: 6.5, capital: 7.8, wide: 10.4 }
const spacing = { town: 0, country: 1.25 }
const mostTowns = 14
/** How far from a main town its name may stand, and in how many directions that is tried. */
const apart = [0.035, 0.055, 0.08, 0.105, 0.13]
const directions = 16

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
 * A town's name may stand on each side of it, and that of a main town, where there are too many dots around it, at the end
 * of a short line.
 */
export function placeNames(view: MapView, language: Language, covered: readonly Box[]): PlacedName[] {
  const taken = [...covered]
  const placed: PlacedName[] = []
  let towns = 0

  for (const { kind, name, called, at, isMain = false } of mapNames) {
    if (kind === 'town' && towns >= mostTowns) break
    const said = called?.[language] ?? name
    const width = widthOf(said, kind)
    const isFree = (box: Box) => !taken.some((other) => overlap(box, other))
    const found = at
      .map(([latitude, longitude]) => inView(project({ latitude, longitude }), view))
      .filter(isInSight)
      .flatMap((point) => standsOf(point, kind, isMain))
      .map((stand) => ({ ...stand, box: boxOf(stand.point, stand.side, width) }))
      .find(
        ({ box, point, from }) =>
          isWithin(box) &&
          isFree(box) &&
          (!from || !names(placed).some((other) => crosses(from, point, other))),
      )
    if (!found) continue

    const { point, side, box, from } = found
    const town = from ?? point
    // A dealer's dot is the town's as well.
    const hasDot = kind === 'town' && !covered.some((other) => overlap(other, around(town, 0)))
    taken.push(box, ...(hasDot ? [around(town, gap / 2)] : []), ...(from ? along(from, point) : []))
    placed.push({ ...point, kind, name: said, side, box, from, hasDot })
    if (kind === 'town') towns += 1
  }
  return placed
}

const sides = ['right', 'left', 'above', 'below'] as const

type Stand = { point: MapPoint; side: Side; from: MapPoint | null }

/** Where a name may stand, the best first. */
function standsOf(point: MapPoint, kind: MapName['kind'], isMain: boolean): Stand[] {
  if (kind === 'country') return [{ point, side: 'on', from: null }]
  const beside = sides.map((side) => ({ point, side, from: null }))
  if (!isMain) return beside

  const further = apart.flatMap((distance) =>
    Array.from({ length: directions }, (_, turn): Stand => {
      const angle = (2 * Math.PI * turn) / directions
      const [right, down] = [Math.cos(angle), Math.sin(angle)]
      const side = Math.abs(right) > 0.3 ? (right > 0 ? 'right' : 'left') : down > 0 ? 'below' : 'above'
      return {
        point: { x: point.x + right * distance, y: point.y + down * distance },
        side,
        from: point,
      }
    }),
  )
  return [...beside, ...further]
}

const widthOf = (name: string, kind: MapName['kind']): number =>
  Array.from(name).reduce((sum, letter) => sum + letters[sizeOf(letter)] + spacing[kind], 0) * px

function sizeOf(letter: string): keyof typeof letters {
  if (/[iljtfrI.,'’\s-]/u.test(letter)) return 'narrow'
  if (/[mwMW]/u.test(letter)) return 'wide'
  return /\p{Lu}/u.test(letter) ? 'capital' : 'usual'
}

const names = (placed: readonly PlacedName[]): Box[] => placed.map(({ box }) => box)

/** Small places one beside the other, from one end of a line to the other. */
const along = (from: MapPoint, to: MapPoint): Box[] =>
  Array.from({ length: 9 }, (_, step) => {
    const share = step / 8
    return around({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, px)
  })

const crosses = (from: MapPoint, to: MapPoint, box: Box): boolean =>
  along(from, to).some((point) => overlap(point, box))

/** A line may not lead out of the sheet. */
const isInSight = ({ x, y }: MapPoint): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1 / viewRatio

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
