import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { idParam } from '../../parts/id-param.ts'
import { addToCart } from '../../parts/product/add-to-cart-action.ts'
import { loadProduct } from '../../parts/product/load-product.ts'
import { productMeta } from '../../parts/product/product-meta.ts'
import { ProductPage } from '../../parts/product/product-page.tsx'

export const words = ['catalogue', 'lines', 'product'] as const

/** /detail/{id}: leads to where the product lives, and shows it itself when it lives nowhere else. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const loaded = await loadProduct(idParam(params.id), { storeApi, locale, request })

  if (loaded.canonical !== new URL(request.url).pathname) throw redirect(loaded.canonical, 301)
  return loaded
}

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData }) => productMeta(loaderData)

export default function TechnicalProduct() {
  return <ProductPage loaded={useLoaderData<typeof loader>()} />
}
