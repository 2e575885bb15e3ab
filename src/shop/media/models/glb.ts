import type { Body, SystemModel } from './system-model.ts'

/** The colour and clearness of what belongs to the kitchen. */
const kitchen = { colour: '#c9d1d6', alpha: 0.28 } as const

/**
 * A model as binary glTF 2.0, in metres, y up. Places are 16 bit and normals 8 bit wide
 * (KHR_mesh_quantization). The room around it travels as extras of the scene, in mm as it was given.
 */
export function glb(model: SystemModel): Uint8Array<ArrayBuffer> {
  const step = Math.max(finest, largestIn(model) / 32_767)
  const chunks: Uint8Array[] = []
  const views: object[] = []
  const accessors: object[] = []
  let long = 0

  const view = (bytes: Uint8Array, more: object): number => {
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4)
    padded.set(bytes)
    views.push({ buffer: 0, byteOffset: long, byteLength: bytes.length, ...more })
    chunks.push(padded)
    long += padded.length
    return views.length - 1
  }
  const accessor = (more: object): number => accessors.push(more) - 1

  const primitive = (body: Body, material: number) => {
    const count = body.positions.length / 3
    const places = quantised(body.positions, step)
    const position = accessor({
      bufferView: view(bytesOf(rows(places, Int16Array, 4)), { byteStride: 8, target: vertices }),
      componentType: 5122,
      count,
      type: 'VEC3',
      ...boundsOf(places),
    })
    const turned = yUp(body.normals).map((value) => within(Math.round(value * (127 / turn)) * turn))
    const normal = accessor({
      bufferView: view(bytesOf(rows(turned, Int8Array, 4)), { byteStride: 4, target: vertices }),
      componentType: 5120,
      normalized: true,
      count,
      type: 'VEC3',
    })
    const small = count <= 65_535
    const indices = accessor({
      bufferView: view(bytesOf(small ? Uint16Array.from(body.indices) : Uint32Array.from(body.indices)), {
        target: triangles,
      }),
      componentType: small ? 5123 : 5125,
      count: body.indices.length,
      type: 'SCALAR',
    })
    return { attributes: { POSITION: position, NORMAL: normal }, indices, material }
  }

  const groups = (['system', 'kitchen'] as const).flatMap((of) => {
    const bodies = model.bodies.filter((body) => body.of === of)
    const primitives = bodies.map((body) => primitive(body, model.bodies.indexOf(body)))
    return primitives.length > 0 ? [{ name: of, primitives }] : []
  })
  const scale = step / 1000
  const json = {
    asset: { version: '2.0' },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ name: model.name, nodes: groups.map((_, at) => at), extras: { space: model.space } }],
    nodes: groups.map(({ name }, at) => ({ name, mesh: at, scale: [scale, scale, scale] })),
    meshes: groups,
    materials: model.bodies.map(materialOf),
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: long }],
  }
  return container(JSON.stringify(json), chunks, long)
}

const [vertices, triangles] = [34_962, 34_963]

/** In mm. Rounder numbers pack smaller: a tenth, and normals in steps of two degrees, show nowhere. */
const finest = 0.1
/** A divisor of 127 would be best and there is none: what is a little too long for its byte is cut. */
const turn = 4

/** Header, JSON padded by blanks, and the numbers behind it (glTF 2.0, 4.4). */
function container(json: string, chunks: readonly Uint8Array[], long: number): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(json)
  const padded = Math.ceil(text.length / 4) * 4
  const file = new Uint8Array(12 + 8 + padded + 8 + long)
  const head = new DataView(file.buffer)
  const words: [at: number, word: number][] = [
    [0, 0x46_54_6c_67],
    [4, 2],
    [8, file.length],
    [12, padded],
    [16, 0x4e_4f_53_4a],
    [20 + padded, long],
    [24 + padded, 0x00_4e_49_42],
  ]
  for (const [at, word] of words) head.setUint32(at, word, true)
  file.fill(0x20, 20, 20 + padded)
  file.set(text, 20)
  let at = 28 + padded
  for (const chunk of chunks) {
    file.set(chunk, at)
    at += chunk.length
  }
  return file
}

function materialOf({ of, material, look }: Body) {
  const alpha = of === 'kitchen' ? kitchen.alpha : 1 - 0.6 * look.transmission
  const colour = of === 'kitchen' ? kitchen.colour : look.colour
  return {
    name: of === 'kitchen' ? 'kitchen' : material,
    pbrMetallicRoughness: {
      baseColorFactor: [...linear(colour), alpha],
      metallicFactor: of === 'kitchen' ? 0 : look.metallic,
      roughnessFactor: look.roughness,
    },
    ...(alpha < 1 && { alphaMode: 'BLEND' }),
  }
}

/** glTF's y points up and its z to the viewer; ours up is z, and y goes away from her. */
function yUp(values: readonly number[]): number[] {
  const turned: number[] = []
  for (let at = 0; at < values.length; at += 3)
    turned.push(values[at] ?? 0, values[at + 2] ?? 0, 0 - (values[at + 1] ?? 0))
  return turned
}

const quantised = (positions: readonly number[], step: number): number[] =>
  yUp(positions).map((value) => Math.round(value / step))

const within = (value: number): number => Math.min(127, Math.max(-127, value))

/** Triples as rows of four, as buffers want them. */
function rows<Numbers extends Int16Array | Int8Array>(
  values: readonly number[],
  kind: new (length: number) => Numbers,
  long: number,
): Numbers {
  const padded = new kind((values.length / 3) * long)
  values.forEach((value, at) => {
    padded[Math.floor(at / 3) * long + (at % 3)] = value
  })
  return padded
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

function boundsOf(values: readonly number[]): { min: number[]; max: number[] } {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  values.forEach((value, at) => {
    const axis = at % 3
    min[axis] = Math.min(min[axis] ?? value, value)
    max[axis] = Math.max(max[axis] ?? value, value)
  })
  return { min, max }
}

function largestIn({ bodies }: SystemModel): number {
  let most = 0
  for (const { positions } of bodies) for (const value of positions) most = Math.max(most, Math.abs(value))
  return most
}

function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    const light = value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    return Math.round(light * 10_000) / 10_000
  })
}
