import { data } from 'react-router'
import { isStoreApiError } from './store-api.ts'

/** What an error page may know about a call the Store API refused. */
export type RefusedCall = { code: string | undefined; detail: string | undefined; waitSeconds?: number }

/**
 * Lets a loader or action fail with the status the Store API answered: its 404 is a page not found, its
 * 503 a busy shop. Anything else it throws is a fault and stays one.
 */
export const answerable =
  <Ask, Answer>(run: (ask: Ask) => Answer) =>
  async (ask: Ask): Promise<Awaited<Answer>> => {
    try {
      return await run(ask)
    } catch (error) {
      if (!isStoreApiError(error)) throw error

      const [first] = error.errors
      throw data({ code: first?.code, detail: first?.detail } satisfies RefusedCall, { status: error.status })
    }
  }
