import type { PictureFacts } from '../pictures/facts.ts'

/** A part of an exploded drawing: its number in it, and what it is drawn from. */
export type ExplodedPart = { readonly position: number; readonly facts: PictureFacts }
