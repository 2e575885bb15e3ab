import { type LinkProps, Link as RouterLink } from 'react-router'

/** What nobody asks for is not there, or the server would write it down. */
type Way = Omit<LinkProps, 'defaultShouldRevalidate' | 'discover' | 'mask' | 'prefetch' | 'relative'>

/**
 * Goes somewhere inside the shop. The server writes a plain anchor where the way is whole: it never follows one, and a page
 * has more than a hundred, for each of which the router would get ready to.
 */
export function Link(link: Way) {
  if (!import.meta.env.SSR || typeof link.to !== 'string' || !link.to.startsWith('/'))
    return <RouterLink {...link} discover="none" />

  const { to, replace, state, preventScrollReset, viewTransition, reloadDocument, ...anchor } = link
  return <a {...anchor} href={to} />
}
