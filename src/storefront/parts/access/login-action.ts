import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { backTo } from '../person/back-to.ts'
import { type AccessAnswer, refusedAccess, typedSafely } from './access-answer.ts'
import { type PasskeyProblem, passkeyProblemOf, signWithPasskey } from './use-passkey.ts'

/** Whoever is logged in has nothing to do here. */
export async function loadLogin({ request, context }: LoaderFunctionArgs) {
  const back = backTo(request)
  const { customer } = await context.get(storeApiContext).call('GET /context')
  if (customer?.active && !customer.guest) throw redirect(back ?? paths.account(context.get(localeContext)))
  return { back }
}

/** By password, or by a passkey, which only a browser with scripts can ask for. Leads on to the page that was asked for. */
export async function loginAction({ request, context }: ActionFunctionArgs) {
  const { wish, typed } = typedSafely(await request.formData())
  const api = context.get(storeApiContext)
  const next = backTo(request) ?? paths.account(context.get(localeContext))

  try {
    if (wish.intent === 'passkey') {
      const { options } = await api.call('POST /account/login/passkey-options')
      await api.call('POST /account/login/passkey', { credential: await signWithPasskey(options) })
      // Every part of the page may show her something of her own from here on.
      return redirectDocument(next)
    }
    await api.call('POST /account/login', { username: wish.email, password: wish.password })
    return redirect(next)
  } catch (error) {
    const passkeyProblem: PasskeyProblem | null = wish.intent === 'passkey' ? passkeyProblemOf(error) : null
    if (passkeyProblem) {
      return data<AccessAnswer>({ intent: 'passkey', typed, errors: {}, passkeyProblem }, { status: 422 })
    }
    return refusedAccess(error, typed)
  }
}
