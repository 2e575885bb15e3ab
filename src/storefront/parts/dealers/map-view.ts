import type { MapPoint } from './projection.ts'

/** What of the map is seen, in its units. */
export type MapView = { x: number; y: number; width: number; height: number }

/** Width to height of every view. */
export const viewRatio = 6 / 5

/** Less than 45 km across says nothing of where one is. */
const least = 450
/** Room around what is shown, as a share of it. */
const margin = 0.16

/** Switzerland as a whole. */
export const homeView: MapView = { x: -1_980, y: -1_690, width: 4_080, height: 3_400 }

/** All of these, in the middle. */
export function viewOf(points: readonly MapPoint[]): MapView {
  if (points.length === 0) return homeView
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const width = Math.max(least, right - left, (bottom - top) * viewRatio) * (1 + 2 * margin)
  const height = width / viewRatio

  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  }
}

/** Where a point is seen, as a share of the view's width to the right and downwards. */
export const inView = ({ x, y }: MapPoint, view: MapView): MapPoint => ({
  x: (x - view.x) / view.width,
  y: (y - view.y) / view.width,
})

/** A length one can imagine, at most a quarter of the view, in kilometres. */
export function scaleOf({ width }: MapView): number {
  const most = width / 10 / 4
  const power = 10 ** Math.floor(Math.log10(most))
  return power * ([5, 2].find((step) => step * power <= most) ?? 1)
}
