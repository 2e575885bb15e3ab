import { localeOfPath } from '../values/locale.ts'
import { answerPayload } from './answer-payload.ts'
import type { PageParts } from './page-parts.ts'
import { failWith, queryPage } from './page-query.ts'
import { pathOfPayload } from './payload.ts'
import { renderAnswer } from './render-answer.tsx'
import { isSameOrigin } from './same-origin.ts'
import { withCookies } from './set-cookies.ts'

export { type CachedPage, cacheAt, cachedPaths } from './cached-page.ts'
export type { PageParts } from './page-parts.ts'

/** Answers every address of the storefront: a document, a posted form, or a page's data. */
export async function renderPage(request: Request, parts: PageParts): Promise<Response> {
  const url = new URL(request.url)
  const payloadPath = pathOfPayload(url.pathname)
  if (payloadPath !== null) {
    url.pathname = payloadPath
    return withCookies(request, await answerPayload(request, url, parts), parts)
  }
  if (request.method === 'POST' && !isSameOrigin(request, parts.origin))
    return renderFailure(request, 403, parts)
  if (request.method === 'POST' && !(await isForm(request))) return renderFailure(request, 400, parts)

  const locale = localeOfPath(url.pathname)
  const answer = await queryPage(request, {
    locale,
    storeApi: parts.storeApi,
  })
  const response =
    answer instanceof Response
      ? seeOther(request, answer)
      : await renderAnswer(answer, { locale, parts, alive: true })
  return withCookies(request, response, parts)
}

/** A page that says what went wrong, for requests that never reach a page of their own. */
export async function renderFailure(request: Request, status: number, parts: PageParts): Promise<Response> {
  const locale = localeOfPath(new URL(request.url).pathname)
  const answer = await failWith(status, locale, parts)
  return renderAnswer(answer, { locale, parts, alive: false })
}

/** Asked of a copy: a body is read once, and the page has not read it yet. */
const isForm = (request: Request): Promise<boolean> =>
  request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    )

/** A form that was answered is not to be posted again by a reload. */
function seeOther(request: Request, redirect: Response): Response {
  const status = request.method === 'POST' && redirect.status === 302 ? 303 : redirect.status
  return new Response(null, { status, headers: redirect.headers })
}
