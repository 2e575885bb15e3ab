import type { Violation } from '../refusal.ts'

/** What somebody wrote about a product, cleaned. `points` are stars; null when none were given, or nonsense. */
export type ReviewEntry = {
  /** Her own review that this one takes the place of. */
  id: string | null
  /** How she wants to be called there; her first name by default. */
  name: string | null
  title: string
  content: string
  points: number | null
}

/** Characters; the least are Shopware's (contract 5.9), the most are ours. */
export const reviewLimits = {
  name: { least: 1, most: 60 },
  title: { least: 5, most: 120 },
  content: { least: 40, most: 4000 },
} as const

/** Everything that is wrong with a review, field by field. */
export const reviewProblems = (entry: Omit<ReviewEntry, 'id'>): Violation[] => [
  ...pointsProblems(entry.points),
  ...(['name', 'title', 'content'] as const).flatMap((field) =>
    lengthProblems(field, entry[field] ?? '', reviewLimits[field]),
  ),
]

function pointsProblems(points: number | null): Violation[] {
  const path = ['points']
  if (points === null) return [{ rule: 'blank', path }]
  if (points < 1) return [{ rule: 'too-low', path, value: points, detail: { compared_value: 1 } }]
  if (points > 5) return [{ rule: 'too-high', path, value: points, detail: { compared_value: 5 } }]
  if (!Number.isInteger(points)) return [{ rule: 'wrong-type', path, value: points, detail: { type: 'int' } }]
  return []
}

function lengthProblems(
  field: string,
  text: string,
  { least, most }: { least: number; most: number },
): Violation[] {
  const broken = { path: [field], value: text }
  // People count what they see: an emoji is one character.
  const length = [...text].length
  if (length === 0) return [{ rule: 'blank', ...broken }]
  if (length < least) return [{ rule: 'too-short', ...broken, detail: { limit: least } }]
  if (length > most) return [{ rule: 'too-long', ...broken, detail: { limit: most } }]
  return []
}
