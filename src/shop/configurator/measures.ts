/** Into what somebody wants to fit a system; the ids of `db/seed/configurator.json`. */
export const systemTypes = ['complete', 'existing-pullout', 'swing-door', 'free-standing'] as const
export type SystemType = (typeof systemTypes)[number]

export const isSystemType = (text: string): text is SystemType =>
  (systemTypes as readonly string[]).includes(text)

/** What is measured, in mm. */
export const lengths = [
  'bodyWidth',
  'installationHeight',
  'installationDepth',
  'bodyDepth',
  'edgeWidth',
  'insideWidth',
  'fullWidth',
  'sideWallThickness',
  'drawerBackToFront',
] as const
export type Length = (typeof lengths)[number]

/** Where a door hangs, seen from the front. */
export type HingeSide = 'left' | 'right'

/** The measures somebody gave, lengths in mm with their decimals; what is not given is estimated or not looked at. */
export type Measures = { readonly [Name in Length]?: number } & {
  /** An id of the drawer systems; `unknown` counts as the widest. */
  readonly drawerSystem?: string
  readonly doorCount?: 1 | 2
  /** Never excludes a product; it chooses drawing and assembly sheet. */
  readonly hingeSide?: HingeSide
}

/** From a length to a length in mm, both included; an end that is missing is open. */
export type Span = { readonly min?: number | null; readonly max?: number | null }
