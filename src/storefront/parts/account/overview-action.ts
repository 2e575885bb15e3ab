import { type ActionFunctionArgs, data } from 'react-router'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError } from '../../store-api.ts'
import { redirectDone } from '../done/tell-done.tsx'
import { addressOfShop } from '../newsletter/newsletter-action.ts'

/** Log out, and the newsletter: what is done with one press. */
export async function overviewAction({ request, context }: ActionFunctionArgs) {
  const intent = (await request.formData()).get('intent')
  const [api, locale] = [context.get(storeApiContext), context.get(localeContext)]

  switch (intent) {
    case 'log-out':
      await api.call('POST /account/logout')
      return redirectDone(paths.login(locale), 'logged-out')
    case 'subscribe': {
      const { email } = await api.call('POST /account/customer')
      const storefrontUrl = await addressOfShop(api, locale)
      await api.call('POST /newsletter/subscribe', { email, option: 'subscribe', storefrontUrl })
      return redirectDone(paths.account(locale), 'newsletter-subscribed')
    }
    case 'leave': {
      const { email } = await api.call('POST /account/customer')
      await unsubscribed(() => api.call('POST /newsletter/unsubscribe', { email }))
      return redirectDone(paths.account(locale), 'newsletter-left')
    }
    default:
      throw data(null, { status: 400 })
  }
}

/** Whoever is not on the list has left it. */
async function unsubscribed(leave: () => Promise<unknown>) {
  try {
    await leave()
  } catch (error) {
    if (!isStoreApiError(error) || error.errors[0]?.code !== 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND')
      throw error
  }
}
