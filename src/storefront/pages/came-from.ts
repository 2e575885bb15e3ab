/**
 * The page of ours somebody came from to choose a country, with its query. Pages that are kept for everybody cannot
 * say in their links where they are, but the browser that follows one does.
 */
export function cameFrom(request: Request): string | undefined {
  const here = new URL(request.url)
  const referer = request.headers.get('referer')
  if (here.searchParams.get('choose') !== 'country' || !referer || !URL.canParse(referer)) return undefined

  const { origin, pathname, search } = new URL(referer)
  return origin === here.origin && pathname !== here.pathname ? pathname + search : undefined
}
