import type { Translated } from '../../values/translated.ts'
import type { LabelAndValue } from './article.ts'
import { fill, number, type ProductTexts, same } from './product-texts.ts'

/** Collects label and value pairs; a value that is not known leaves no row behind. */
export function technicalSheet({ technical, values }: ProductTexts) {
  const rows: LabelAndValue[] = []

  const add = (label: string, value: Translated | null | undefined) => {
    const text = technical[label]
    if (!text) throw new Error(`no label "${label}"`)
    if (value) rows.push({ label: text, value })
    return sheet
  }
  const word = (name: string): Translated => {
    const text = values[name]
    if (!text) throw new Error(`no value text "${name}"`)
    return text
  }

  const sheet = {
    rows,
    add,
    word,
    plain: (label: string, value: string | null | undefined) => add(label, value ? same(value) : null),
    /** A count or an amount with its unit, as in "5 years". */
    amount: (label: string, unit: string, n: number | null | undefined) =>
      add(label, n == null ? null : fill(word(unit), { n: number(n) })),
    /** "from 400 mm", or "335–434 mm" when there is an upper limit. */
    limits: (label: string, range: { min?: number; max?: number | null } | undefined) =>
      add(label, limits(word, range)),
  }
  return sheet
}

function limits(word: (name: string) => Translated, range?: { min?: number; max?: number | null }) {
  if (range?.min === undefined) return null
  return range.max == null
    ? fill(word('from'), { n: range.min })
    : fill(word('between'), { min: range.min, max: range.max })
}
