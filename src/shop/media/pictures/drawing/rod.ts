import { materialOf } from '../mesh/materials.ts'
import { partOf } from '../mesh/mesh.ts'
import { bent, roundSection, sweep } from '../mesh/sweep.ts'
import { project } from './camera.ts'
import { bright, type Colour, lit } from './colour.ts'
import type { Shape, Solid } from './solid.ts'
import { boundsOf, type Place, type Point } from './space.ts'

/** A round bar or wire along a line of places, with the light running along it. */
export function rod(places: readonly Place[], thickness: number, colour: Colour, closed = false): Solid {
  const line = closed ? [...places, places[0] as Place] : places
  const half = thickness / 2
  const reach = line.flatMap(([x, y, z]): Place[] => [
    [x - half, y - half, z - half],
    [x + half, y + half, z + half],
  ])
  return {
    bounds: boundsOf(reach),
    parts() {
      const wire = bent(places, thickness * 1.6, closed)
      return [partOf(sweep(wire, roundSection(half), { closed }), materialOf(colour), true)]
    },
    shapes(camera) {
      const points = line.map((place): Point => project(camera, place))
      const stroke = (shade: Colour, width: number): Shape => ({
        kind: 'path',
        lines: [points],
        open: true,
        stroke: shade,
        width,
      })
      return [
        stroke(bright(colour, 0.66), thickness),
        stroke(lit(colour, [-0.2, -0.4, 0.6]), thickness * 0.55),
      ]
    },
  }
}
