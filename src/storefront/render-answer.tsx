import { renderToString } from 'react-dom/server'
import {
  createStaticRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  isRouteErrorResponse,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { type Language, type Locale, localeEntry } from '../values/locale.ts'
import { forcedColorMode } from './color-mode.ts'
import { renderDocument } from './document.ts'
import { faultStatus } from './fault-status.ts'
import { settleMeta } from './meta.ts'
import type { PageHandle } from './page.ts'
import type { PageParts } from './page-parts.ts'
import { withPreview } from './preview.ts'
import { ShopFrame } from './shop-frame.tsx'
import { statusText } from './status-text.ts'
import { de } from './texts/de/de.ts'
import { en } from './texts/en/en.ts'
import { fr } from './texts/fr/fr.ts'
import { it } from './texts/it/it.ts'
import { everywhere, namedOnly, type Texts, wordsFile } from './texts/texts.ts'

const allTexts: Record<Language, Texts> = { de, en, it, fr }

type Rendering = { locale: Locale; parts: PageParts /** With scripts. */; alive: boolean }

/** Draws the page whose data has been asked for and puts the document around it. */
export async function renderAnswer(
  answer: StaticHandlerContext,
  { locale, parts, alive }: Rendering,
): Promise<Response> {
  answer.errors = withoutFaults(answer.errors, parts)
  answer.statusCode = Object.values(answer.errors ?? {})[0]?.status ?? answer.statusCode

  const { language } = localeEntry(locale)
  const handles = answer.matches.map(({ route }) => (route.handle ?? {}) as PageHandle)
  const areas = handles.flatMap(({ words = [] }) => words)
  const texts = namedOnly(allTexts[language], areas)
  const { preloads, body: drawnBody } = drawn(answer, locale, texts)
  const body = await withPreview(drawnBody, parts.previewOf)

  const style = parts.assets.cssOf(body)
  const html = renderDocument({
    ...parts,
    style,
    locale,
    meta: settleMeta(answer, { locale, texts }),
    shopName: texts.site.shopName,
    preloads,
    body,
    state: alive ? { ...stateOf(answer), storeApiHeaders: parts.storeApiHeaders } : null,
    sources: [
      ...handles.flatMap(({ file }) => (file ? [file.replace('./', 'src/storefront/')] : [])),
      ...[...everywhere, ...areas].map((area) =>
        wordsFile(language, area).replace('./', 'src/storefront/texts/'),
      ),
    ],
    colorMode: forcedColorMode(handles),
    isOwn: !handles.some(({ cache }) => cache),
  })
  // As bytes: the platform would look through a text once more before it makes them itself.
  return new Response(new TextEncoder().encode(html), {
    status: answer.statusCode,
    statusText: statusText(answer.statusCode),
    headers: headersOf(answer, parts.policyFor(style)),
  })
}

/** A fault's message is for the log, not for the visitor, neither drawn nor sent along. */
function withoutFaults(errors: StaticHandlerContext['errors'], { reportFault }: PageParts) {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([routeId, error]) => {
      // React Router says "Internal Server Error" of any status that says nothing of itself.
      if (isRouteErrorResponse(error)) {
        return [routeId, new ErrorResponse(error.status, statusText(error.status), error.data)]
      }
      reportFault(error)
      const status = faultStatus(error)
      return [routeId, new ErrorResponse(status, statusText(status), null)]
    }),
  )
}

function drawn(answer: StaticHandlerContext, locale: Locale, texts: Texts) {
  const html = renderToString(
    <ShopFrame locale={locale} texts={texts}>
      <StaticRouterProvider router={routerOf(answer)} context={answer} hydrate={false} />
    </ShopFrame>,
  )
  // React writes the preloads of pictures in front of what it draws; in the head they come sooner.
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? []
  return { preloads: withOnePicture(preloads), body: html.slice(preloads.length) }
}

/** What is asked for before everything else is one thing: the first picture of the page. */
function withOnePicture(preloads: string): string {
  const links = preloads.match(/<link [^>]*>/g) ?? []
  const isPicture = (link: string) => link.includes('as="image"')
  return [...links.filter(isPicture).slice(0, 1), ...links.filter((link) => !isPicture(link))].join('')
}

/** A router that knows the matched branch only: it copies every route it is given, at each request. */
function routerOf(answer: StaticHandlerContext) {
  const branch = answer.matches.reduceRight<RouteObject[]>(
    (inner, { route }) => [(route.index ? route : { ...route, children: inner }) as RouteObject],
    [],
  )
  return createStaticRouter(branch, answer)
}

/** What the browser goes on with; errors in the form in which React Router revives them. */
const stateOf = ({ loaderData, actionData, errors }: StaticHandlerContext) => ({
  loaderData,
  actionData,
  errors:
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([id, error]) => [
        id,
        { ...(error as object), __type: 'RouteErrorResponse' },
      ]),
    ),
})

/** Headers that loaders and actions asked for, the innermost last. */
function headersOf({ matches, loaderHeaders, actionHeaders }: StaticHandlerContext, policy: string): Headers {
  const headers = new Headers()
  for (const { route } of matches) {
    for (const [name, value] of [...(loaderHeaders[route.id] ?? []), ...(actionHeaders[route.id] ?? [])]) {
      if (name === 'set-cookie') headers.append(name, value)
      else headers.set(name, value)
    }
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policy)
  return headers
}
