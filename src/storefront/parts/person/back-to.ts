/** The page of ours that an address says to go back to; whatever leads elsewhere is nothing. */
export function backTo(request: Request): string | null {
  const { origin, searchParams } = new URL(request.url)
  const back = searchParams.get('back')
  if (!back || !/^\/(?![/\\])/.test(back) || !URL.canParse(back, origin)) return null

  const { origin: of, pathname, search } = new URL(back, origin)
  return of === origin ? pathname + search : null
}
