import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { searchCache } from '../../parts/listing/listing-cache.ts'
import { addToCart } from '../../parts/product/add-to-cart-action.ts'
import { loadParts } from '../../parts/spares/load-parts.ts'
import { partMeta } from '../../parts/spares/part-meta.ts'
import { PartPage } from '../../parts/spares/part-page.tsx'

export const words = ['catalogue', 'spares'] as const

export const handle = { cache: searchCache }

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadParts('frontauszug', {
    storeApi: context.get(storeApiContext),
    locale: context.get(localeContext),
    request,
  })

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData, texts, locale }) =>
  partMeta(loaderData, texts, locale)

export default function FrontPullOut() {
  return <PartPage loaded={useLoaderData<typeof loader>()} />
}
