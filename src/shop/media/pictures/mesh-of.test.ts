import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { factsOfCatalogue } from './catalogue-facts.ts'
import { boundsOf } from './drawing/space.ts'
import { materials } from './mesh/materials.ts'
import { type MeshPart, meshBounds, placesOf, type Triangle, volumeOf } from './mesh/mesh.ts'
import { meshOf } from './mesh-of.ts'
import { modelOf } from './picture.ts'

const everything = readCatalogue().map((facts) => ({ facts, mesh: meshOf(facts) }))

describe('every article of the catalogue in space', () => {
  it('is made of something', () => {
    expect(everything).toHaveLength(210)
    for (const { mesh } of everything) expect(mesh.parts.length, mesh.name).toBeGreaterThan(0)
  })

  it('is made of materials that exist', () => {
    for (const { mesh } of everything)
      for (const { material } of mesh.parts) expect(Object.keys(materials), mesh.name).toContain(material)
  })

  it('has triangles between places that are there', () => {
    for (const { mesh } of everything) {
      for (const part of mesh.parts) {
        const places = part.positions.length / 3
        expect(part.positions.every(Number.isFinite), `${mesh.name} ${part.name}`).toBe(true)
        expect(part.indices.length % 3, `${mesh.name} ${part.name}`).toBe(0)
        expect(
          part.indices.every((at) => at >= 0 && at < places),
          `${mesh.name} ${part.name}`,
        ).toBe(true)
      }
    }
  })

  it('is closed and turned outwards', () => {
    for (const { mesh } of everything) {
      for (const part of mesh.parts) {
        expect(openEdges(part), `${mesh.name} ${part.name}`).toBe(0)
        expect(volumeOf(surfaceOf(part)), `${mesh.name} ${part.name}`).toBeGreaterThan(0)
      }
    }
  })

  it('fills the room of its drawing', () => {
    for (const { facts, mesh } of everything) {
      const drawn = boundsOf(modelOf(facts).solids.flatMap(({ bounds }) => [bounds.min, bounds.max]))
      const built = meshBounds(mesh.parts)
      for (const axis of [0, 1, 2] as const) {
        expect(Math.abs(built.min[axis] - drawn.min[axis]), `${mesh.name} min ${axis}`).toBeLessThan(
          tolerance,
        )
        expect(Math.abs(built.max[axis] - drawn.max[axis]), `${mesh.name} max ${axis}`).toBeLessThan(
          tolerance,
        )
      }
    }
  })
})

// Bows of wire stay inside the box of their places; hooks and handles reach a little past what is drawn.
const tolerance = 25

/** Edges that do not lie between exactly two triangles that run them in opposite ways. */
function openEdges({ indices }: MeshPart): number {
  const runs = new Map<string, number>()
  for (let at = 0; at < indices.length; at += 3) {
    const [a = 0, b = 0, c = 0] = indices.slice(at, at + 3)
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ]) {
      const [here, back] = [`${from}>${to}`, `${to}>${from}`]
      const met = runs.get(back) ?? 0
      if (met > 0) runs.set(back, met - 1)
      else runs.set(here, (runs.get(here) ?? 0) + 1)
    }
  }
  return [...runs.values()].reduce((sum, left) => sum + left, 0)
}

function surfaceOf(part: MeshPart) {
  const triangles = Array.from({ length: part.indices.length / 3 }, (_, at): Triangle => {
    const [a = 0, b = 0, c = 0] = part.indices.slice(at * 3, at * 3 + 3)
    return [a, b, c]
  })
  return { places: placesOf(part), triangles }
}

function readCatalogue() {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../../db/seed/${file}`, import.meta.url), 'utf8'))
  const { products, accessories } = read('products.json')
  return factsOfCatalogue({ systems: products, accessories, parts: read('spare-parts.json').parts })
}
