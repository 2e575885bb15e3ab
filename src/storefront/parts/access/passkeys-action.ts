import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { loginFirst } from '../../login-first.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { redirectDone } from '../done/tell-done.tsx'
import type { Typed } from '../forms/form-answer.ts'
import { blank } from '../violation-text.ts'
import { type AccessAnswer, refusedAccess, typedSafely } from './access-answer.ts'
import { makePasskey, passkeyProblemOf } from './use-passkey.ts'

export const loadPasskeys = loginFirst(async ({ context }: LoaderFunctionArgs) => {
  const api = context.get(storeApiContext)
  const [{ email }, passkeys] = await Promise.all([
    api.call('POST /account/customer'),
    api.call('POST /account/list-passkey'),
  ])
  return { email, passkeys }
})

/** Add one (in a browser with scripts), give one another name, remove one. */
export const passkeysAction = loginFirst(async ({ request, context }: ActionFunctionArgs) => {
  const { wish, typed } = typedSafely(await request.formData())
  const api = context.get(storeApiContext)
  const home = paths.passkeys(context.get(localeContext))

  try {
    switch (wish.intent) {
      case 'add':
        if (!wish.name) return data<AccessAnswer>(nameless(typed), { status: 422 })
        await addPasskey(api, wish)
        return redirectDone(home, 'passkey-added')
      case 'rename':
        await api.call('PATCH /account/passkey/{passkeyId}', { passkeyId: wish.passkeyId, name: wish.name })
        return redirectDone(home, 'passkey-renamed')
      case 'remove':
        await gone(api.call('DELETE /account/passkey/{passkeyId}', { passkeyId: wish.passkeyId }))
        return redirectDone(home, 'passkey-removed')
      default:
        throw data(null, { status: 400 })
    }
  } catch (error) {
    const passkeyProblem = passkeyProblemOf(error)
    if (!passkeyProblem) return refusedAccess(error, typed)
    return data<AccessAnswer>({ intent: wish.intent, typed, errors: {}, passkeyProblem }, { status: 422 })
  }
})

async function addPasskey(api: StoreApi, { name, password }: Typed): Promise<void> {
  const { options } = await api.call('POST /account/passkey/options', { password })
  await api.call('POST /account/passkey', { name, credential: await makePasskey(options) })
}

/** Nobody is asked for a finger before the form is whole. */
const nameless = (typed: Typed): AccessAnswer => ({ intent: 'add', typed, errors: { name: blank } })

/** What was removed elsewhere is removed. */
async function gone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal
  } catch (error) {
    if (!isStoreApiError(error) || error.status !== 404) throw error
  }
}
