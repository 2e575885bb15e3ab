import { data } from 'react-router'
import type { StoreApi } from '../../store-api.ts'

/** The id of a category by its name among us, e.g. `spare-parts/frontauszug`. One that is not there is a 404. */
export async function categoryIdOf(storeApi: StoreApi, key: string): Promise<string> {
  return (await idByKey(storeApi, key)) ?? notFound(key)
}

/** The same for an address that may also be written in the words of its SEO path. */
export async function categoryIdAt(storeApi: StoreApi, path: string): Promise<string> {
  return (await idByKey(storeApi, path)) ?? (await idBySeoPath(storeApi, path)) ?? notFound(path)
}

async function idByKey(storeApi: StoreApi, key: string): Promise<string | null> {
  const { elements } = await storeApi.call('POST /category', {
    filter: [{ type: 'equals', field: 'key', value: key }],
    limit: 1,
  })
  return elements[0]?.id ?? null
}

async function idBySeoPath(storeApi: StoreApi, seoPath: string): Promise<string | null> {
  const { elements } = await storeApi.call('POST /seo-url', {
    filter: [
      { type: 'equals', field: 'seoPathInfo', value: seoPath },
      { type: 'equals', field: 'routeName', value: 'frontend.navigation.page' },
    ],
    limit: 1,
  })
  return elements[0]?.foreignKey ?? null
}

function notFound(path: string): never {
  throw data({ detail: `Page Not Found: ${path}` }, { status: 404 })
}
