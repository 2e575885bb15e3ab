import type { Ink } from '../drawing/ink.ts'
import type { Outline } from '../drawing/outline.ts'
import { type Axis, along, type Place, type Point } from '../drawing/space.ts'
import { extrude, nested } from './extrude.ts'
import { materialOf } from './materials.ts'
import { joined, type MeshPart, partOf, type Surface } from './mesh.ts'
import { dashes, sweep } from './sweep.ts'

/** How thick print and applied lines lie on their face, in millimetres. */
const thick = 0.3

/** A hairline of the drawing, as wide as it would be moulded. */
const hairline = 1.1

/** What is drawn on a face, as thin bodies lying on it. */
export function printed(
  axis: Axis,
  at: number,
  lines: readonly Outline[],
  facing: 1 | -1,
  { fill, stroke, width, hair, open, dash }: Ink,
): MeshPart[] {
  const fields =
    fill === undefined
      ? []
      : [
          partOf(
            joined(
              nested(lines).map(({ outline, holes }) =>
                extrude(axis, at, at + facing * thick, outline, holes),
              ),
            ),
            materialOf(fill),
            false,
          ),
        ]
  if (stroke === undefined) return fields
  const wide = width ?? (hair ?? 1) * hairline
  const paths = lines.map((line) =>
    [...line, ...(open || !dash ? [] : line.slice(0, 1))].map((point) => along(axis, point, at)),
  )
  const strokes = dashes(paths, dash).map((path) => ribbon(axis, path, wide, facing, !open && !dash))
  return [...fields, partOf(joined(strokes), materialOf(stroke), false)]
}

function ribbon(axis: Axis, line: readonly Place[], wide: number, facing: 1 | -1, closed: boolean): Surface {
  const section: Point[] = [
    [-wide / 2, 0],
    [wide / 2, 0],
    [wide / 2, thick],
    [-wide / 2, thick],
  ]
  return sweep(line, section, { closed, up: along(axis, [0, 0], facing) })
}
