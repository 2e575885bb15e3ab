import { z } from 'zod'
import { articleSortingOf } from '../../shop/catalogue/article-sorting.ts'
import { categoryTree } from '../../shop/catalogue/category-tree.ts'
import { readArticles } from '../../shop/catalogue/read-articles.ts'
import { refuse } from '../../shop/refusal.ts'
import { readPage } from '../criteria/page-wish.ts'
import { reading } from '../endpoint.ts'
import { idWish } from '../input.ts'
import { listingWish, picksOf, switchesOf } from '../listing-wish.ts'
import { articleListingShape } from '../shapes/article-listing.ts'

const usualPage = { usual: 48, most: 100 }

/**
 * POST /article-listing/{categoryId}, only ours: the systems of a category one by one, each with its sizes, its bins and
 * what there is to read. Narrowed like a listing, sorted by its columns.
 */
export const post = reading(
  listingWish.extend({
    categoryId: idWish<'category'>('categoryId'),
    /** Only these, by their item numbers: for a comparison. */
    numbers: z.array(z.string().max(64)).max(usualPage.most).nullish(),
  }),
  async ({ categoryId, numbers = null, ...wish }, { db, visit }) => {
    const category = categoryTree(visit.channel).byId.get(categoryId)
    if (!category?.active) return refuse('category.unknown', { categoryId })

    const { page, limit } = readPage({ page: wish.p ?? wish.page, limit: wish.limit }, usualPage, 'p')
    const switches = switchesOf(wish, visit.channel)
    const picks = picksOf(wish, switches)
    const sorting = articleSortingOf(wish.order)
    const articles = await readArticles(db, visit, {
      categoryId,
      picks,
      order: sorting.order(visit),
      numbers,
      offset: (page - 1) * limit,
      limit: wish['only-aggregations'] ? 0 : limit,
      withFacets: !wish['no-aggregations'],
      countAvailable: true,
    })

    return articleListingShape(articles, visit, {
      page,
      limit,
      picks,
      switches,
      sorting: sorting.key,
      navigationId: categoryId,
    })
  },
)
