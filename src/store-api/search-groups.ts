import { z } from 'zod'
import { type CorrectedTerms, correctTerms } from '../shop/search/correct-terms.ts'
import { type FoundPages, findByNumber, findPages } from '../shop/search/find-beside-products.ts'
import { queryFor } from '../shop/search/search-query.ts'
import { searchTerms } from '../shop/search/search-terms.ts'
import { answerListing } from './answer-listing.ts'
import { type Call, reading } from './endpoint.ts'
import { flagWish } from './input.ts'
import { listingWish } from './listing-wish.ts'
import { searchWish } from './search.ts'
import { productShape } from './shapes/product.ts'
import { struct } from './shapes/struct.ts'

const most = 50
const usual = 12

const wish = z.object({
  search: searchWish,
  exactly: flagWish('exactly'),
  limit: z.coerce.number().int().min(1).max(most).optional(),
  /** How many products to sketch beside: a list of suggestions wants some, a page of results has its own. */
  products: z.coerce.number().int().min(1).max(most).optional(),
})

/**
 * POST /search-groups: what a search finds beside its listing (articles by their very number, pages, documents) and what
 * was looked for in place of what was typed. Clients of Shopware ask `search` and `search-suggest`.
 */
export const post = reading(wish, async ({ search, exactly, limit = usual, products }, call) => {
  const { db, visit } = call
  const terms = searchTerms(search)
  const corrected = await correctTerms(db, visit.locale, terms, exactly === true)
  if (!corrected) return groupsShape({ search, corrected: null, byNumber: [], found: nothing, sketch: null })

  const [byNumber, found, sketch] = await Promise.all([
    findByNumber(db, visit, corrected, limit),
    findPages(db, visit, corrected, limit),
    products === undefined
      ? null
      : answerListing(
          { kind: 'search', isSketch: true, ...queryFor(corrected, terms) },
          listingWish.parse({ 'no-aggregations': true, limit: products }),
          call,
          { search },
        ),
  ])
  return groupsShape({
    search,
    corrected,
    byNumber: byNumber.map((product) => productShape(product, visit, shown(call))),
    found,
    sketch,
  })
})

const nothing = { pages: { total: 0, pages: [] }, documents: { total: 0, pages: [] } }

const shown = ({ withSeoUrls }: Call) => ({ seoUrls: withSeoUrls, categories: false, detail: null })

type Groups = {
  search: string
  corrected: CorrectedTerms | null
  byNumber: readonly ReturnType<typeof productShape>[]
  found: { pages: FoundPages; documents: FoundPages }
  sketch: Awaited<ReturnType<typeof answerListing>> | null
}

const groupsShape = ({ search, corrected, byNumber, found, sketch }: Groups) =>
  struct('search_groups', {
    search,
    /** The whole search as it was made, when words of it were corrected. */
    corrected: corrected && corrected.instead.length > 0 ? corrected.instead.reduce(inPlace, search) : null,
    numbers: struct('search_numbers', {
      /** No article has the number that was typed: these have one that looks like it. */
      isMisread: corrected?.numbers.some(({ isMisread }) => isMisread) === true && byNumber.length > 0,
      elements: byNumber,
    }),
    products: sketch && struct('search_products', { total: sketch.total, elements: sketch.elements }),
    pages: pagesShape(found.pages),
    documents: pagesShape(found.documents),
  })

const pagesShape = ({ total, pages }: FoundPages) =>
  struct('search_pages', { total, elements: pages.map((page) => struct('search_page', page)) })

/** The word as it stood, whatever its letters' case. */
const inPlace = (phrase: string, { typed, meant }: { typed: string; meant: string }) => {
  const at = phrase.toLowerCase().indexOf(typed)
  return at < 0 ? phrase : phrase.slice(0, at) + meant + phrase.slice(at + typed.length)
}
