import { type RawBuilder, sql } from 'kysely'
import type { Translated } from '../../values/translated.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { priceColumn } from './product-columns.ts'

/** What the table of the professional shop is sorted by: each of its columns, either way. */
export const articleColumns = [
  'number',
  'width',
  'height',
  'depth',
  'bins',
  'litres',
  'stock',
  'price',
] as const
export type ArticleColumn = (typeof articleColumns)[number]

export type ArticleSorting = { key: string; label: Translated; order: (visit: Visit) => RawBuilder<unknown> }

const names: Readonly<Record<ArticleColumn, Translated>> = {
  number: {
    'de-DE': 'Artikelnummer',
    'en-US': 'Item number',
    'it-IT': 'Numero articolo',
    'fr-FR': 'Numéro d’article',
  },
  width: { 'de-DE': 'Breite', 'en-US': 'Width', 'it-IT': 'Larghezza', 'fr-FR': 'Largeur' },
  height: { 'de-DE': 'Höhe', 'en-US': 'Height', 'it-IT': 'Altezza', 'fr-FR': 'Hauteur' },
  depth: { 'de-DE': 'Tiefe', 'en-US': 'Depth', 'it-IT': 'Profondità', 'fr-FR': 'Profondeur' },
  bins: { 'de-DE': 'Behälter', 'en-US': 'Bins', 'it-IT': 'Contenitori', 'fr-FR': 'Bacs' },
  litres: { 'de-DE': 'Liter', 'en-US': 'Litres', 'it-IT': 'Litri', 'fr-FR': 'Litres' },
  stock: { 'de-DE': 'Lager', 'en-US': 'Stock', 'it-IT': 'Disponibilità', 'fr-FR': 'Stock' },
  price: { 'de-DE': 'Preis', 'en-US': 'Price', 'it-IT': 'Prezzo', 'fr-FR': 'Prix' },
}

/** The least of several sizes counts: for which cabinets it begins to fit. */
const least = (sizes: string) => sql`(select min(mm) from unnest(${sql.ref(sizes)}) mm)`

const columns: Readonly<Record<ArticleColumn, (visit: Visit) => RawBuilder<unknown>>> = {
  number: () => sql`view.number`,
  width: () => least('view.widths'),
  height: () => least('view.heights'),
  depth: () => least('view.depths'),
  bins: () => sql`view.bins`,
  litres: () => sql`view.litres`,
  stock: () => sql`view.stock`,
  price: (visit) => priceColumn(visit),
}

export const articleSortings: readonly ArticleSorting[] = articleColumns.flatMap((column) =>
  (
    [
      ['asc', sql`asc`, '↑'],
      ['desc', sql`desc`, '↓'],
    ] as const
  ).map(([way, direction, arrow]) => ({
    key: `${column}-${way}`,
    label: each(names[column], (name) => `${name} ${arrow}`),
    order: (visit: Visit) =>
      sql`${columns[column](visit)} ${direction} nulls last, view.number, view.product_id`,
  })),
)

const usual = 'number-asc'

export function articleSortingOf(key: string | undefined): ArticleSorting {
  const wished = key || usual
  return (
    articleSortings.find((sorting) => sorting.key === wished) ??
    refuse('criteria.sorting-unknown', { key: wished.slice(0, 40) })
  )
}

function each(text: Translated, change: (said: string) => string): Translated {
  // The same languages as before.
  return Object.fromEntries(
    Object.entries(text).map(([locale, said]) => [locale, change(said)]),
  ) as Translated
}
