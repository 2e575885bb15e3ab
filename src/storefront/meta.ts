import { type Locale, locales } from '../values/locale.ts'
import { errorWords, statusOf } from './error-words.ts'
import type { PageHandle } from './page.ts'
import { paths, switchLocale } from './paths.ts'
import { type SharedPicture, shopPicture } from './shared-picture.ts'
import { shortened } from './short-description.ts'
import type { Texts } from './texts/texts.ts'

/** What a page says about itself to browsers and search engines. */
export type PageMeta = {
  /** Without the name of the shop, which the document adds. */
  title: string
  description?: string
  /**
   * Pages that are nobody's landing page (account, search, wishlist) say `noindex`. Cart and checkout need not: they are in no sitemap,
   * and whoever comes without a cart, as every crawler does, finds an empty cart.
   */
  robots?: 'noindex' | 'noindex, nofollow'
  /** The path that stands for this page; without it the page's own, without its query. */
  canonical?: string
  /** The same page in the other languages; without it the same path behind another prefix. */
  alternates?: Partial<Record<Locale, string>>
  /** Structured data, shown to search engines only. */
  jsonLd?: readonly object[]
  /** Where the page stands, as its breadcrumb says: from the first step below the home page to itself. */
  trail?: readonly Step[]
  /** A picture for links shared elsewhere; without it the shop's. */
  image?: SharedPicture
}

/** A step of a breadcrumb; the page itself needs no address. */
export type Step = { name: string; to?: string | ((locale: Locale) => string) }

export type MetaArgs<Data> = { loaderData: Data; locale: Locale; texts: Texts; path: string; search: string }

/** A page exports `meta: Meta<typeof loader>`, or `Meta` when it has no loader. */
export type Meta<Loader = undefined> = (args: MetaArgs<LoadedBy<Loader>>) => PageMeta

type LoadedBy<Loader> = Loader extends (...args: never[]) => infer Answer
  ? Loaded<Awaited<Answer>>
  : undefined
/** What `data(value, init)` wraps is loaded as the value; a redirect never arrives. */
type Loaded<Answer> = Answer extends Response
  ? never
  : Answer extends { data: infer Value; init: ResponseInit | null }
    ? Value
    : Answer

/** A page's meta with nothing left open. */
export type SettledMeta = Omit<PageMeta, 'canonical' | 'alternates' | 'trail'> & {
  canonical: string
  alternates: Partial<Record<Locale, string>>
  /** From the home page to the page itself; empty where a page stands nowhere. */
  trail: readonly { name: string; to: string }[]
}

/** What a page has become, on the server and in the browser alike. */
type State = {
  location: { pathname: string; search: string }
  matches: readonly { route: { id: string; handle?: unknown } }[]
  loaderData: Record<string, unknown>
  errors?: Record<string, unknown> | null
}
type Read = { locale: Locale; texts: Texts }

/** The meta of what is shown: an error's own, or that of the innermost page that has one. */
export function settleMeta({ location, matches, loaderData, errors }: State, read: Read): SettledMeta {
  const failure = Object.values(errors ?? {})[0]
  const canonical = withoutTrailingSlash(withSingleSlashes(location.pathname))
  if (failure !== undefined) {
    const { title } = errorWords(statusOf(failure), read.texts)
    return { title, robots: 'noindex', canonical, alternates: alternatesOf(canonical), trail: [] }
  }

  const match = matches.findLast(({ route }) => handleOf(route).meta)
  const said = match && saidOf(handleOf(match.route), { ...read, ...location }, loaderData[match.route.id])

  return {
    title: '',
    image: shopPicture(read.locale, read.texts),
    ...said,
    ...(said?.description && { description: shortened(said.description) }),
    canonical: said?.canonical ?? canonical,
    alternates: said?.alternates ?? alternatesOf(said?.canonical ?? canonical),
    trail: trailOf(said?.trail ?? [], said?.canonical ?? canonical, read),
  }
}

function trailOf(steps: readonly Step[], canonical: string, { locale, texts }: Read): SettledMeta['trail'] {
  if (steps.length === 0) return []
  return [{ name: texts.site.home, to: paths.home }, ...steps].map(({ name, to = canonical }) => ({
    name,
    to: typeof to === 'string' ? to : to(locale),
  }))
}

type Here = Read & { pathname: string; search: string }

const told = new WeakMap<object, { handle: PageHandle; here: string; meta: PageMeta | undefined }>()

/** A page is asked once what it says of itself: its head and its links to other languages both want to know. */
function saidOf(handle: PageHandle, read: Here, loaderData: unknown): PageMeta | undefined {
  if (typeof loaderData !== 'object' || loaderData === null) return metaOf(handle, read, loaderData)

  const here = `${read.locale} ${read.pathname}${read.search}`
  const before = told.get(loaderData)
  if (before?.handle === handle && before.here === here) return before.meta

  const meta = metaOf(handle, read, loaderData)
  told.set(loaderData, { handle, here, meta })
  return meta
}

function metaOf({ meta, loads }: PageHandle, here: Here, loaderData: unknown): PageMeta | undefined {
  if (loads && loaderData === undefined) return undefined

  const { locale, texts, pathname: path, search } = here
  // The data is what the page's own loader answered, which is what its meta is written for.
  return (meta as Meta<() => unknown> | undefined)?.({ locale, texts, path, search, loaderData })
}

export const handleOf = (route: { handle?: unknown }) => (route.handle ?? {}) as PageHandle

const alternatesOf = (path: string): SettledMeta['alternates'] =>
  Object.fromEntries(locales.map(({ code }) => [code, switchLocale(path, code)]))

/** Two at the beginning name another host: the page that says there is nothing would lead there by its links to other languages. */
const withSingleSlashes = (path: string) => path.replace(/\/{2,}/g, '/')

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)
