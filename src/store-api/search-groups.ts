import { z } from 'zod'
import { type CorrectedTerms, correctTerms } from '../shop/search/correct-terms.ts'
import { type FoundBeside, type FoundPages, findBesideProducts } from '../shop/search/find-beside-products.ts'
import { noteMiss } from '../shop/search/search-miss.ts'
import { queryFor } from '../shop/search/search-query.ts'
import { searchTerms } from '../shop/search/search-terms.ts'
import { answerListing } from './answer-listing.ts'
import { type Call, reading } from './endpoint.ts'
import { flagWish } from './input.ts'
import { searchListingWish } from './search.ts'
import { productShape } from './shapes/product.ts'
import { struct } from './shapes/struct.ts'

const most = 50
const usual = 12
/** Products among suggestions, when nobody says how many. */
const fewProducts = 5

const wish = searchListingWish.extend({
  /** How many of everything that is no product. */
  beside: z.coerce.number().int().min(1).max(most).optional(),
  /** For whoever is still typing: products only as a sketch, and nothing to filter them by. */
  suggest: flagWish('suggest'),
})

/**
 * POST /search-groups: all that a search finds: products as `search` lists them, articles by their very number, pages and
 * documents; and what was looked for in place of what was typed. Clients of Shopware ask `search` and `search-suggest`.
 */
export const post = reading(wish, async ({ search, exactly, beside = usual, suggest, ...listing }, call) => {
  const { db, visit } = call
  const terms = searchTerms(search)
  const corrected = await correctTerms(db, visit.locale, terms, exactly === true)
  const query = queryFor(corrected, terms)

  const [found, products] = await Promise.all([
    corrected ? findBesideProducts(db, visit, corrected, beside) : nothing,
    suggest
      ? answerListing(
          { kind: 'search', among: 'sketch', ...query },
          { ...listing, 'no-aggregations': true },
          call,
          { search, limit: fewProducts },
        )
      : answerListing({ kind: 'search', ...query }, listing, call, { search }),
  ])
  if (products.total === 0 && !suggest && isNowhere(found)) noteMiss(db, visit, search, query.matches)
  return groupsShape({
    search,
    corrected,
    found,
    products,
    byNumber: found.byNumber.map((product) => productShape(product, visit, shown(call))),
  })
})

const nothing: FoundBeside = {
  byNumber: [],
  pages: { total: 0, pages: [] },
  documents: { total: 0, pages: [] },
}

const isNowhere = ({ byNumber, pages, documents }: FoundBeside): boolean =>
  byNumber.length + pages.total + documents.total === 0

const shown = ({ withSeoUrls }: Call) => ({ seoUrls: withSeoUrls, categories: false, detail: null })

type Groups = {
  search: string
  corrected: CorrectedTerms | null
  byNumber: readonly ReturnType<typeof productShape>[]
  found: FoundBeside
  products: Awaited<ReturnType<typeof answerListing>>
}

const groupsShape = ({ search, corrected, byNumber, found, products }: Groups) =>
  struct('search_groups', {
    search,
    /** The whole search as it was made, when words of it were corrected. */
    corrected: corrected && corrected.instead.length > 0 ? corrected.instead.reduce(inPlace, search) : null,
    numbers: struct('search_numbers', {
      /** No article has the number that was typed: these have one that looks like it. */
      isMisread: corrected?.numbers.some(({ isMisread }) => isMisread) === true && byNumber.length > 0,
      elements: byNumber,
    }),
    products,
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
