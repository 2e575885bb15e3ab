import { z } from 'zod'
import { readDocuments } from '../shop/content/document-store.ts'
import { searchResult } from './criteria/search-result.ts'
import { reading } from './endpoint.ts'
import { struct } from './shapes/struct.ts'

/** POST /product-document, only ours: what there is to read, or the one document of a key; none is no error. */
export const post = reading(
  z.object({ key: z.string().max(200).optional() }),
  async ({ key }, { db, visit: { locale } }) => {
    const documents = await readDocuments(db, locale, key)

    return searchResult('product_document', {
      page: 1,
      limit: Math.max(documents.length, 1),
      total: documents.length,
      aggregations: [],
      elements: documents.map((document) => struct('product_document', document)),
    })
  },
)
