import type { Camera } from '../pictures/drawing/camera.ts'
import { paintOrder } from '../pictures/drawing/paint-order.ts'
import type { Shape, Solid } from '../pictures/drawing/solid.ts'
import type { Point } from '../pictures/drawing/space.ts'
import { element } from '../pictures/drawing/svg.ts'
import { pen } from './pen.ts'

/** Where a view stands on the sheet: the sheet's mm for one of the system's, and where the system's origin comes to lie. */
export type Placing = { readonly scale: number; readonly left: number; readonly top: number }

export const placed = ({ scale, left, top }: Placing, [x, y]: Point): Point => [
  x * scale + left,
  y * scale + top,
]

/**
 * Solids as an engineer draws them: their shapes in ink on paper. What hides is paper, so the far lines vanish behind
 * the near ones. What belongs to the kitchen is see-through in the pictures and left out here.
 */
export function lineArt(
  solids: readonly Solid[],
  camera: Camera,
  placing: Placing,
  ink: string = pen.ink,
): string {
  const shapes = paintOrder(solids, camera).flatMap((solid) => solid.shapes(camera))
  return element(
    'g',
    { stroke: ink, 'stroke-width': String(pen.line), fill: pen.paper, 'fill-rule': 'evenodd' },
    [...shapes.map((shape) => drawn(shape, placing))],
  )
}

function drawn(shape: Shape, placing: Placing): string {
  if (shape.kind === 'text' || shape.opacity !== undefined || shape.fillOpacity !== undefined) return ''
  const d = linesData(shape.lines, placing, shape.open ?? false)
  if (shape.width === undefined) {
    if (shape.fill === undefined && shape.dash !== undefined) return ''
    return element('path', {
      d,
      fill: shape.fill === undefined ? 'none' : undefined,
      'fill-rule': shape.union ? 'nonzero' : undefined,
    })
  }
  // A band: its two edges are what a wide line leaves over of a narrower one.
  const width = shape.width * placing.scale
  const cap = shape.open && !shape.flat ? 'round' : undefined
  const stroke = (colour: string | undefined, breadth: number) =>
    element('path', {
      d,
      fill: 'none',
      stroke: colour,
      'stroke-width': to2(breadth),
      'stroke-linecap': cap,
    })
  return stroke(undefined, width + pen.line) + stroke(pen.paper, Math.max(0, width - pen.line))
}

/** Path data to a hundredth of a millimetre: a tenth would show on paper. */
export function linesData(lines: readonly (readonly Point[])[], placing: Placing, open: boolean): string {
  return lines
    .map((line) => {
      const points = line.map((point) => placed(placing, point))
      const steps = points
        .map(([x, y]) => `${to2(x)} ${to2(y)}`)
        .filter((step, at, all) => step !== all[at - 1])
      return `M${steps.join('L')}${open ? '' : 'z'}`
    })
    .join('')
}

export const to2 = (value: number): string => {
  const rounded = Number(value.toFixed(2))
  return String(Object.is(rounded, -0) ? 0 : rounded)
}
