/** A view of a place with a system in it: lengths in mm, x to the right, y up from where heights are measured. */
export type View = {
  parts: readonly Part[]
  dimensions: readonly Dimension[]
  /** What the parts take, without dimension lines. */
  bounds: Bounds
}

export type Bounds = { left: number; right: number; bottom: number; top: number }

export type PartKind =
  /** Sides, floors and backs of the cabinet. */
  | 'wall'
  /** What is not free: sink, trap, boiler, shelf, pipes. */
  | 'obstacle'
  /** The drawer that is there already. */
  | 'drawer'
  /** A front or door that is thought away. */
  | 'front'
  | 'system'
  | 'bin'
  /** Where system and place want the same millimetres, or leave some over. */
  | 'excess'

export type Part =
  | { kind: PartKind; x: number; y: number; width: number; height: number }
  | { kind: PartKind; path: readonly (readonly [x: number, y: number])[] }

/** A length with the line it is written on. */
export type Dimension = {
  measure: 'width' | 'bodyWidth' | 'height' | 'depth' | 'bodyDepth'
  /** Which side of the view its line runs on, and how far out: 0 is next to the drawing. */
  side: 'top' | 'bottom' | 'left' | 'right'
  row: 0 | 1
  from: number
  to: number
  /** Measured, worked out from something else, or what the system asks for. */
  kind: 'given' | 'estimated' | 'needed'
  label: string
  /** mm that are missing (below 0) or too many; null where nothing is wrong. */
  difference: number | null
}

export const rect = (kind: PartKind, x: number, y: number, width: number, height: number): Part => ({
  kind,
  x,
  y,
  width,
  height,
})

export function boundsOf(parts: readonly Part[]): Bounds {
  const points = parts.flatMap((part) =>
    'path' in part
      ? part.path
      : [[part.x, part.y] as const, [part.x + part.width, part.y + part.height] as const],
  )
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
}

/** "562 mm", "562.5 mm", "≈ 562 mm" */
export const inMm = (mm: number, kind: Dimension['kind'] = 'given'): string =>
  `${kind === 'estimated' ? '≈ ' : ''}${Math.round(mm * 10) / 10} mm`

/** "562–568 mm", "≥ 440 mm", "≤ 600 mm" */
export function spanInMm({ min, max }: { min?: number | null; max?: number | null }): string {
  if (min != null && max != null) return min === max ? `${min} mm` : `${min}–${max} mm`
  return max != null ? `≤ ${max} mm` : `≥ ${min ?? 0} mm`
}
