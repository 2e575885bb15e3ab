import { type Place, type Point, plus } from '../drawing/space.ts'
import { lettering } from '../mesh/lettering.ts'
import type { MaterialName } from '../mesh/materials.ts'
import { type MeshPart, partOf } from '../mesh/mesh.ts'
import { wrapped } from '../mesh/skin.ts'
import { triangulate } from '../mesh/triangulate.ts'
import { frontAt, lathed, openVessel, rounded, type VesselBody } from '../mesh/vessel.ts'
import type { Size } from './bin-layout.ts'
import { crownRing, hookBodies } from './crown-bodies.ts'

/** How much a bin's sides draw in towards its foot. */
const draft = 11

/** A bin that holds a bag: shell, film drawn over its rim, crown with its hooks. */
export function bagBinBody(at: Place, size: Size, litres: number): MeshPart[] {
  const [x, y, z] = at
  const { w, d, h } = size
  const shell: VesselBody = {
    at: [x + 3, y + 3, z],
    size: [w - 6, d - 6, h - 10],
    radius: 24,
    draft,
    rim: 8,
    skirt: 16,
  }
  return [
    partOf(openVessel(shell), 'anthracite', true, 'bin'),
    bagFilm([x + 1.5, y + 1.5, z], { w: w - 3, d: d - 3, h: h - 9 }),
    crownRing([x, y, z + h - 8], [w, d], 8),
    ...hookBodies(x, y, z + h, w, d),
    figureOn(shell, litres, 0.45),
  ]
}

/** A bag hung into a bin: taut at the rim, its hem falling in soft folds outside, loose towards the floor. */
function bagFilm([x, y, z]: Place, { w, d, h }: Size): MeshPart {
  const hem = Math.min(64, h * 0.19)
  const outside: Point[] = [
    [-0.4, h - hem],
    [-0.2, h - hem * 0.8],
    [0.2, h - hem * 0.5],
    [-0.6, h - 16],
    [-1, h - 4],
    [0.4, h - 0.6],
    [4, h + 0.3],
    [9, h - 0.4],
    [11.5, h - 5],
  ]
  const inside: Point[] = [
    [13, h - 20],
    [17, h * 0.72],
    [20, h * 0.4],
    [24, 36],
    [34, 14],
    [60, 7],
  ]
  const under = [...outside, ...inside].reverse()
  const over = [...outside, ...inside].map(
    ([inset, high]): Point => [inset + (inset > 3 ? 0.6 : -0.6), high + 0.5],
  )
  const rings = [...under, ...over].map(([inset, high], at) => {
    const folded = at < under.length ? under.length - 1 - at : at - under.length
    return ring([x + inset, y + inset], [w - 2 * inset, d - 2 * inset], Math.max(8, 24 - inset)).map(
      ([a, b], step): Place => folds([a, b, z + high], [x + w / 2, y + d / 2], step, folded, h, high, z),
    )
  })
  const flat = (places: readonly Place[] = []) => triangulate(places.map(([a, b]): Point => [a, b]))
  return partOf(wrapped(rings, { foot: flat(rings[0]), top: flat(rings.at(-1)) }), 'bag-film', true, 'bag')
}

/** Folds run down the film; they fade out where the crown holds it. */
function folds(
  [a, b, c]: Place,
  middle: Point,
  step: number,
  row: number,
  h: number,
  high: number,
  z: number,
): Place {
  const outer = row <= 3
  const free = outer ? ([1, 0.8, 0.5, 0.15][row] ?? 0) : row < 9 ? 0 : Math.min(1, (h - high) / (h * 0.5))
  const wave =
    Math.sin(step * 0.61) * 0.5 + Math.sin(step * 0.23 + 1.7) * 0.35 + Math.sin(step * 1.31 + 0.4) * 0.25
  const swell = (outer ? 1.6 : 2.6) * free * wave
  const [da, db] = [a - middle[0], b - middle[1]]
  const reach = Math.hypot(da, db) || 1
  const lift = row === 0 ? 3.4 * Math.sin(step * 0.19) + 2 * Math.sin(step * 0.47 + 2) : 0
  const out = outer ? Math.max(-0.6, swell) + free * 0.8 : Math.min(3, swell)
  return [a + (da / reach) * out, b + (db / reach) * out, Math.max(z + 5, c + lift)]
}

/** A round rectangle in many even steps, so that folds find places on its straights too. */
function ring(at: Point, size: Point, radius: number): Point[] {
  const line = rounded(at, size, radius, 6)
  const ends = line.map((point, step) => line[(step + 1) % line.length] ?? point)
  return line.flatMap((start, step) => {
    const end = ends[step] ?? start
    const cuts = step % 7 === 6 ? 20 : 1
    return Array.from({ length: cuts }, (_, cut): Point => {
      const share = cut / cuts
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]
    })
  })
}

/** A rigid container under a closed lid, or without it. */
export function containerBody(at: Place, size: Size, litres: number, isOpen = false): MeshPart[] {
  const [x, y, z] = at
  const { w, d, h } = size
  const shell: VesselBody = {
    at: [x + 2, y + 2, z],
    size: [w - 4, d - 4, h - 20],
    radius: 28,
    draft,
    rim: 8,
    skirt: 14,
  }
  return [
    partOf(openVessel(shell), 'anthracite', true, 'container'),
    figureOn(shell, litres, 0.48),
    ...(isOpen ? [] : lidBody([x, y, z + h - 26], [w, d], 'graphite')),
  ]
}

/** A lid: a skirt over the rim, a groove, a raised field, a moulded grip. */
export function lidBody([x, y, z]: Place, [w, d]: Point, material: MaterialName): MeshPart[] {
  const grip = Math.min(96, w * 0.5)
  const profile: Point[] = [
    [1, 0],
    [0.3, 0.4],
    [0, 1.2],
    [0, 16],
    [0.7, 19],
    [2.6, 21.2],
    [6, 22],
    [15, 22],
    [17, 21.4],
    [18.5, 19.4],
    [22.5, 19.4],
    [24, 21.2],
    [26.5, 22],
    [30, 22],
  ]
  const recess: Point[] = [
    [0, -1],
    [0.4, 1.4],
    [2, 2.4],
    [4.2, 2.4],
    [5.8, 1.6],
    [6.6, 0.5],
  ]
  return [
    partOf(lathed([x, y, z], [w, d], 28, profile), material, true, 'lid'),
    partOf(lathed([x + w / 2 - grip / 2, y + 34, z + 22], [grip, 30], 15, recess), material, true, 'grip'),
  ]
}

/** A narrow rigid bin with a wide rim, and a ledge under it for two fingers. */
export function sideBinBody(at: Place, size: Size, litres: number): MeshPart[] {
  const [x, y, z] = at
  const { w, d, h } = size
  const grip = Math.min(70, w * 0.46)
  const shell: VesselBody = { at, size: [w, d, h], radius: 24, draft, rim: 9, skirt: 13 }
  return [
    partOf(openVessel(shell), 'graphite', true, 'side bin'),
    partOf(
      lathed([x + w / 2 - grip / 2, y + 0.4, z + h - 24], [grip, 16], 8, [
        [2, 0],
        [0.6, 0.5],
        [0, 2],
        [0, 12],
      ]),
      'graphite',
      true,
      'grip',
    ),
    figureOn(shell, litres, 0.56),
  ]
}

/** How much a vessel holds, on the slope of its front, at a share of its height. */
export function figureOn(shell: VesselBody, litres: number, share: number): MeshPart {
  const [w, , h] = shell.size
  const { inset, slope } = frontAt(shell, h * share)
  const middle = plus(shell.at, [w / 2, inset, h * share])
  const size = Math.min(58, w * 0.24)
  return partOf(
    lettering(`${litres} l`, middle, [1, 0, 0], [0, slope, -1], size),
    'print-light',
    false,
    'figure',
  )
}
