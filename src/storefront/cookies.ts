const aYear = 365 * 24 * 60 * 60

/** The visit of the Store API. Readable by scripts, which send it with their calls. Specification 9. */
export const contextTokenCookie = 'sw-context-token'

/** The language the visitor settled for. Specification 9. */
export const localeCookie = 'i18n_redirected'

export const writeCookie = (name: string, value: string, { secure }: { secure: boolean }): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure ? '; Secure' : ''}`

/** The value of a cookie in a Cookie header or in `document.cookie`. */
export function readCookie(cookies: string | null, name: string): string | null {
  for (const pair of (cookies ?? '').split(/; */)) {
    const [key, ...value] = pair.split('=')
    if (key !== name) continue
    try {
      return decodeURIComponent(value.join('='))
    } catch {
      // Not written by us, so it is as good as none.
      return null
    }
  }
  return null
}
