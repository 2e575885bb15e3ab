import { isPayload, type Payload, payloadUrl } from '../payload.ts'

/** Answers fetched ahead of a click, good for a moment. */
const ahead = new Map<string, { answer: Promise<Payload | null>; until: number }>()
const goodForMs = 10_000

/** The data of a page, or null when there is none to be had; the shop then goes on without. */
export function askPayload(
  page: URL,
  routeIds: readonly string[],
  signal: AbortSignal,
): Promise<Payload | null> {
  if (routeIds.length === 0) return Promise.resolve({ loaderData: {} })

  const url = payloadUrl(page, routeIds)
  const kept = ahead.get(url)
  ahead.delete(url)
  return kept && kept.until > Date.now() ? kept.answer : fetchPayload(url, signal)
}

/** Fetches what `askPayload` will be asked for soon. */
export function askAhead(page: URL, routeIds: readonly string[]): void {
  const url = payloadUrl(page, routeIds)
  const kept = ahead.get(url)
  if (kept && kept.until > Date.now()) return

  ahead.set(url, { answer: fetchPayload(url), until: Date.now() + goodForMs })
}

/** Forgets what was fetched ahead, because something was changed. */
export const forgetAhead = (): void => ahead.clear()

async function fetchPayload(url: string, signal: AbortSignal | null = null): Promise<Payload | null> {
  try {
    const response = await fetch(url, { signal, headers: { Accept: 'application/json' } })
    // A 404 with data is an answer; a broken server is not.
    if (response.status >= 500) throw new Error(`answered ${response.status}`)

    const payload: unknown = await response.json()
    if (!isPayload(payload)) throw new Error('is not page data')
    return payload
  } catch (error) {
    if (!signal?.aborted)
      console.warn(`Page data ${url} could not be had; asking the Store API instead.`, error)
    return null
  }
}
