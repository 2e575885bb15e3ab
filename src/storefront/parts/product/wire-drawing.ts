/** A system drawn to scale and in space, with its figures in mm. */
export type WireDrawing = {
  url: string
  width: number
  height: number
  outer: { width: number; depth: number; height: number }
  space: { width: WireRange; depth: WireRange; height: WireRange } | null
  bins: readonly { litres: number; count: number; width: number; depth: number; height: number }[]
  model: { url: string; pullsOut: boolean }
}

type WireRange = { min: number | null; max: number | null } | null
