import type { MaterialName } from '../mesh/materials.ts'
import type { MeshPart } from '../mesh/mesh.ts'
import type { Camera } from './camera.ts'
import type { Colour } from './colour.ts'
import { type Bounds, boundsOf, type Point } from './space.ts'

/** A colour, or colours running across a shape: along its own box, or from one screen point to another. */
export type Paint =
  | Colour
  | { stops: readonly (readonly [share: number, colour: Colour])[]; from?: Point; to?: Point }

/** Something flat on the screen, in millimetres. Widths are millimetres too, unless a hairline is asked for. */
export type Shape =
  | {
      kind: 'path'
      lines: readonly (readonly Point[])[]
      open?: boolean
      /** Open lines end round unless they are told to end flat. */
      flat?: boolean
      fill?: Paint
      stroke?: Colour
      width?: number
      hair?: number
      dash?: string
      opacity?: number
      fillOpacity?: number
      /** Overlapping lines add up instead of cutting holes into one another. */
      union?: boolean
    }
  | { kind: 'text'; text: string; at: Point; right: Point; down: Point; size: number; fill: Colour }

/** A part in space with two faces: how it looks from a camera, drawn flat, and what it is, as closed meshes. */
export type Solid = {
  readonly bounds: Bounds
  shapes(camera: Camera): Shape[]
  parts(): MeshPart[]
  /** Solids with the same word look the same but for where they stand, so they are written once. */
  readonly alike?: string
}

/** What a picture shows, and which of its extents are facts worth a dimension line. */
export type Model = {
  readonly solids: readonly Solid[]
  readonly measured?: Measured
  /** Mostly gaps: its shadow follows its bars, not its silhouette. */
  readonly airy?: true
}

export type Measured = { readonly box: Bounds; readonly axes: readonly ('w' | 'd' | 'h')[] }

/** Several solids that move as one; they are painted in the order given. */
export function together(solids: readonly Solid[], alike?: string, nominal?: Bounds): Solid {
  // Hooks and rims reach a little past the box a part is counted by; the box decides what hides what.
  const bounds = nominal ?? boundsOf(solids.flatMap(({ bounds }) => [bounds.min, bounds.max]))
  const shapes = (camera: Camera) => solids.flatMap((solid) => solid.shapes(camera))
  const parts = () => solids.flatMap((solid) => solid.parts())
  return alike === undefined ? { bounds, shapes, parts } : { bounds, shapes, parts, alike }
}

/** Solids made of a material that their colour does not tell. */
export function made(material: MaterialName, ...solids: readonly Solid[]): Solid {
  const whole = together(solids)
  return {
    ...whole,
    parts: () => whole.parts().map((part) => ({ ...part, material, name: part.name || material })),
  }
}

/** Solids that are drawn in a shorthand and built in full. */
export function built(parts: () => MeshPart[], ...solids: readonly Solid[]): Solid {
  return { ...together(solids), parts }
}
