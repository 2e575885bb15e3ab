import { dot, type Place, type Point } from './space.ts'

/** The three pictures of a product: three-quarter view, from the front, from above. */
export type View = 'product' | 'front' | 'top'

/** A parallel projection: scale stays true everywhere, which a perspective would not allow. */
export type Camera = { readonly right: Place; readonly up: Place; readonly toward: Place }

export const cameras = {
  product: looking(33, 30),
  front: looking(0, 0),
  top: looking(0, 90),
} satisfies Record<View, Camera>

/** Where a place lands on the screen, in millimetres, y pointing down. */
export function project(camera: Camera, place: Place): Point {
  return [dot(camera.right, place), -dot(camera.up, place)]
}

/** Whether a face with this normal is seen at all. */
export const isSeen = (camera: Camera, normal: Place): boolean => dot(camera.toward, normal) > 1e-6

function looking(yawDegrees: number, liftDegrees: number): Camera {
  const [yaw, lift] = [(yawDegrees * Math.PI) / 180, (liftDegrees * Math.PI) / 180]
  const [s, c, rise, flat] = [Math.sin(yaw), Math.cos(yaw), Math.sin(lift), Math.cos(lift)]
  return {
    right: [c, s, 0],
    up: [-s * rise, c * rise, flat],
    toward: [s * flat, -c * flat, rise],
  }
}
