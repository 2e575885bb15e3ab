import { type StoreApi, StoreApiError, type WireError } from '../../store-api/client.ts'
import { contextTokenCookie, readCookie, writeCookie } from '../cookies.ts'
import { askAgain, lookAgain, type Patience, sendAgain } from './ask-again.ts'

/** What the page tells about the Store API: the shop's key and the page's language. */
let pageHeaders: Readonly<Record<string, string>> = {}

export const callWith = (headers: Readonly<Record<string, string>>): void => {
  pageHeaders = headers
}

/** For whoever asks in the page's place (`offline/keep-offline.ts`). */
export const calledWith = (): Readonly<Record<string, string>> => pageHeaders

const base = '/store-api'
const patienceMs = 15_000

/** The Store API over the network, as this visitor. */
export const fetchStoreApi = (): StoreApi => ({
  async call(operation, wish = {}) {
    const [method = 'GET', template = ''] = operation.split(' ')
    const { path, rest } = addressed(template, wish)
    const isRead = method === 'GET'
    const url = isRead ? `${base}${path}${queryOf(rest)}` : `${base}${path}`

    let sentAs: string | null = null
    const send = () => {
      sentAs = readCookie(document.cookie, contextTokenCookie)
      return ask(url, method, sentAs, isRead ? undefined : JSON.stringify(rest))
    }
    const response = await askAgain(send, isRead ? lookAgain : 'commandId' in rest ? sendAgain : onlyOnce)

    const token = response.headers.get('sw-context-token')
    if (token && rememberVisit(token, sentAs) && path.startsWith('/account/'))
      for (const tell of listeners) tell()
    return answerOf(response)
  },
})

const listeners = new Set<() => void>()

/** Tells when this browser goes on with another visit: after a login, a registration, a logout. */
export const onOtherVisit = (listener: () => void): void => {
  listeners.add(listener)
}

/** What does something each time it is sent. */
const onlyOnce: Patience = { statuses: new Set(), pauses: [] }

async function ask(
  url: string,
  method: string,
  token: string | null,
  body: string | undefined,
): Promise<Response> {
  const headers = {
    ...pageHeaders,
    Accept: 'application/json',
    'sw-include-seo-urls': 'true',
    ...(token && { 'sw-context-token': token }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  }

  try {
    return await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(patienceMs),
      ...(body !== undefined && { body }),
    })
  } catch (error) {
    // No answer in time is the 408 of specification 8; no answer at all is a gateway that fails.
    const status = error instanceof DOMException && error.name === 'TimeoutError' ? 408 : 502
    return Response.json({ errors: [] }, { status })
  }
}

// The shapes of an operation are known by its name, which the caller has written.
async function answerOf(response: Response): Promise<never> {
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => null)
  if (response.ok) return answer as never

  const errors = typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : []
  throw new StoreApiError(response.status, Array.isArray(errors) ? (errors as WireError[]) : [])
}

/** Names in braces are taken out of the wish for the path. */
function addressed(template: string, wish: Readonly<Record<string, unknown>>) {
  const rest: Record<string, unknown> = { ...wish }
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { path, rest }
}

function queryOf(wish: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(wish)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null)
        query.append(Array.isArray(value) ? `${name}[]` : name, String(one))
    }
  }
  return query.size > 0 ? `?${query}` : ''
}

/** What was asked before a login or a registration, and is answered after it, knows only the visit from before. Answers whether it is another now. */
function rememberVisit(token: string, sentAs: string | null): boolean {
  const now = readCookie(document.cookie, contextTokenCookie)
  if (now === token || now !== sentAs) return false
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store API that keeps a cookie for a year
  document.cookie = writeCookie(contextTokenCookie, token, { secure: location.protocol === 'https:' })
  return true
}
