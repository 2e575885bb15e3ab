import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { localeContext } from './page-context.ts'
import { paths } from './paths.ts'
import { isStoreApiError } from './store-api.ts'

type Asked = LoaderFunctionArgs | ActionFunctionArgs

/** To the login, and from there back to the page that was asked for. */
export function toLogin({ request, context }: Pick<Asked, 'request' | 'context'>): Response {
  const { pathname, search } = new URL(request.url)
  // What a form wished cannot be wished again by an address.
  const back = request.method === 'GET' ? pathname + search : pathname
  return redirect(paths.login(context.get(localeContext), { back }))
}

/** For the pages of an account: a session that has ended leads to the login, not to an error. */
export const loginFirst =
  <Ask extends Asked, Answer>(run: (ask: Ask) => Answer) =>
  async (ask: Ask): Promise<Awaited<Answer>> => {
    try {
      return await run(ask)
    } catch (error) {
      if (isStoreApiError(error) && error.errors[0]?.code === 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN')
        throw toLogin(ask)
      throw error
    }
  }
