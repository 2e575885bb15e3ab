import type { Length, SystemType } from './measures.ts'

/** The figures the rules are told with; lengths in mm. Staff may change them. */
export type FitFigures = {
  /** Built-in systems are made for bodies of this width (R1). */
  bodyWidthRange: readonly [min: number, max: number]
  /** What is outside is a slip of the pen (R2). */
  plausible: Readonly<Partial<Record<Length, readonly [min: number, max: number]>>>
  /** Of a side that nobody measured (R3). */
  sideWallThickness: number
  /** What a drawer system takes of the width between the cabinet's sides (R4). */
  drawerDeductions: Readonly<Record<string, number>>
  /** Of drawers, ascending (R7). */
  nominalLengths: readonly number[]
  runnerClearance: number
  /** What the back wall and its play take of the body's depth (R6). */
  bodyToInstallationDepth: number
  /** What must be known of each type: of each row one entry, which is one measure or several together. */
  required: Readonly<Record<SystemType, readonly (readonly (readonly Length[])[])[]>>
  /** Accessories that take up width which is too much. */
  fillers: readonly Filler[]
}

/** An accessory that makes a wide opening narrower, for systems of these lines. */
export type Filler = { productNumber: string; lines: readonly string[]; upTo: number }
