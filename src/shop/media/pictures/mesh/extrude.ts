import type { Outline } from '../drawing/outline.ts'
import { type Axis, along } from '../drawing/space.ts'
import { finer } from './finer.ts'
import type { Surface, Triangle } from './mesh.ts'
import { areaOf, triangulate } from './triangulate.ts'

/** An outline with holes pulled along an axis. */
export function extrude(
  axis: Axis,
  from: number,
  to: number,
  outline: Outline,
  holes: readonly Outline[] = [],
): Surface {
  const rims = [wound(finer(outline), 1), ...holes.map((hole) => wound(finer(hole), -1))]
  const [outer = [], ...inner] = rims
  const flat = rims.flat()
  const count = flat.length
  const cap = triangulate(outer, inner)
  let start = 0
  const walls = rims.flatMap((rim) => {
    const first = start
    start += rim.length
    return rim.flatMap((_, at): Triangle[] => {
      const [here, next] = [first + at, first + ((at + 1) % rim.length)]
      return [
        [here, next, next + count],
        [here, next + count, here + count],
      ]
    })
  })
  return {
    places: [from, to].flatMap((t) => flat.map((point) => along(axis, point, t))),
    triangles: [
      ...cap.map(([a, b, c]): Triangle => [a, c, b]),
      ...cap.map(([a, b, c]): Triangle => [a + count, b + count, c + count]),
      ...walls,
    ],
  }
}

/** Lines within lines, by the even-odd rule: each outline with the holes cut into it. */
export function nested(lines: readonly Outline[]): { outline: Outline; holes: Outline[] }[] {
  const depth = lines.map((line) => lines.filter((other) => other !== line && contains(other, line)).length)
  return lines.flatMap((outline, at) => {
    if ((depth[at] ?? 0) % 2 === 1) return []
    const holes = lines.filter(
      (line, other) => depth[other] === (depth[at] ?? 0) + 1 && contains(outline, line),
    )
    return [{ outline, holes }]
  })
}

function wound(outline: Outline, way: 1 | -1): Outline {
  return areaOf(outline) * way < 0 ? [...outline].reverse() : outline
}

function contains(outer: Outline, inner: Outline): boolean {
  const [x, y] = inner[0] ?? [0, 0]
  return outer.reduce((inside, [a, b], at) => {
    const [c, d] = outer[(at + 1) % outer.length] ?? [a, b]
    const crosses = b > y !== d > y && x < a + ((c - a) * (y - b)) / (d - b)
    return crosses ? !inside : inside
  }, false)
}
