import { lettering } from '../mesh/lettering.ts'
import { materialOf } from '../mesh/materials.ts'
import { partOf } from '../mesh/mesh.ts'
import { printed } from '../mesh/printed.ts'
import { bent, dashes, roundSection, sweep } from '../mesh/sweep.ts'
import { isSeen, project } from './camera.ts'
import type { Colour } from './colour.ts'
import type { Outline } from './outline.ts'
import type { Solid } from './solid.ts'
import { type Axis, along, boundsOf, type Place, type Point, plus } from './space.ts'

export type Ink = {
  fill?: Colour
  stroke?: Colour
  hair?: number
  width?: number
  open?: boolean
  flat?: boolean
  opacity?: number
  dash?: string
}

/** Something printed, cut or pressed into a flat face, seen only when the face is. */
export function ink(axis: Axis, at: number, lines: readonly Outline[], facing: 1 | -1, look: Ink): Solid {
  const places = lines.map((line) => line.map((point) => along(axis, point, at)))
  return {
    bounds: boundsOf(places.flat()),
    parts: () => printed(axis, at, lines, facing, look),
    shapes(camera) {
      if (!isSeen(camera, along(axis, [0, 0], facing))) return []
      return [
        { kind: 'path', lines: places.map((line) => line.map((place) => project(camera, place))), ...look },
      ]
    },
  }
}

/** Fine lines in space, for context that is drawn light and thin. */
export function wire(lines: readonly (readonly Place[])[], colour: Colour, hair = 1, dash?: string): Solid {
  return {
    bounds: boundsOf(lines.flat()),
    parts: () =>
      dashes(lines, dash).map((line) =>
        partOf(sweep(bent(line, 2), roundSection(hair * 0.7, 8)), materialOf(colour), true),
      ),
    shapes: (camera) => [
      {
        kind: 'path',
        lines: lines.map((line) => line.map((place) => project(camera, place))),
        open: true,
        stroke: colour,
        hair,
        ...(dash === undefined ? {} : { dash }),
      },
    ],
  }
}

/** A figure on a face: where its middle stands, and which way the face lies. */
export function figure(
  text: string,
  middle: Place,
  right: Place,
  down: Place,
  size: number,
  fill: Colour,
): Solid {
  const normal: Place = [
    down[1] * right[2] - down[2] * right[1],
    down[2] * right[0] - down[0] * right[2],
    down[0] * right[1] - down[1] * right[0],
  ]
  return {
    bounds: { min: middle, max: middle },
    parts: () => [partOf(lettering(text, middle, right, down, size), materialOf(fill), false)],
    shapes(camera) {
      if (!isSeen(camera, normal)) return []
      const at = project(camera, middle)
      const direction = (way: Place): Point => {
        const [a, b] = project(camera, plus(middle, way))
        return [a - at[0], b - at[1]]
      }
      return [{ kind: 'text', text, at, right: direction(right), down: direction(down), size, fill }]
    },
  }
}
