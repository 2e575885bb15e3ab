import {
  createStaticHandler,
  type DataStrategyResult,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router'
import { type Locale, locales } from '../values/locale.ts'
import { pageContext } from './page-context.ts'
import type { PageParts } from './page-parts.ts'
import { paths } from './paths.ts'
import { routesOf } from './routes.ts'
import type { StoreApi } from './store-api.ts'

const handlers = new Map(locales.map((entry) => [entry.code, createStaticHandler(routesOf(entry))]))

type Asking = { locale: Locale; storeApi: StoreApi }

/** Runs the action and the loaders of the page a request asks for. A redirect is a Response. */
export const queryPage = (request: Request, asking: Asking): Promise<StaticHandlerContext | Response> =>
  handlerOf(asking.locale).query(request, { requestContext: pageContext(asking) })

/** The loaders alone, each failing for itself, so that the browser can place the errors. */
export const queryData = (request: Request, asking: Asking, routeIds: ReadonlySet<string> | null) =>
  handlerOf(asking.locale).query(request, {
    requestContext: pageContext(asking),
    skipLoaderErrorBubbling: true,
    ...(routeIds && {
      filterMatchesToLoad: ({ route }: { route: { id: string } }) => routeIds.has(route.id),
    }),
  })

/** The front page with an error in its place: the layout is loaded as ever, the page is not asked. */
export async function failWith(
  status: number,
  locale: Locale,
  parts: PageParts,
): Promise<StaticHandlerContext> {
  const request = new Request(new URL(paths.home(locale), parts.origin))
  const requestContext: RouterContextProvider = pageContext({ storeApi: parts.storeApi, locale })

  const answer = await handlerOf(locale).query(request, {
    requestContext,
    async dataStrategy({ matches }) {
      const results: Record<string, DataStrategyResult> = {}
      for (const [position, match] of matches.entries()) {
        const isPage = position === matches.length - 1
        const loaded = isPage
          ? ({ type: 'error', result: new ErrorResponse(status, '', null) } as const)
          : match.shouldCallHandler() && (await match.resolve())
        if (loaded) results[match.route.id] = loaded
      }
      return results
    },
  })
  if (answer instanceof Response) throw new Error(`The layout of ${locale} answers with a redirect`)
  return answer
}

const handlerOf = (locale: Locale) => handlers.get(locale)! // there is one for each locale
