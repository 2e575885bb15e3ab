/** How a picture lies in its window: how large, and how far its middle is from the window's. */
export type View = { scale: number; x: number; y: number }

/** From the middle of the window, in pixels. */
export type Point = { x: number; y: number }

export type Size = { width: number; height: number }

export const whole: View = { scale: 1, x: 0, y: 0 }

const largest = 6

/** Larger or smaller by a factor; what lies under the point stays under it. */
export function scaled(view: View, factor: number, at: Point, size: Size): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), largest)
  const ratio = scale / view.scale
  return within({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, size)
}

export const moved = (view: View, by: Point, size: Size): View =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, size)

/** The picture never leaves its window: its edges are the last to be seen. */
function within({ scale, x, y }: View, { width, height }: Size): View {
  const [mostX, mostY] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2]
  return { scale, x: between(x, mostX), y: between(y, mostY) }
}

const between = (value: number, most: number) => Math.min(Math.max(value, -most), most) + 0
