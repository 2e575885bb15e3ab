import type { Translated } from '../../values/translated.ts'

/** What may be asked of somebody who looks for a part. */
export type PartQuestion = {
  id: string
  text: Translated
  yes: Way
  /** Null: to everything a yes does not lead to. */
  no: Way | null
  /** The number of a product whose picture tells what is meant. */
  shows: string | null
}

/** Where an answer leads. */
export type Way = ToQuestion | ToSystems | ToTrait

export type ToQuestion = { question: string }

/** To the systems of these lines and former generations; without a category they are none of ours. */
export type ToSystems = { category: string | null; lines: readonly string[] }

export type ToTrait = { trait: string }

export type Answer = { question: string; answer: 'yes' | 'no' | 'unknown' }

/** Parts of which all questions say the same. */
export type PartKind = {
  category: string
  /** Lines and former generations. */
  fits: readonly string[]
  traits: readonly string[]
  count: number
}
