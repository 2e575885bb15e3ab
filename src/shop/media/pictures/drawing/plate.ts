import { extrude } from '../mesh/extrude.ts'
import { isRound } from '../mesh/finer.ts'
import { type MaterialName, materialOf } from '../mesh/materials.ts'
import { partOf } from '../mesh/mesh.ts'
import { type Camera, isSeen, project } from './camera.ts'
import { type Colour, colours, lit } from './colour.ts'
import { type Outline, rectangle, roundRectangle } from './outline.ts'
import type { Shape, Solid } from './solid.ts'
import { type Axis, along, boundsOf, dot, type Place, type Point } from './space.ts'

export type Finish = { opacity?: number; stroke?: Colour; hair?: number; dash?: string }

/** An outline pulled along an axis, with holes right through: sheet metal, panels, frames, boards. */
export function plate(
  axis: Axis,
  from: number,
  thickness: number,
  outline: Outline,
  colour: Colour,
  holes: readonly Outline[] = [],
  finish: Finish = {},
): Solid {
  const to = from + thickness
  const places = outline.flatMap((point) => [along(axis, point, from), along(axis, point, to)])
  return {
    bounds: boundsOf(places),
    parts: () => [
      partOf(extrude(axis, from, to, outline, holes), materialOf(colour), [outline, ...holes].some(isRound)),
    ],
    shapes(camera) {
      // Holes run the other way round, so that their walls look inwards.
      const rims = [outline, ...holes.map((hole) => [...hole].reverse())]
      return [
        ...walls(camera, axis, from, to, rims, colour, finish),
        ...cap(camera, axis, from, to, rims, colour, finish),
      ]
    },
  }
}

/** A box; the plainest plate. */
export function box(at: Place, [w, d, h]: Place, colour: Colour, finish: Finish = {}): Solid {
  return plate('z', at[2], h, rectangle(at[0], at[1], w, d), colour, [], finish)
}

/** A box of what belongs to the kitchen, not to the product: drawn see-through in one path, built in earnest. */
export function glass(
  at: Place,
  [w, d, h]: Place,
  opacity = 0.4,
  [name, material]: KitchenPart = ['drawer', 'drawer-grey'],
): Solid {
  const solid = box(at, [w, d, h], colours.white)
  return {
    bounds: solid.bounds,
    parts: () => solid.parts().map((part) => ({ ...part, name, material })),
    shapes(camera) {
      const faces = solid.shapes(camera).flatMap((shape) => (shape.kind === 'path' ? shape.lines : []))
      return [
        {
          kind: 'path',
          lines: faces,
          union: true,
          fill: '#e4eaee',
          stroke: '#9aa6ae',
          hair: 0.9,
          fillOpacity: opacity,
        },
      ]
    },
  }
}

export type KitchenPart = readonly [name: string, material: MaterialName]

/** A flat frame: a rounded rectangle with an opening that leaves bars of one width. */
export function frame(
  axis: Axis,
  from: number,
  thickness: number,
  [a, b, w, h]: Bars,
  bar: number,
  colour: Colour,
  radius = 8,
): Solid {
  const opening = roundRectangle(a + bar, b + bar, w - 2 * bar, h - 2 * bar, Math.max(2, radius - bar / 2))
  return plate(axis, from, thickness, roundRectangle(a, b, w, h, radius), colour, [opening])
}

type Bars = readonly [a: number, b: number, width: number, height: number]

function walls(
  camera: Camera,
  axis: Axis,
  from: number,
  to: number,
  rims: readonly Outline[],
  colour: Colour,
  finish: Finish,
): Shape[] {
  const seen = rims.flatMap((rim) =>
    rim.flatMap((start, at) => {
      const end = rim[(at + 1) % rim.length] ?? start
      const normal = along(axis, [end[1] - start[1], start[0] - end[0]], 0)
      if (!isSeen(camera, normal)) return []
      const quad = [
        along(axis, start, from),
        along(axis, end, from),
        along(axis, end, to),
        along(axis, start, to),
      ]
      return [{ colour: lit(colour, normal), depth: dot(camera.toward, quad[0] as Place), quad }]
    }),
  )
  seen.sort((one, other) => one.depth - other.depth)
  const shapes: Shape[] = []
  for (const { colour: shade, quad } of seen) {
    const line = quad.map((place) => project(camera, place))
    const last = shapes.at(-1)
    // Neighbours of one shade share a path.
    if (last?.kind === 'path' && last.fill === shade)
      Object.assign(last, { lines: [...last.lines, line], union: true })
    else shapes.push({ kind: 'path', lines: [line], fill: shade, stroke: shade, hair: 0.6, ...finish })
  }
  return shapes
}

function cap(
  camera: Camera,
  axis: Axis,
  from: number,
  to: number,
  rims: readonly Outline[],
  colour: Colour,
  finish: Finish,
): Shape[] {
  const forward = along(axis, [0, 0], 1)
  const facing = dot(camera.toward, forward)
  if (Math.abs(facing) < 1e-6) return []
  const normal: Place = facing > 0 ? forward : along(axis, [0, 0], -1)
  const shade = lit(colour, normal)
  const flat = (rim: Outline) =>
    rim.map((point): Point => project(camera, along(axis, point, facing > 0 ? to : from)))
  return [
    {
      kind: 'path',
      lines: rims.map(flat),
      fill: shade,
      stroke: lit(colour, [-0.3, -0.3, 1]),
      hair: 0.6,
      ...finish,
    },
  ]
}
