import { isRouteErrorResponse } from 'react-router'
import { localeOfPath } from '../values/locale.ts'
import { faultStatus } from './fault-status.ts'
import type { PageParts } from './page-parts.ts'
import { queryData } from './page-query.ts'
import { type Payload, routesAsked } from './payload.ts'
import { statusText } from './status-text.ts'

/** The data of a page as JSON: what its loaders answer, where they redirect, or how they fail. */
export async function answerPayload(request: Request, page: URL, parts: PageParts): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })

  const routeIds = routesAsked(page)
  const asked = new Request(page, { headers: request.headers })
  const answer = await queryData(
    asked,
    { locale: localeOfPath(page.pathname), storeApi: parts.storeApi },
    routeIds,
  )

  if (answer instanceof Response) {
    const location = answer.headers.get('location') ?? '/'
    return json({ loaderData: {}, redirect: { location, status: answer.status } })
  }

  const payload: Payload = { loaderData: answer.loaderData }
  if (answer.errors) payload.errors = Object.fromEntries(Object.entries(answer.errors).map(told(parts)))
  return json(payload, Object.values(payload.errors ?? {})[0]?.status ?? answer.statusCode)
}

/** An error without what is nobody's business outside: a fault is a 500 and goes to the log. */
const told =
  (parts: PageParts) =>
  ([routeId, error]: [string, unknown]) => {
    if (isRouteErrorResponse(error)) {
      return [
        routeId,
        { status: error.status, statusText: statusText(error.status), data: error.data as unknown },
      ] as const
    }
    parts.reportFault(error)
    const status = faultStatus(error)
    return [routeId, { status, statusText: statusText(status), data: null }] as const
  }

const json = (payload: Payload, status = 200) =>
  Response.json(payload, {
    status,
    headers: { 'X-Robots-Tag': 'noindex' },
  })
