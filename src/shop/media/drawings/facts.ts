import type { PictureFacts } from '../pictures/facts.ts'

/** From, to, in mm; an end that is missing is open. */
export type Limit = { readonly min?: number | null | undefined; readonly max?: number | null | undefined }

/** What a system needs around it, in mm. */
export type FitLimits = {
  readonly usableWidth?: Limit | undefined
  readonly fullWidth?: Limit | undefined
  readonly drawerDepth?: Limit | undefined
  readonly installationDepth?: Limit | undefined
  readonly installationHeight?: Limit | undefined
}

/** What a drawing is made from: how a system looks, and what it needs around it. */
export type DrawingFacts = { readonly picture: PictureFacts; readonly fit: FitLimits | null }
