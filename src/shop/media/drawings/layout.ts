import type { Solid } from '../pictures/drawing/solid.ts'
import { type Dimension, limitText } from './dimension.ts'
import type { DrawnSystem } from './drawn-system.ts'
import type { Placing } from './line-art.ts'
import { around, type DrawingView, drawingCameras, drawingViews, type Rect, seenAs } from './views.ts'

/** A4 lying, in mm: printed at its own size, the drawing is to its scale. */
export const paper = { width: 297, height: 210, frame: 7 } as const

export const titleBlock: Rect = { x: 297 - 7 - 112, y: 210 - 7 - 34, w: 112, h: 34 }

/** The line types and the scale bar stand on the title block. */
export const legend: Rect = { x: titleBlock.x, y: titleBlock.y - 9, w: titleBlock.w, h: 9 }

export type Layout = {
  /** So many mm are one on paper. */
  scale: number
  placings: Readonly<Record<DrawingView, Placing>>
  /** What each view takes on paper, without its dimension lines. */
  views: Readonly<Record<DrawingView, Rect>>
  dimensions: readonly Dimension[]
}

const scales = [1, 2, 2.5, 3, 4, 5, 6, 8, 10, 15, 20] as const

// Room for two dimension lines with figures, between the views, and below the last one for its name.
const [measures, gapAcross, gapDown, margin, caption] = [19, 22, 9, 10, 6]
const [firstLine, nextLine] = [7, 6.5]

/** Puts the views in their places: the side right of the front, from above below it, to the largest scale that fits. */
export function layOut(system: DrawnSystem): Layout {
  const seen = Object.fromEntries(
    drawingViews.map((view) => [view, extentOf(system, view)]),
  ) as unknown as Record<DrawingView, Rect> // a view for every key, by the line above
  const columns = [spanX(seen.front, seen.top), spanX(seen.side)] as const
  const rows = [spanY(seen.front, seen.side), spanY(seen.top)] as const

  const scale = scales.find((scale) => fits(columns, rows, scale)) ?? 50
  const k = 1 / scale
  const spare = paper.width - 2 * margin - measures - gapAcross - (columns[0].long + columns[1].long) * k
  const beside = titleBlock.x - 4 - (margin + measures + columns[0].long * k)
  const left = margin + measures + Math.max(0, Math.min(spare / 3, 18, beside))
  const top = margin + measures
  const right = left + columns[0].long * k + gapAcross
  const below = top + rows[0].long * k + gapDown

  const across = { left: left - columns[0].from * k, right: right - columns[1].from * k }
  const down = { top: top - rows[0].from * k, below: below - rows[1].from * k }
  const placings = {
    front: { scale: k, left: across.left, top: down.top },
    side: { scale: k, left: across.right, top: down.top },
    top: { scale: k, left: across.left, top: down.below },
  }
  const views = {
    front: onSheet(seen.front, placings.front),
    side: onSheet(seen.side, placings.side),
    top: onSheet(seen.top, placings.top),
  }
  return { scale, placings, views, dimensions: dimensionsOf(system, placings, views) }
}

/** A rectangle of a view on the sheet. */
export const onSheet = ({ x, y, w, h }: Rect, { scale, left, top }: Placing): Rect => ({
  x: x * scale + left,
  y: y * scale + top,
  w: w * scale,
  h: h * scale,
})

function fits(columns: readonly [Span, Span], rows: readonly [Span, Span], scale: number): boolean {
  const wide = (columns[0].long + columns[1].long) / scale + 2 * margin + measures + gapAcross
  const high = (rows[0].long + rows[1].long) / scale + 2 * margin + measures + gapDown + caption
  // The title block stands below the side view and beside the view from above.
  const beside = margin + measures + columns[0].long / scale + 4
  const under = margin + measures + rows[0].long / scale + caption
  return wide <= paper.width && high <= paper.height && beside <= titleBlock.x && under <= legend.y
}

/** Width and depth above, height to the left: the system next to the view, the room it needs further out. */
function dimensionsOf(
  { outer, space }: DrawnSystem,
  placings: Layout['placings'],
  views: Layout['views'],
): Dimension[] {
  const top = Math.min(views.front.y, views.side.y)
  const level = (of: Dimension['of'], view: 'front' | 'side', rect: Rect, text: string): Dimension => {
    const { x, w } = onSheet(rect, placings[view])
    return {
      of,
      measure: view === 'front' ? 'width' : 'depth',
      upright: false,
      from: x,
      to: x + w,
      at: top - firstLine - (of === 'space' ? nextLine : 0),
      near: top,
      text,
    }
  }
  const upright = (of: Dimension['of'], rect: Rect, text: string): Dimension => {
    const { y, h } = onSheet(rect, placings.front)
    return {
      of,
      measure: 'height',
      upright: true,
      from: y,
      to: y + h,
      at: views.front.x - firstLine - (of === 'space' ? nextLine : 0),
      near: views.front.x,
      text,
    }
  }
  const [front, side] = [seenAs('front', outer), seenAs('side', outer)]
  const own = [
    level('system', 'front', front, figure(front.w)),
    level('system', 'side', side, figure(side.w)),
    upright('system', front, figure(front.h)),
  ]
  if (!space) return own
  const { limits, box } = space
  const [roomFront, roomSide] = [seenAs('front', box), seenAs('side', box)]
  return [
    ...own,
    ...(limits.width ? [level('space', 'front', roomFront, limitText(limits.width))] : []),
    ...(limits.depth ? [level('space', 'side', roomSide, limitText(limits.depth))] : []),
    ...(limits.height ? [upright('space', roomFront, limitText(limits.height))] : []),
  ]
}

const figure = (mm: number): string => String(Math.round(mm))

function extentOf({ solids, outer, space }: DrawnSystem, view: DrawingView): Rect {
  return around([
    seenAs(view, outer),
    ...(space ? [seenAs(view, space.box)] : []),
    ...solids.flatMap((solid) => drawnExtent(solid, view)),
  ])
}

/** What of a solid is drawn; the kitchen's own see-through parts are not. */
function drawnExtent(solid: Solid, view: DrawingView): Rect[] {
  return solid.shapes(drawingCameras[view]).flatMap((shape) => {
    if (shape.kind === 'text' || shape.opacity !== undefined || shape.fillOpacity !== undefined) return []
    return shape.lines.flatMap((line) => line.map(([x, y]) => ({ x, y, w: 0, h: 0 })))
  })
}

type Span = { from: number; long: number }

const spanX = (...rects: readonly Rect[]): Span => {
  const { x, w } = around(rects)
  return { from: x, long: w }
}

const spanY = (...rects: readonly Rect[]): Span => {
  const { y, h } = around(rects)
  return { from: y, long: h }
}
