import type { CachedPage } from '../../storefront/cached-page.ts'
import { routesParameter } from '../../storefront/payload.ts'

/** What is asked for, without what does not matter to it. */
export type AskedAddress = {
  /** Path and parameters in one order: the same for all who ask for the same. */
  address: string
  /** Something is asked beside the path, of which there is no end. */
  isNarrowed: boolean
  /** Nothing was left out. */
  isWhole: boolean
  /** The same without the fields of a form that nobody filled in; null when there are none. */
  tidy: string | null
}

/** What an address asks of a page that is kept; null when it asks for data of routes the page does not have. */
export function askedAddress(url: string, { cache, routeIds }: CachedPage): AskedAddress | null {
  const mark = url.indexOf('?')
  if (mark === -1) return { address: url, isNarrowed: false, isWhole: true, tidy: null }

  const path = url.slice(0, mark)
  const given = [...new URLSearchParams(url.slice(mark + 1))]
  const asked = given
    .filter(([name, value]) => value !== '' && cache.query?.includes(name))
    // Among those of one name the first may mean more than the second: their order stays.
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const isNarrowed = asked.length > 0

  const routes = routeIds ? given.find(([name]) => name === routesParameter)?.[1]?.split(',') : undefined
  if (routes?.some((id) => !routeIds?.includes(id))) return null
  if (routes) asked.push([routesParameter, [...new Set(routes)].sort().join(',')])

  const filledIn = given.filter(([name, value]) => value !== '' || !cache.query?.includes(name))
  const isTidy = routeIds !== null || filledIn.length === given.length

  return {
    address: withQuery(path, asked),
    isNarrowed,
    isWhole: asked.length === given.length,
    tidy: isTidy ? null : withQuery(path, filledIn),
  }
}

function withQuery(path: string, fields: [string, string][]): string {
  const query = new URLSearchParams(fields).toString()
  return query ? `${path}?${query}` : path
}
