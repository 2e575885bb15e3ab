import type { Camera } from '../pictures/drawing/camera.ts'
import { project } from '../pictures/drawing/camera.ts'
import { type Bounds, corners, type Point } from '../pictures/drawing/space.ts'

/** The three views of a drawing in the European (first-angle) projection, ISO 5456-2. */
export type DrawingView = 'front' | 'side' | 'top'

export const drawingViews: readonly DrawingView[] = ['front', 'side', 'top']

/** The side is seen from the left, so that it stands right of the front; from above stands below it. */
export const drawingCameras = {
  front: { right: [1, 0, 0], up: [0, 0, 1], toward: [0, -1, 0] },
  side: { right: [0, -1, 0], up: [0, 0, 1], toward: [-1, 0, 0] },
  top: { right: [1, 0, 0], up: [0, 1, 0], toward: [0, 0, 1] },
} as const satisfies Record<DrawingView, Camera>

export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** A box as a view shows it: in mm, y pointing down. */
export function seenAs(view: DrawingView, box: Bounds): Rect {
  const points = corners(box).map((corner): Point => project(drawingCameras[view], corner))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  return {
    x,
    y,
    w: Math.max(...rects.map((rect) => rect.x + rect.w)) - x,
    h: Math.max(...rects.map((rect) => rect.y + rect.h)) - y,
  }
}

export const crosses = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h
