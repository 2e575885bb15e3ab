import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Meta } from '../meta.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { categoryMeta } from '../parts/listing/category-meta.ts'
import { CategoryPage } from '../parts/listing/category-page.tsx'
import { categoryIdAt } from '../parts/listing/find-category.ts'
import { listingCache } from '../parts/listing/listing-cache.ts'
import { loadCategory } from '../parts/listing/load-category.ts'
import { addToCart } from '../parts/product/add-to-cart-action.ts'

export const words = ['catalogue'] as const

export const handle = { cache: listingCache }

/** /category/{type}/{category...}: the words of its SEO path, or the names the categories have among us. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const id = await categoryIdAt(storeApi, [params.type, params['*']].filter(Boolean).join('/'))
  return loadCategory(id, { storeApi, locale, request })
}

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData, texts, locale }) =>
  categoryMeta(loaderData, texts, locale)

export default function Category() {
  return <CategoryPage loaded={useLoaderData<typeof loader>()} />
}
