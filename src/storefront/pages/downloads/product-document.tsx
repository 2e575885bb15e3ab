import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { storeApiContext } from '../../page-context.ts'
import { loadReadable } from '../../parts/content/load-readable.ts'
import { ReadablePage, readableMeta } from '../../parts/content/readable-page.tsx'

export const words = ['pages', 'reading'] as const

export const handle = { cache: everybodys }

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadReadable(context.get(storeApiContext), params.document, {
    productKey: params.product,
    productNumber: params.product_number,
  })

export const meta: Meta<typeof loader> = ({ loaderData, texts }) => readableMeta(loaderData, texts)

export default function ProductDocument() {
  return <ReadablePage document={useLoaderData<typeof loader>()} />
}
