import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  EdgesGeometry,
  Group,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshStandardMaterial,
} from 'three'
import type { ModelBody, ReadModel, Space } from './read-model.ts'

/** The model as the scene takes it, in metres; what belongs to the kitchen is see-through. */
export function modelGroup({ scale, bodies }: ReadModel): Group {
  const group = new Group()
  for (const body of bodies) {
    const mesh = new Mesh(geometryOf(body), materialOf(body))
    mesh.scale.setScalar(scale)
    mesh.castShadow = mesh.receiveShadow = body.look.alpha === 1
    group.add(mesh)
  }
  return group
}

/** The inside of the cabinet as edges and a breath of walls. */
export function cabinetOf({ min, max }: Space): Group {
  const [wide, deep, high] = [0, 1, 2].map((axis) => ((max[axis] ?? 0) - (min[axis] ?? 0)) / 1000) as [
    number,
    number,
    number,
  ] // three axes
  const box = new BoxGeometry(wide, high, deep)
  const cabinet = new Group()
  const walls = new MeshStandardMaterial({
    color: 0xc9_d1_d6,
    transparent: true,
    opacity: 0.12,
    depthWrite: false,
    roughness: 0.9,
  })
  const edges = new LineBasicMaterial({ color: 0x6b_77_80, transparent: true, opacity: 0.55 })
  cabinet.add(new Mesh(box, walls), new LineSegments(new EdgesGeometry(box), edges))
  cabinet.position.set(
    (min[0] + max[0]) / 2000,
    (min[2] + max[2]) / 2000,
    // glTF looks along its z towards the viewer, the shop's y away from her.
    -(min[1] + max[1]) / 2000,
  )
  return cabinet
}

function geometryOf({ places, normals, indices }: ModelBody): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new InterleavedBufferAttribute(new InterleavedBuffer(places, 4), 3, 0))
  geometry.setAttribute(
    'normal',
    new InterleavedBufferAttribute(new InterleavedBuffer(normals, 4), 3, 0, true),
  )
  geometry.setIndex(new BufferAttribute(indices, 1))
  return geometry
}

function materialOf({ look: { colour, alpha, metallic, roughness } }: ModelBody): MeshStandardMaterial {
  const clear = alpha < 1
  return new MeshStandardMaterial({
    color: new Color(...colour),
    metalness: metallic,
    roughness,
    ...(clear && { transparent: true, opacity: alpha, depthWrite: false }),
  })
}
