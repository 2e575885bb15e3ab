import type { WireDrawing } from './wire-drawing.ts'

/** Only what the page shows of a drawing travels along as its data. */
export const slimDrawing = ({ url, width, height, outer, space, bins, model }: WireDrawing): WireDrawing => ({
  url,
  width,
  height,
  outer: { width: outer.width, depth: outer.depth, height: outer.height },
  space: space && { width: range(space.width), depth: range(space.depth), height: range(space.height) },
  bins: bins.map(({ litres, count, width, depth, height }) => ({ litres, count, width, depth, height })),
  model: { url: model.url, pullsOut: model.pullsOut },
})

const range = (limit: { min: number | null; max: number | null } | null) =>
  limit && { min: limit.min, max: limit.max }
