import {
  type DataStrategyFunction,
  type DataStrategyMatch,
  type DataStrategyResult,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  redirect,
} from 'react-router'
import type { Payload } from '../payload.ts'
import { isOutdated } from './builds.ts'
import { askPayload } from './page-data.ts'

/**
 * How the browser gets a page's data: one question for all its loaders, answered by the server that
 * has the shop at hand. When that fails, each loader asks the Store API itself. Actions always run here.
 */
export const pageDataStrategy: DataStrategyFunction = async ({ request, matches, fetcherKey }) => {
  const asked = matches.filter((match) => match.shouldCallHandler())
  if (request.method !== 'GET') return resolved(asked)
  if (isOutdated() && fetcherKey === null) return loadAnew(request.url)

  const payload = await askPayload(
    new URL(request.url),
    asked.map(({ route }) => route.id),
    request.signal,
  )
  return payload ? resolved(asked, payload) : resolved(asked)
}

async function resolved(matches: readonly DataStrategyMatch[], payload?: Payload) {
  const results: Record<string, DataStrategyResult> = {}
  await Promise.all(
    matches.map(async (match) => {
      results[match.route.id] = await match.resolve(payload && (() => answerOf(payload, match.route.id)))
    }),
  )
  return results
}

/** Stands for the loader: answers, redirects or fails as it did on the server. */
async function answerOf({ loaderData, errors, redirect: moved }: Payload, routeId: string): Promise<unknown> {
  if (moved) throw redirect(moved.location, moved.status)

  const error = errors?.[routeId]
  if (error) throw new ErrorResponse(error.status, error.statusText, error.data)
  return loaderData[routeId]
}

/** A new build is out: its scripts may not fit this page's, so the next page is a fresh one. */
function loadAnew(url: string): Promise<never> {
  window.location.assign(url)
  return new Promise(() => undefined) // the page is being left
}
