import { type Place, type Point, plus } from '../drawing/space.ts'
import type { MaterialName } from './materials.ts'
import { type MeshPart, partOf } from './mesh.ts'
import { wrapped } from './skin.ts'
import { sweep } from './sweep.ts'
import { triangulate } from './triangulate.ts'
import { rounded } from './vessel.ts'

export type ClothBag = { at: Place; w: number; d: number; h: number; radius: number }

/** An open bag of stiff cloth: walls that give a little, a doubled hem, and a lighter lining. */
export function clothBag(bag: ClothBag): MeshPart[] {
  const { h } = bag
  const outside: Point[] = [
    [16, 0],
    [11, 0.6],
    [8, 3],
    [6.8, 10],
    ...[0.08, 0.15, 0.22, 0.3, 0.38, 0.46, 0.54, 0.62, 0.7, 0.78, 0.85].map(
      (t): Point => [6.6 - 5 * t, h * t],
    ),
    [1.6, h - 41],
    [0.2, h - 39.5],
    [0, h - 2],
    [0.6, h],
  ]
  const walls = (inset: number): Point[] => [
    ...[0.85, 0.7, 0.54, 0.38, 0.22].map((t): Point => [inset + 5 - 5 * t, h * t]),
    [inset + 6, 12],
    [inset + 9, inset + 1],
    [inset + 16, inset - 1],
  ]
  const cloth: Point[] = [...outside, [4, h], [4.6, h - 3], [4.6, h - 44], ...walls(3.6)]
  const lining: Point[] = [
    ...walls(3.9).reverse(),
    [4.3, h - 43],
    [4.3, h - 40],
    [4.9, h - 38],
    [5.2, h - 43],
    ...walls(4.6),
  ]
  return [bodyOf(bag, cloth, 'fabric', 'bag'), bodyOf(bag, lining, 'lining', 'lining')]
}

function bodyOf(bag: ClothBag, profile: readonly Point[], material: MaterialName, name: string): MeshPart {
  const rings = profile.map(([inset, high]) => ringOf(bag, inset, high))
  const flat = (places: readonly Place[] = []) => triangulate(places.map(([a, b]): Point => [a, b]))
  return partOf(wrapped(rings, { foot: flat(rings[0]), top: flat(rings.at(-1)) }), material, true, name)
}

/** A strap sewn onto the front of a bag, between two heights, following how the cloth gives. */
export function strap(
  { at, w, h }: ClothBag,
  share: number,
  from: number,
  to: number,
  wide: number,
): MeshPart {
  const steps = 18
  const line = Array.from({ length: steps + 1 }, (_, step): Place => {
    const high = from + ((to - from) * step) / steps
    const [a, b] = [w * share, faceAt(high, h)]
    return plus(at, [a, b - 1.1 - give(a, 0, high, h), high])
  })
  return partOf(sweep(line, flatSection(wide, 2), { up: [0, -1, 0] }), 'webbing', true, 'strap')
}

/** A loop of webbing from one strap to another, standing up over the rim. */
export function webbingLoop(line: readonly Place[], wide: number): MeshPart {
  return partOf(sweep(line, flatSection(wide, 2.6), { up: [0, -1, 0] }), 'webbing', true, 'handle')
}

/** A seam: short stitches across the front. */
export function seam({ at, w, h }: ClothBag, high: number): MeshPart[] {
  const count = Math.floor((w - 40) / 8)
  return Array.from({ length: count }, (_, step) => {
    const start = 20 + step * 8
    const place = (a: number): Place => plus(at, [a, faceAt(high, h) - 0.4 - give(a, 0, high, h), high])
    return partOf(
      sweep([place(start), place(start + 5)], flatSection(1.1, 0.7), { up: [0, -1, 0] }),
      'thread',
      false,
      'seam',
    )
  })
}

/** How far the front stands back at a height. */
const faceAt = (high: number, h: number): number => (high > h - 40 ? 0 : 6.6 - 5 * (high / h))

/** Slow waves in the cloth, none at the floor and at the hem. */
function give(a: number, b: number, high: number, h: number): number {
  const free = Math.sin(Math.PI * Math.min(1, Math.max(0, high / (h - 30)))) ** 0.7
  const wave =
    Math.sin(a * 0.021 + high * 0.011 + b * 0.017) +
    0.6 * Math.sin(a * 0.037 - high * 0.023 + 1.3 + b * 0.03) +
    0.35 * Math.sin(a * 0.08 + high * 0.05 + b * 0.07)
  return Number.isFinite(free) ? 2.2 * free * wave : 0
}

function ringOf({ at: [x, y, z], w, d, h, radius }: ClothBag, inset: number, high: number): Place[] {
  const line = dense(rounded([inset, inset], [w - 2 * inset, d - 2 * inset], Math.max(4, radius - inset)))
  return line.map(([a, b]): Place => {
    const [da, db] = [a - w / 2, b - d / 2]
    const side = Math.abs(da) / w > Math.abs(db) / d ? [Math.sign(da), 0] : [0, Math.sign(db)]
    const out = Math.max(-6, Math.min(6, give(a, b, high, h)))
    return [x + a + (side[0] ?? 0) * out * 0.8, y + b + (side[1] ?? 0) * out, z + high]
  })
}

function dense(line: readonly Point[]): Point[] {
  return line.flatMap((start, at) => {
    const end = line[(at + 1) % line.length] ?? start
    const cuts = at % 9 === 8 ? 22 : 1
    return Array.from(
      { length: cuts },
      (_, cut): Point => [
        start[0] + ((end[0] - start[0]) * cut) / cuts,
        start[1] + ((end[1] - start[1]) * cut) / cuts,
      ],
    )
  })
}

function flatSection(wide: number, thick: number): Point[] {
  return [
    [-wide / 2, -thick / 2],
    [wide / 2, -thick / 2],
    [wide / 2, thick / 2],
    [-wide / 2, thick / 2],
  ]
}
