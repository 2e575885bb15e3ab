import { articleSortings } from '../../shop/catalogue/article-sorting.ts'
import type { Picks } from '../../shop/catalogue/listing.ts'
import type { Article, Articles } from '../../shop/catalogue/read-articles.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import { say } from '../../values/translated.ts'
import type { Switches } from '../listing-wish.ts'
import { listingShape } from './listing.ts'
import { fitShape, productShape } from './product.ts'
import { struct } from './struct.ts'

type About = {
  page: number
  limit: number
  picks: Picks
  switches: Switches
  sorting: string
  navigationId: string
}

/** A page of the table of articles: a listing of its own kind, with the same filters. */
export const articleListingShape = (
  { articles, total, facets, available }: Articles,
  visit: Visit,
  about: About,
) => ({
  ...listingShape({ products: [], total, estimatedTotal: null, facets, available }, visit, {
    ...about,
    whitelist: [],
    withSizes: true,
    kind: 'category',
    aggregations: [],
    elements: [],
  }),
  elements: articles.map((article) => articleShape(article, visit)),
  availableSortings: articleSortings.map(({ key, label }, position) => {
    const text = say(label, visit.locale)
    return struct('product_sorting', {
      id: key,
      key,
      priority: articleSortings.length - position,
      label: text,
      active: true,
      locked: false,
      translated: { label: text, customFields: {} },
    })
  }),
})

/** A product as in every list, with what the table says of it. */
const articleShape = (article: Article, visit: Visit) => ({
  ...productShape(article, visit, { seoUrls: true, categories: false, detail: null }),
  fit: article.fit && fitShape(article.fit),
  documents: article.documents.map((document) => struct('product_document', document)),
  article: struct('article_facts', {
    widths: article.widths,
    heights: article.heights,
    depths: article.depths,
    litres: article.litres,
    bins: article.bins,
  }),
})
