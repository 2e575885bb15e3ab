import { type RawBuilder, sql } from 'kysely'
import type { Translated } from '../../values/translated.ts'
import type { Channel } from '../channel/channel.ts'
import type { Visit } from '../sessions/visit.ts'
import { priceColumn } from './product-columns.ts'

/** How a listing can be sorted; `priority` is the order in which the choices are offered. */
export type Sorting = {
  key: string
  priority: number
  label: Translated
  /** What sells best has the best chance to come first. */
  favoursBest?: true
  order: (visit: Visit) => RawBuilder<unknown>
}

const fallback = 'name-asc'

export const sortings: readonly Sorting[] = [
  {
    key: 'score',
    priority: 6,
    label: {
      'de-DE': 'Beste Treffer',
      'en-US': 'Best results',
      'it-IT': 'Migliori risultati',
      'fr-FR': 'Meilleurs résultats',
    },
    favoursBest: true,
    order: () => sql`score desc, view.sales desc, view.product_id`,
  },
  {
    key: 'topseller',
    priority: 5,
    label: { 'de-DE': 'Beliebtheit', 'en-US': 'Popularity', 'it-IT': 'Popolarità', 'fr-FR': 'Popularité' },
    favoursBest: true,
    order: () => sql`view.sales desc, view.product_id`,
  },
  {
    key: 'name-asc',
    priority: 4,
    label: { 'de-DE': 'Name A–Z', 'en-US': 'Name A–Z', 'it-IT': 'Nome A–Z', 'fr-FR': 'Nom A–Z' },
    order: () => sql`view.sort_name, view.product_id`,
  },
  {
    key: 'name-desc',
    priority: 3,
    label: { 'de-DE': 'Name Z–A', 'en-US': 'Name Z–A', 'it-IT': 'Nome Z–A', 'fr-FR': 'Nom Z–A' },
    order: () => sql`view.sort_name desc, view.product_id desc`,
  },
  {
    key: 'price-asc',
    priority: 2,
    label: {
      'de-DE': 'Preis aufsteigend',
      'en-US': 'Price ascending',
      'it-IT': 'Prezzo crescente',
      'fr-FR': 'Prix croissant',
    },
    order: (visit) => sql`${priceColumn(visit)}, view.product_id`,
  },
  {
    key: 'price-desc',
    priority: 1,
    label: {
      'de-DE': 'Preis absteigend',
      'en-US': 'Price descending',
      'it-IT': 'Prezzo decrescente',
      'fr-FR': 'Prix décroissant',
    },
    order: (visit) => sql`${priceColumn(visit)} desc, view.product_id desc`,
  },
  {
    key: 'rating',
    priority: 0,
    label: { 'de-DE': 'Bewertung', 'en-US': 'Rating', 'it-IT': 'Valutazione', 'fr-FR': 'Évaluation' },
    order: () => sql`view.rating desc nulls last, view.sales desc, view.product_id`,
  },
]

/** Only a search has a best result, and only a shop with reviews has a best rating. */
export const sortingsFor = (
  kind: 'category' | 'search',
  { reviewsShown }: Pick<Channel, 'reviewsShown'>,
): readonly Sorting[] =>
  sortings.filter(({ key }) => (key !== 'score' || kind === 'search') && (key !== 'rating' || reviewsShown))

/** An unknown key silently is the usual one, as in Shopware. */
export function sortingOf(
  kind: 'category' | 'search',
  key: string | undefined,
  channel: Pick<Channel, 'reviewsShown'>,
): Sorting {
  const offered = sortingsFor(kind, channel)
  const usual = kind === 'search' ? 'score' : fallback
  const found =
    offered.find((sorting) => sorting.key === key) ?? offered.find((sorting) => sorting.key === usual)
  if (!found) throw new Error(`there is no sorting ${usual}`)
  return found
}
