import type { RawBuilder } from 'kysely'
import type { Column } from '../../platform/postgres/query/column.ts'
import type { Condition } from '../../values/condition.ts'
import type { CurrencyCode } from '../../values/currency.ts'
import type { Id } from '../../values/ids.ts'
import type { CategoryId } from '../channel/channel.ts'
import type { Product } from './product.ts'

/** What a shopper ticked beside a listing. */
export type Picks = {
  manufacturers: readonly Id<'manufacturer'>[]
  options: readonly Id<'property-option'>[]
  minCents: number | null
  maxCents: number | null
  rating: number | null
  shippingFree: boolean
  /** In stock now. */
  available: boolean
  /** Families of which a version fits a measured place; null where nobody asks. */
  fitting: readonly GroupId[] | null
  /** In millimetres, ends included. */
  measures: Readonly<Record<Measure, Span>>
}

export type GroupId = Id<'product'>

/** What a listing is narrowed by in millimetres: each is a column of the read model. */
export const measures = ['width', 'height', 'depth'] as const
export type Measure = (typeof measures)[number]
export type Span = { min: number | null; max: number | null }

/** What a listing can be filtered by. Named as in the rows of `category_facets`. */
export type Facets = {
  manufacturers: readonly { id: string; name: string; count: number }[]
  price: Readonly<Partial<Record<CurrencyCode, { min: number | null; max: number | null }>>>
  rating: { max: number | null }
  shippingFree: boolean
  properties: readonly FacetGroup[]
  /** Only what was written down before there were any lacks the following. */
  measures?: Readonly<Record<Measure, Span>>
  /** How many groups have at least so many points. */
  ratings?: Readonly<Record<'2' | '3' | '4', number>>
  shippingFreeCount?: number
}

export type FacetGroup = {
  id: string
  key: string
  name: string
  displayType: 'text' | 'color' | 'select'
  position: number
  options: readonly { id: string; name: string; color: string | null; position: number; count: number }[]
}

/** Where a listing takes its groups from. */
export type ListingSource = { kind: 'category'; id: CategoryId } | SearchSource

export type SearchSource = { kind: 'search'; among?: 'best' | 'sketch' } & SearchSql

/**
 * A search, as conditions on `view`. Without more, all that matches is ranked. A sketch is for whoever is still typing: of
 * a great many groups it ranks only some, those whose names begin so among them. `best` ranks all best sellers that match.
 */
type SearchSql = {
  matches: RawBuilder<boolean>
  /** The words alone, which the best sellers have as well; null where something else is looked for, too. */
  said: RawBuilder<boolean> | null
  begins: RawBuilder<boolean>
  /** On `product`: its very number was typed. */
  numbered: RawBuilder<boolean>
  score: RawBuilder<number>
}

/** SQL after `order by`. Only an order of a client's own reaches for columns that few rows are ever read for. */
export type ListingOrder = {
  by: RawBuilder<unknown>
  of: 'sort keys' | 'whole rows'
  /** What sells best has the best chance to come first. */
  favoursBest: boolean
}

export type ListingWish = {
  source: ListingSource
  picks: Picks
  /** Narrows the listing itself, facets included; what is picked narrows only the rows. */
  filter: Condition<Column>
  postFilter: Condition<Column>
  order: ListingOrder
  offset: number
  limit: number
  /** `whole`: of everything in the listing. `reduced`: each facet as the others' picks leave it. */
  facets: 'none' | 'whole' | 'reduced'
  /** Count what is in stock, too: stock is on the shelf and not in the read model. */
  countAvailable: boolean
}

export type Listing = {
  products: Product[]
  total: number
  /** Where only best sellers were ranked and counted: how many groups there are about; null where all were. */
  estimatedTotal: number | null
  facets: Facets | null
  /** Null when it was not counted, or there is too much to count. */
  available: number | null
}

export const nothingPicked = (picks: Picks): boolean =>
  picks.manufacturers.length === 0 &&
  picks.options.length === 0 &&
  picks.minCents === null &&
  picks.maxCents === null &&
  picks.rating === null &&
  !picks.shippingFree &&
  !picks.available &&
  picks.fitting === null &&
  measures.every((measure) => picks.measures[measure].min === null && picks.measures[measure].max === null)
