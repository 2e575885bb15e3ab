import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DrawingFacts, FitLimits } from '../drawings/facts.ts'
import { factsOfCatalogue } from '../pictures/catalogue-facts.ts'
import { meshBounds } from '../pictures/mesh/mesh.ts'
import { meshOf } from '../pictures/mesh-of.ts'
import { glb } from './glb.ts'
import { modelFile } from './model-file.ts'
import { canBePulledOut } from './pull-out.ts'
import { shaded } from './shading.ts'
import { systemModel } from './system-model.ts'

const models = readSystems().map((facts) => ({ facts, file: glb(systemModel(facts)) }))

describe('the model of every system', () => {
  it('is a binary glTF as long as it says', () => {
    expect(models).toHaveLength(61)
    for (const { file } of models) {
      const view = new DataView(file.buffer)
      expect(new TextDecoder().decode(file.subarray(0, 4))).toBe('glTF')
      expect(view.getUint32(4, true)).toBe(2)
      expect(view.getUint32(8, true)).toBe(file.length)
      const json = view.getUint32(12, true)
      expect(json % 4).toBe(0)
      expect(view.getUint32(20 + json, true)).toBe(file.length - 28 - json)
    }
  })

  it('stays small enough to be fetched on a phone, the largest of them too', async () => {
    const [largest] = models.toSorted((one, other) => other.file.length - one.file.length)
    const { content, brotli } = await modelFile(largest?.facts as DrawingFacts) // there are 61
    expect(content.length).toBe(largest?.file.length)
    expect(brotli.length).toBeLessThan(260_000)
  })

  it('has accessors that lie in its buffer, and triangles between corners that are there', () => {
    for (const { file, facts } of models) {
      const { json, numbers } = opened(file)
      for (const { accessor, values } of accessorsOf(json, numbers)) {
        expect(values, facts.picture.itemNumber).toHaveLength(accessor.count * widthOf(accessor.type))
      }
      for (const { primitives } of json.meshes)
        for (const { attributes, indices } of primitives) {
          const corners = json.accessors[attributes.POSITION]?.count ?? 0
          expect(json.accessors[attributes.NORMAL]?.count).toBe(corners)
          const { values } = accessorOf(json, numbers, indices)
          expect(values.length % 3).toBe(0)
          for (const index of values) if (index >= corners) expect.fail(facts.picture.itemNumber)
        }
    }
  })

  it('says truly how far its places reach', () => {
    for (const { file } of models) {
      const { json, numbers } = opened(file)
      for (const { primitives } of json.meshes)
        for (const { attributes } of primitives) {
          const { accessor, values } = accessorOf(json, numbers, attributes.POSITION)
          const along = (axis: number) => values.filter((_, at) => at % 3 === axis).sort((p, q) => p - q)
          for (const axis of [0, 1, 2]) {
            const sorted = along(axis)
            expect([sorted[0], sorted.at(-1)]).toEqual([accessor.min?.[axis], accessor.max?.[axis]])
          }
        }
    }
  })

  it('is as large as the system, in metres and upright', () => {
    for (const { facts, file } of models) {
      const { min, max } = meshBounds(meshOf(facts.picture).parts)
      const { json } = opened(file)
      const [width, height, depth] = sizeOf(json)
      expect(width, facts.picture.itemNumber).toBeCloseTo((max[0] - min[0]) / 1000, 3)
      expect(height).toBeCloseTo((max[2] - min[2]) / 1000, 3)
      expect(depth).toBeCloseTo((max[1] - min[1]) / 1000, 3)
    }
  })

  it('has normals one long', () => {
    for (const { facts } of models.slice(0, 6))
      for (const part of meshOf(facts.picture).parts) {
        const { normals } = shaded(part)
        for (let at = 0; at < normals.length; at += 3)
          expect(Math.hypot(...normals.slice(at, at + 3))).toBeCloseTo(1, 6)
      }
  })

  it('turns the normals of its file the way its faces look', () => {
    for (const { file, facts } of models.slice(0, 8)) {
      const { json, numbers } = opened(file)
      const primitives = json.meshes.flatMap((mesh) => mesh.primitives)
      for (const { attributes, indices } of primitives) {
        const [places, normals, corners] = [attributes.POSITION, attributes.NORMAL, indices].map(
          (at) => accessorOf(json, numbers, at).values,
        ) as [number[], number[], number[]] // three in, three out
        for (let at = 0; at < corners.length; at += 3) {
          const [a = 0, b = 0, c = 0] = corners.slice(at, at + 3)
          const { face, narrowest } = faceOf(places, [a, b, c])
          // After places were rounded, slivers have no direction worth speaking of.
          if (narrowest < 6) continue
          const normal = normals.slice(a * 3, a * 3 + 3)
          const along = face.reduce((sum, value, axis) => sum + value * (normal[axis] ?? 0), 0)
          if (along <= 0) expect.fail(`${facts.picture.itemNumber} at ${at}`)
        }
      }
    }
  })

  it('is the same each time', () => {
    for (const { facts, file } of models.slice(0, 5))
      expect(Buffer.from(glb(systemModel(structuredClone(facts)))).equals(file)).toBe(true)
  })

  it('keeps apart what belongs to the kitchen', () => {
    for (const { facts, file } of models) {
      const names = opened(file).json.nodes.map(({ name }) => name)
      const builtIn = facts.picture.line !== 's-line' && facts.fit?.usableWidth !== undefined
      expect(names, facts.picture.itemNumber).toEqual(builtIn ? ['system', 'kitchen'] : ['system'])
    }
  })

  it('comes out of its cabinet when it stands in a drawer', () => {
    const pulled = (line: string) =>
      models.filter(({ facts }) => facts.picture.line === line).map(({ facts }) => canBePulledOut(facts))
    expect(new Set(pulled('x-line'))).toEqual(new Set([true]))
    expect(new Set(pulled('boxx-r'))).toEqual(new Set([true]))
    expect(new Set(pulled('d-line'))).toEqual(new Set([false]))
    expect(new Set(pulled('s-line'))).toEqual(new Set([false]))
  })
})

type Accessor = {
  bufferView: number
  componentType: number
  count: number
  type: string
  min?: number[]
  max?: number[]
}
type Gltf = {
  accessors: Accessor[]
  bufferViews: { byteOffset: number; byteLength: number; byteStride?: number }[]
  nodes: { name: string; scale: [number, number, number]; mesh: number }[]
  meshes: { primitives: { attributes: { POSITION: number; NORMAL: number }; indices: number }[] }[]
}

function opened(file: Uint8Array<ArrayBuffer>): { json: Gltf; numbers: DataView } {
  const long = new DataView(file.buffer).getUint32(12, true)
  const json = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + long))) as Gltf
  return { json, numbers: new DataView(file.buffer, 28 + long) }
}

const accessorsOf = (json: Gltf, numbers: DataView) =>
  json.accessors.map((_, at) => accessorOf(json, numbers, at))

/** Reading beyond the buffer throws. */
function accessorOf(json: Gltf, numbers: DataView, at: number) {
  const accessor = json.accessors[at] as Accessor
  const view = json.bufferViews[accessor.bufferView] as Gltf['bufferViews'][number]
  const read = readers[accessor.componentType] as { long: number; read: (at: number) => number }
  const width = widthOf(accessor.type)
  const stride = view.byteStride ?? width * read.long
  const values = Array.from({ length: accessor.count * width }, (_, value) => {
    const place = Math.floor(value / width) * stride + (value % width) * read.long
    if (place + read.long > view.byteLength) throw new Error('reads beyond its view')
    return read.read.call(numbers, view.byteOffset + place)
  })
  return { accessor, values }
}

const readers: Record<number, { long: number; read: (this: DataView, at: number) => number }> = {
  5120: {
    long: 1,
    read(at) {
      return this.getInt8(at)
    },
  },
  5122: {
    long: 2,
    read(at) {
      return this.getInt16(at, true)
    },
  },
  5123: {
    long: 2,
    read(at) {
      return this.getUint16(at, true)
    },
  },
  5125: {
    long: 4,
    read(at) {
      return this.getUint32(at, true)
    },
  },
}

function faceOf(places: readonly number[], corners: readonly number[]) {
  const [p, q, r] = corners.map((corner) => places.slice(corner * 3, corner * 3 + 3)) as [
    number[],
    number[],
    number[],
  ] // three corners
  const from = (end: number[]) => end.map((value, axis) => value - (p[axis] ?? 0)) as [number, number, number]
  const [u, v] = [from(q), from(r)]
  const face = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
  const longest = Math.max(
    ...[u, v, [0, 1, 2].map((axis) => (u[axis] ?? 0) - (v[axis] ?? 0))].map((edge) => Math.hypot(...edge)),
  )
  return { face, narrowest: Math.hypot(...face) / longest }
}

const widthOf = (type: string): number => (type === 'VEC3' ? 3 : 1)

function sizeOf(json: Gltf): number[] {
  return [0, 1, 2].map((axis) => {
    const ends = json.nodes.flatMap(({ mesh, scale }) =>
      (json.meshes[mesh]?.primitives ?? []).map(({ attributes }) => {
        const { min, max } = json.accessors[attributes.POSITION] ?? {}
        return [(min?.[axis] ?? 0) * scale[axis]!, (max?.[axis] ?? 0) * scale[axis]!] as const // axes 0 to 2 of three
      }),
    )
    return Math.max(...ends.map(([, max]) => max)) - Math.min(...ends.map(([min]) => min))
  })
}

function readSystems(): DrawingFacts[] {
  const file = readFileSync(new URL('../../../../db/seed/products.json', import.meta.url), 'utf8')
  const { products } = JSON.parse(file) as {
    products: { variants: { itemNumber: string; fit: FitLimits }[] }[]
  }
  const fits = new Map(
    products.flatMap(({ variants }) => variants.map(({ itemNumber, fit }) => [itemNumber, fit])),
  )
  return factsOfCatalogue({ systems: JSON.parse(file).products, accessories: [], parts: [] }).map(
    (picture) => ({ picture, fit: fits.get(picture.itemNumber) ?? null }),
  )
}
