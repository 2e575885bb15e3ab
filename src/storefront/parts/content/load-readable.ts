import { data } from 'react-router'
import type { StoreApi } from '../../store-api.ts'
import type { WireReadable } from './wire-reading.ts'

/** The document of a key, when it is about what its address says; any other has no page. */
export async function loadReadable(
  storeApi: StoreApi,
  key = '',
  about: { productKey?: string | undefined; productNumber?: string | undefined } = {},
): Promise<WireReadable> {
  const { elements } = await storeApi.call('POST /product-document', { key })
  const document = elements.find(
    (one) =>
      (!about.productKey || about.productKey === one.productKey) &&
      (!about.productNumber || about.productNumber === one.productNumber),
  )
  if (!document) throw data({ detail: `Page Not Found: ${key}` }, { status: 404 })
  return document
}
