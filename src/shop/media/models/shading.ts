import type { MeshPart } from '../pictures/mesh/mesh.ts'

/** Corners of a body with the way their light comes back: flat x, y, z each, and triangles between them. */
export type Shaded = { positions: number[]; normals: number[]; indices: number[] }

type Vector = readonly [number, number, number]

/** Edges flatter than this belong to a rounding (the promise of `MeshPart.smooth`). */
const softest = Math.cos((35 * Math.PI) / 180)

/** Gives every corner its normal; a corner of several faces is parted where the edge between them is sharp. */
export function shaded({ positions, indices, smooth }: MeshPart): Shaded {
  const faces = facesOf(positions, indices)
  const units = faces.map(unit)
  const { spots, meeting } = spotsOf(positions, indices)
  const made: Shaded = { positions: [], normals: [], indices: [] }
  const known = new Map<number, number>()

  indices.forEach((corner, at) => {
    const face = Math.floor(at / 3)
    const [spot, own] = [spots[corner] ?? 0, units[face] ?? up]
    const normal = smooth ? softened(own, meeting[spot] ?? [], faces, units) : own
    const key = spot * 0x1_00_00_00 + packed(normal)
    const index = known.get(key) ?? made.positions.length / 3
    if (index * 3 === made.positions.length) {
      known.set(key, index)
      made.positions.push(...placeAt(positions, corner))
      made.normals.push(...normal)
    }
    made.indices.push(index)
  })
  return made
}

const up: Vector = [0, 0, 1]

/** The normals of the triangles, as long as their area is large. */
function facesOf(positions: readonly number[], indices: readonly number[]): Vector[] {
  return Array.from({ length: indices.length / 3 }, (_, face): Vector => {
    const corner = (at: number) => placeAt(positions, indices[face * 3 + at] ?? 0)
    return cross(minus(corner(1), corner(0)), minus(corner(2), corner(0)))
  })
}

/** Where corners lie, counted, and the faces that meet there: two surfaces of a body may write a place down twice. */
function spotsOf(positions: readonly number[], indices: readonly number[]) {
  const numbers = new Map<string, number>()
  const spots = Array.from({ length: positions.length / 3 }, (_, corner) => {
    const key = placeAt(positions, corner).join()
    const spot = numbers.get(key) ?? numbers.size
    numbers.set(key, spot)
    return spot
  })
  const meeting: number[][] = Array.from({ length: numbers.size }, () => [])
  indices.forEach((corner, at) => {
    meeting[spots[corner] ?? 0]?.push(Math.floor(at / 3))
  })
  return { spots, meeting }
}

/** The faces that meet here softly, each as much as it is large. */
function softened(
  own: Vector,
  meeting: readonly number[],
  faces: readonly Vector[],
  units: readonly Vector[],
): Vector {
  let [a, b, c] = [0, 0, 0]
  for (const at of meeting) {
    const [way, face] = [units[at] ?? own, faces[at] ?? own]
    if (way[0] * own[0] + way[1] * own[1] + way[2] * own[2] < softest) continue
    a += face[0]
    b += face[1]
    c += face[2]
  }
  return unit([a, b, c])
}

const placeAt = (positions: readonly number[], corner: number): Vector => [
  positions[corner * 3] ?? 0,
  positions[corner * 3 + 1] ?? 0,
  positions[corner * 3 + 2] ?? 0,
]

/** A normal as one whole number below 2^24. */
const packed = ([x, y, z]: Vector): number => (byte(x) * 256 + byte(y)) * 256 + byte(z)

const byte = (value: number): number => Math.round(value * 100) + 128

const minus = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]]

const cross = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
]

function unit([x, y, z]: Vector): Vector {
  const length = Math.sqrt(x * x + y * y + z * z)
  return length === 0 ? up : [x / length, y / length, z / length]
}
