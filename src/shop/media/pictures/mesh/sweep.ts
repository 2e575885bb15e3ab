import { dot, type Place, type Point, plus, unit } from '../drawing/space.ts'
import type { Surface, Triangle } from './mesh.ts'
import { band } from './skin.ts'

/** A cross-section carried along a line of places: wires, tubes, ribbons. `up` keeps a flat section flat. */
export function sweep(
  line: readonly Place[],
  section: readonly Point[],
  { closed = false, up }: { closed?: boolean; up?: Place } = {},
): Surface {
  const frames = framesAlong(line, closed, up)
  const count = section.length
  const places = frames.flatMap(({ at, right, over }) =>
    section.map(([a, b]): Place => plus(at, plus(times(right, a), times(over, b)))),
  )
  const steps = closed ? frames.length : frames.length - 1
  const walls = Array.from({ length: steps }, (_, at) =>
    band(at * count, ((at + 1) % frames.length) * count, count),
  ).flat()
  if (closed) return { places, triangles: walls }
  const last = (frames.length - 1) * count
  const fan = (start: number, way: 1 | -1): Triangle[] =>
    Array.from({ length: count - 2 }, (_, at) =>
      way === 1 ? [start, start + at + 1, start + at + 2] : [start, start + at + 2, start + at + 1],
    )
  return { places, triangles: [...fan(0, -1), ...walls, ...fan(last, 1)] }
}

export function roundSection(radius: number, points = 14): Point[] {
  return Array.from({ length: points }, (_, at): Point => {
    const turn = (at / points) * 2 * Math.PI
    return [radius * Math.cos(turn), radius * Math.sin(turn)]
  })
}

/** A line of places with its corners bent round, as wire bends. */
export function bent(line: readonly Place[], radius: number, closed = false, steps = 5): Place[] {
  return line.flatMap((corner, at): Place[] => {
    const before = line[at - 1] ?? (closed ? line.at(-1) : undefined)
    const after = line[at + 1] ?? (closed ? line[0] : undefined)
    if (!before || !after) return [corner]
    const reach = Math.min(radius, gap(corner, before) / 2, gap(corner, after) / 2)
    if (reach < 1e-6) return [corner]
    const [start, end] = [towards(corner, before, reach), towards(corner, after, reach)]
    if (dot(unit(minus(corner, before)), unit(minus(after, corner))) > 0.9995) return [corner]
    return Array.from({ length: steps + 1 }, (_, step): Place => {
      const t = step / steps
      const way = (axis: 0 | 1 | 2) =>
        (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * corner[axis] + t ** 2 * end[axis]
      return [way(0), way(1), way(2)]
    })
  })
}

type Frame = { at: Place; right: Place; over: Place }

/** Directions across the line that turn as little as they can from one place to the next. */
function framesAlong(line: readonly Place[], closed: boolean, up?: Place): Frame[] {
  const distinct = line.filter((at, step) => step === 0 || gap(at, line[step - 1] ?? at) > 1e-4)
  let over: Place = up ?? leastAlong(minus(distinct[1] ?? [1, 0, 0], distinct[0] ?? [0, 0, 0]))
  return distinct.map((at, step) => {
    const before = distinct[step - 1] ?? (closed ? distinct.at(-1) : undefined) ?? at
    const after = distinct[step + 1] ?? (closed ? distinct[0] : undefined) ?? at
    const [arriving, leaving] = [unit(minus(at, before)), unit(minus(after, at))]
    const ahead = unit(plus(arriving, leaving))
    over = unit(minus(up ?? over, times(ahead, dot(ahead, up ?? over))))
    const right = crossed(ahead, over)
    // At a bend the section leans across it, and must be wider to stay as thick.
    const lean = Math.max(0.5, Math.abs(dot(ahead, gap(at, before) < 1e-4 ? leaving : arriving)))
    return { at, right: up ? times(right, 1 / lean) : right, over }
  })
}

function leastAlong(direction: Place): Place {
  const [x, y, z] = direction.map(Math.abs) as [number, number, number]
  if (z <= x && z <= y) return [0, 0, 1]
  return x <= y ? [1, 0, 0] : [0, 1, 0]
}

const times = ([x, y, z]: Place, by: number): Place => [x * by, y * by, z * by]
const minus = (p: Place, q: Place): Place => [p[0] - q[0], p[1] - q[1], p[2] - q[2]]
const gap = (p: Place, q: Place): number => Math.hypot(...minus(p, q))
const crossed = (p: Place, q: Place): Place => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
]

function towards(from: Place, to: Place, length: number): Place {
  const share = length / (gap(from, to) || 1)
  return plus(from, times(minus(to, from), share))
}

/** Lines cut into dashes; a drawing counts them in pixels, which are about a millimetre here. */
export function dashes(lines: readonly (readonly Place[])[], dash?: string): Place[][] {
  const [on = 0, off = 0] = (dash ?? '').split(' ').map(Number)
  if (on === 0) return lines.map((line) => [...line])
  return lines.flatMap((line) => {
    const cuts: Place[][] = []
    let walked = 0
    line.slice(1).forEach((end, at) => {
      const start = line[at] ?? end
      const length = gap(start, end)
      const first = Math.ceil((walked - on) / (on + off)) * (on + off)
      for (let from = first; from < walked + length; from += on + off) {
        const [a, b] = [Math.max(0, from - walked), Math.min(length, from + on - walked)]
        if (b - a > 0.5) cuts.push([towards(start, end, a), towards(start, end, b)])
      }
      walked += length
    })
    return cuts
  })
}
