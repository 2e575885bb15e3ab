import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Meta } from '../meta.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { ContentPage } from '../parts/content/content-page.tsx'
import { contentMeta, loadContent } from '../parts/content/load-content.ts'
import { findPage } from '../parts/find-page.ts'
import { categoryMeta } from '../parts/listing/category-meta.ts'
import { CategoryPage } from '../parts/listing/category-page.tsx'
import { listingCache } from '../parts/listing/listing-cache.ts'
import { loadCategory } from '../parts/listing/load-category.ts'
import { addToCart } from '../parts/product/add-to-cart-action.ts'
import { FormerProduct } from '../parts/product/former-product.tsx'
import { loadProductOrFormer } from '../parts/product/load-former.ts'
import { productCache } from '../parts/product/product-cache.ts'
import { formerMeta, productMeta } from '../parts/product/product-meta.ts'
import { ProductPage } from '../parts/product/product-page.tsx'
import { paths } from '../paths.ts'

export const words = ['catalogue', 'lines', 'product'] as const

export const handle = { cache: { query: [...listingCache.query, ...productCache.query] } }

/** Whatever no other page answers to: a product, a category or a page of texts by its SEO path, or nothing. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const asking = { storeApi: context.get(storeApiContext), locale: context.get(localeContext), request }
  const path = params['*'] ?? ''
  const { pathname, search } = new URL(request.url)
  if (path === '') throw data({ detail: `Page Not Found: ${pathname}` }, { status: 404 })

  const { routeName, foreignKey, seoPathInfo } = await findPage(asking.storeApi, path)
  const home = seoPathInfo === null ? pathname : paths.seo(asking.locale, seoPathInfo)
  // The filters of a list stay with it when its address has moved.
  if (home !== pathname) throw redirect(home + search, 301)

  switch (routeName) {
    case 'frontend.detail.page':
      return loadProductOrFormer(foreignKey, asking)
    case 'frontend.navigation.page':
      return { kind: 'category' as const, loaded: await loadCategory(foreignKey, asking) }
    case 'frontend.landing.page':
      return { kind: 'content' as const, loaded: await loadContent(foreignKey, asking) }
    default:
      throw data({ detail: `Page Not Found: ${pathname}` }, { status: 404 })
  }
}

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData, texts, locale }) => {
  switch (loaderData.kind) {
    case 'product':
      return productMeta(loaderData.loaded)
    case 'former':
      return formerMeta(loaderData.loaded, texts)
    case 'category':
      return categoryMeta(loaderData.loaded, texts, locale)
    case 'content':
      return contentMeta(loaderData.loaded)
  }
}

export default function SeoPath() {
  const page = useLoaderData<typeof loader>()
  switch (page.kind) {
    case 'product':
      return <ProductPage loaded={page.loaded} />
    case 'former':
      return <FormerProduct loaded={page.loaded} />
    case 'category':
      return <CategoryPage loaded={page.loaded} />
    case 'content':
      return <ContentPage loaded={page.loaded} />
  }
}
