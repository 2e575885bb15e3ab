import { answer, failureOnWire } from './answer.ts'
import { type AnswerOf, type Operation, type StoreApi, StoreApiError } from './client.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { loginRules } from './login-rules.ts'
import { paths } from './store-api.ts'

/**
 * The client on the server: a function call instead of a request. The endpoint is the same, so
 * a page sees what any foreign client gets. Each call asks for its own `Call`, since a token may be renewed on the way.
 */
export const inProcess = (
  callFor: (endpoint: Pick<Endpoint<never, unknown>, 'sees'>) => Promise<Call>,
): StoreApi => ({
  async call<Name extends Operation>(operation: Name, wish = {}): Promise<AnswerOf<Name>> {
    // The registry binds every name to an endpoint whose output is AnswerOf<Name>.
    const endpoint = paths[operation] as unknown as Endpoint<unknown, AnswerOf<Name>>

    try {
      return await answer(endpoint, wish, await callFor(endpoint), loginRules[operation])
    } catch (error) {
      const failure = failureOnWire(error)
      if (!failure) throw error
      throw new StoreApiError(failure.status, failure.errors, failure.beside)
    }
  },
})
