/** One body of the file: its corners as the graphics card takes them. */
export type ModelBody = {
  of: string
  /** Four numbers a corner; the fourth only fills up. */
  places: Int16Array<ArrayBuffer>
  normals: Int8Array<ArrayBuffer>
  indices: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>
  look: { colour: [number, number, number]; alpha: number; metallic: number; roughness: number }
}

/** Corners of the cabinet's inside in mm: x to the right, y to the back, z up. */
export type Space = { min: [number, number, number]; max: [number, number, number] }

export type ReadModel = { scale: number; bodies: ModelBody[]; space: Space | null }

/** Reads the models this shop writes: one mesh a node, every corner in rows of four (see shop/media/models/glb.ts). */
export function readModel(file: ArrayBuffer): ReadModel {
  const head = new DataView(file)
  if (head.byteLength < 28 || head.getUint32(0, true) !== 0x46_54_6c_67) throw new Error('This is no model.')
  const long = head.getUint32(12, true)
  // Its own origin wrote it.
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 20, long))) as Gltf
  const start = 28 + long

  const numbers = <Row>(
    at: number,
    row: new (buffer: ArrayBuffer, from: number, length: number) => Row,
    size: number,
    width: number,
  ) => {
    const { bufferView, count } = gltf.accessors[at] ?? missing()
    const { byteOffset } = gltf.bufferViews[bufferView] ?? missing()
    // From its beginning, an array of numbers must lie on a whole number of them.
    return new row(
      file.slice(start + byteOffset, start + byteOffset + count * width * size),
      0,
      count * width,
    )
  }
  const bodies = gltf.nodes.flatMap(({ name, mesh }) =>
    (gltf.meshes[mesh] ?? missing()).primitives.map(({ attributes, indices, material }): ModelBody => {
      const { pbrMetallicRoughness: look } = gltf.materials[material] ?? missing()
      const [red, green, blue, alpha] = look.baseColorFactor
      const small = gltf.accessors[indices]?.componentType === 5123
      return {
        of: name,
        places: numbers(attributes.POSITION, Int16Array<ArrayBuffer>, 2, 4),
        normals: numbers(attributes.NORMAL, Int8Array<ArrayBuffer>, 1, 4),
        indices: small
          ? numbers(indices, Uint16Array<ArrayBuffer>, 2, 1)
          : numbers(indices, Uint32Array<ArrayBuffer>, 4, 1),
        look: {
          colour: [red, green, blue],
          alpha,
          metallic: look.metallicFactor,
          roughness: look.roughnessFactor,
        },
      }
    }),
  )
  return { scale: gltf.nodes[0]?.scale[0] ?? 1, bodies, space: gltf.scenes[0]?.extras.space ?? null }
}

function missing(): never {
  throw new Error('This model is not whole.')
}

type Gltf = {
  scenes: { extras: { space: Space | null } }[]
  nodes: { name: string; mesh: number; scale: [number, number, number] }[]
  meshes: {
    primitives: {
      attributes: { POSITION: number; NORMAL: number }
      indices: number
      material: number
    }[]
  }[]
  materials: {
    pbrMetallicRoughness: {
      baseColorFactor: [number, number, number, number]
      metallicFactor: number
      roughnessFactor: number
    }
  }[]
  accessors: { bufferView: number; componentType: number; count: number }[]
  bufferViews: { byteOffset: number }[]
}
