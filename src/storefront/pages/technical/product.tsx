import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { idParam } from '../../parts/id-param.ts'
import { addToCart } from '../../parts/product/add-to-cart-action.ts'
import { FormerProduct } from '../../parts/product/former-product.tsx'
import { loadProductOrFormer } from '../../parts/product/load-former.ts'
import { productCache } from '../../parts/product/product-cache.ts'
import { formerMeta, productMeta } from '../../parts/product/product-meta.ts'
import { ProductPage } from '../../parts/product/product-page.tsx'

export const words = ['catalogue', 'lines', 'product'] as const

export const handle = { cache: productCache }

/** /detail/{id}: leads to where the product lives, and shows it itself when it lives nowhere else. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const found = await loadProductOrFormer(idParam(params.id), { storeApi, locale, request })

  if ('kind' in found && found.loaded.canonical !== new URL(request.url).pathname) {
    throw redirect(found.loaded.canonical, 301)
  }
  return found
}

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData, texts }) =>
  loaderData.kind === 'product' ? productMeta(loaderData.loaded) : formerMeta(loaderData.loaded, texts)

export default function TechnicalProduct() {
  const page = useLoaderData<typeof loader>()
  return page.kind === 'product' ? (
    <ProductPage loaded={page.loaded} />
  ) : (
    <FormerProduct loaded={page.loaded} />
  )
}
