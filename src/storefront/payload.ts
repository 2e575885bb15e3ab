/**
 * The data of a page without its HTML: `GET {path}/_payload.json`. The server writes it, the
 * browser asks for it once for each navigation.
 */
export type Payload = {
  loaderData: Record<string, unknown>
  /** By route: the status a loader failed with and what its error page may know. */
  errors?: Record<string, { status: number; statusText: string; data: unknown }>
  redirect?: { location: string; status: number }
}

const fileName = '/_payload.json'

/** Asks for some routes of a page only, e.g. not for the layout that is already on screen. */
export const routesParameter = '_routes'

/** The page whose data is asked for, or null when the path asks for no data. */
export const pathOfPayload = (pathname: string): string | null =>
  pathname.endsWith(fileName) ? pathname.slice(0, -fileName.length) || '/' : null

/** Where a page's data is found. */
export function payloadUrl(page: URL, routeIds: readonly string[]): string {
  const url = new URL(page)
  url.hash = ''
  url.pathname = url.pathname.replace(/\/+$/, '') + fileName
  url.searchParams.set(routesParameter, routeIds.join(','))
  return url.href
}

/** Takes the wish for certain routes out of the address, so that loaders see what the page would. */
export function routesAsked(url: URL): ReadonlySet<string> | null {
  const asked = url.searchParams.get(routesParameter)
  url.searchParams.delete(routesParameter)
  return asked === null ? null : new Set(asked.split(','))
}

export const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && 'loaderData' in value
