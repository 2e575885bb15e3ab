import { data, type LoaderFunctionArgs } from 'react-router'
import { localeContext, storeApiContext } from '../../../page-context.ts'
import { idParam } from '../../id-param.ts'
import { productPath, said } from '../product-path.ts'
import { slimReview } from '../slim-detail.ts'
import { slimMedia } from '../slim-product.ts'

/** The product somebody wants to review, who she is there, and what she said of it before. */
export async function loadReview({ params, context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const productId = idParam(params.id)
  const [{ customer }, { elements }] = await Promise.all([
    storeApi.call('GET /context'),
    storeApi.call('POST /product', { ids: [productId], associations: { seoUrls: {} } }),
  ])
  const [product] = elements
  if (!product) throw data({ detail: `Page Not Found: ${params.id}` }, { status: 404 })

  const about = {
    id: productId,
    name: said(product, 'name'),
    path: productPath(locale, product),
    cover: product.cover && slimMedia(product.cover.media),
  }
  if (!customer?.active || customer.guest) return { about, author: null, own: null }

  const { elements: reviews } = await storeApi.call('POST /product/{productId}/reviews', {
    productId,
    filter: [{ type: 'equals', field: 'customerId', value: customer.id }],
    limit: 1,
  })
  const [own] = reviews
  return {
    about,
    author: customer.firstName,
    own: own ? { ...slimReview(own), isShown: own.status } : null,
  }
}

export type LoadedReview = Awaited<ReturnType<typeof loadReview>>
