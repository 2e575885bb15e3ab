import { drawnSystem } from '../drawings/drawn-system.ts'
import type { DrawingFacts } from '../drawings/facts.ts'
import type { Bounds } from '../pictures/drawing/space.ts'
import { type Material, materials, meshOf } from '../pictures/mesh-of.ts'
import { type Shaded, shaded } from './shading.ts'

/** A system for a view in space, in mm, z up: bodies by what they belong to and what they are made of. */
export type SystemModel = {
  name: string
  bodies: readonly Body[]
  /** The room it stands in when the cabinet is closed; null where none is known. */
  space: Bounds | null
}

export type Body = Shaded & {
  /** What is bought, or what belongs to the kitchen and is drawn see-through. */
  of: 'system' | 'kitchen'
  material: string
  look: Material
}

/** What is drawn only to show where the system goes. */
const kitchenParts = new Set(['drawer', 'front', 'wall', 'door'])

export function systemModel(facts: DrawingFacts): SystemModel {
  const { name, parts } = meshOf(facts.picture)
  const bodies = new Map<string, Body>()
  for (const part of parts) {
    const of = kitchenParts.has(part.name) ? 'kitchen' : 'system'
    const key = `${of} ${part.material}`
    const body = bodies.get(key) ?? {
      of,
      material: part.material,
      look: materials[part.material],
      positions: [],
      normals: [],
      indices: [],
    }
    bodies.set(key, body)
    append(body, shaded(part))
  }
  return { name, bodies: [...bodies.values()], space: drawnSystem(facts).space?.box ?? null }
}

function append(body: Shaded, { positions, normals, indices }: Shaded): void {
  const first = body.positions.length / 3
  for (const value of positions) body.positions.push(value)
  for (const value of normals) body.normals.push(value)
  for (const index of indices) body.indices.push(index + first)
}
