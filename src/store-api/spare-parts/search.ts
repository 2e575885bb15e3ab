import { sql } from 'kysely'
import { z } from 'zod'
import type { CategoryId, Channel } from '../../shop/channel/channel.ts'
import { refuse } from '../../shop/refusal.ts'
import { noteMiss } from '../../shop/search/search-miss.ts'
import { findExactPart } from '../../shop/spare-parts/exact-part.ts'
import { partQuery } from '../../shop/spare-parts/part-query.ts'
import { answerListing } from '../answer-listing.ts'
import { type Call, reading } from '../endpoint.ts'
import { flagWish } from '../input.ts'
import { type ListingRequest, listingWish } from '../listing-wish.ts'
import { struct } from '../shapes/struct.ts'

/** A text, or a number that was not put in quotes; nothing is an empty one. */
const textWish = (name: string) =>
  z
    .unknown()
    .optional()
    .transform((raw): string => {
      if (raw === undefined || raw === null) return ''
      if (typeof raw === 'string') return raw.trim()
      return typeof raw === 'number'
        ? String(raw)
        : refuse('request.parameter-invalid', { name, reason: 'a text is expected', pointer: `/${name}` })
    })

const wish = listingWish.extend({
  search: textWish('search'),
  /** A group of parts by its path ("frontauszug/fuehrung") or its id. */
  category: textWish('category'),
  exactly: flagWish('exactly'),
})

/**
 * POST /spare-parts/search, only ours: parts by number however it is typed, by name or by category, as a listing. `exact`
 * is the part whose very number was typed. Without a search all parts of the category are listed.
 */
export const post = reading(wish, async ({ search, category, exactly, ...asked }, call) => {
  const categoryId = category === '' ? null : groupOf(call.visit.channel, category)
  if (search !== '') return searchParts(search, { exactly: exactly === true, categoryId, asked }, call)
  if (!categoryId) return refuse('request.parameter-missing', { name: 'search' })

  const listing = await answerListing({ kind: 'category', id: categoryId }, asked, call, {
    navigationId: categoryId,
  })
  return { ...listing, exact: null }
})

async function searchParts(
  search: string,
  { exactly, categoryId, asked }: { exactly: boolean; categoryId: CategoryId | null; asked: ListingRequest },
  call: Call,
) {
  const [query, exact] = await Promise.all([
    partQuery(call.db, call.visit.locale, search, { exactly }),
    findExactPart(call.db, search),
  ])
  const matches = categoryId
    ? sql<boolean>`${query.matches} and view.category_ids @> array[${categoryId}::uuid]`
    : query.matches
  const listing = await answerListing({ kind: 'search', ...query, matches }, asked, call, { search })
  if (listing.total === 0 && !exact) noteMiss(call.db, call.visit, search, query.matches)

  return {
    ...listing,
    exact:
      exact &&
      struct('spare_part_exact', {
        ...exact,
        successor: exact.successor && struct('spare_part_successor', exact.successor),
      }),
  }
}

const groups = 'spare-parts'

function groupOf(channel: Channel, category: string): CategoryId {
  const path = category.replace(/^\/+|\/+$/g, '').toLowerCase()
  const found = channel.categories.find(
    ({ id, key, active }) =>
      active && (id === category ? key.startsWith(groups) : key === `${groups}/${path}`),
  )
  return (
    found?.id ??
    refuse('request.parameter-invalid', {
      name: 'category',
      reason: 'there is no such group of spare parts',
      pointer: '/category',
    })
  )
}
