/**
 * Whether a form was posted from our own pages. A foreign page can make a browser post here with the
 * visitor's cookies; it cannot forge these two headers.
 */
export function isSameOrigin(request: Request, shopOrigin: string): boolean {
  const origin = request.headers.get('origin')
  // A strict referrer policy makes it the word null; then the browser's own verdict has to do.
  if (origin === null || origin === 'null') return request.headers.get('sec-fetch-site') === 'same-origin'

  return origin === shopOrigin || origin === new URL(request.url).origin
}
