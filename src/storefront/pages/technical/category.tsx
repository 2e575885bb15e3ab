import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { idParam } from '../../parts/id-param.ts'
import { categoryMeta } from '../../parts/listing/category-meta.ts'
import { CategoryPage } from '../../parts/listing/category-page.tsx'
import { listingCache } from '../../parts/listing/listing-cache.ts'
import { loadCategory } from '../../parts/listing/load-category.ts'
import { addToCart } from '../../parts/product/add-to-cart-action.ts'

export const words = ['catalogue'] as const

export const handle = { cache: listingCache }

/** /navigation/{id}: leads to where the category lives, and shows it itself when it lives nowhere else. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const loaded = await loadCategory(idParam(params.id), { storeApi, locale, request })

  const { pathname, search } = new URL(request.url)
  if (loaded.canonical !== pathname) throw redirect(loaded.canonical + search, 301)
  return loaded
}

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData, texts, locale }) =>
  categoryMeta(loaderData, texts, locale)

export default function TechnicalCategory() {
  return <CategoryPage loaded={useLoaderData<typeof loader>()} />
}
