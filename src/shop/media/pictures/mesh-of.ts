import type { PictureFacts } from './facts.ts'
import { materials } from './mesh/materials.ts'
import type { Mesh, MeshPart } from './mesh/mesh.ts'
import { modelOf } from './picture.ts'

export type { Material, MaterialName } from './mesh/materials.ts'
export type { Mesh, MeshPart } from './mesh/mesh.ts'
export { materials }

/** A product as closed bodies of named materials, for the studio and for the view in space. */
export function meshOf(facts: PictureFacts): Mesh {
  const parts = modelOf(facts).solids.flatMap((solid) => {
    // What several alike are called by begins with the kind of thing: '35B hook'.
    const kind = solid.alike === undefined ? '' : `${solid.alike.split(' ')[0]} `
    return solid.parts().map((part): MeshPart => ({ ...part, name: `${kind}${part.name}` }))
  })
  return { name: facts.itemNumber, parts }
}
