import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { Locale } from '../../../values/locale.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { type FormAnswer, refusedForm, type Typed, typedIn } from '../forms/form-answer.ts'
import { withProof } from '../forms/with-proof.ts'
import { blank } from '../violation-text.ts'

/** Where somebody stands with the newsletter: asked for it, confirmed, left. */
export const newsletterStates = ['asked', 'confirmed', 'left'] as const
export type NewsletterState = (typeof newsletterStates)[number]

/** Which of the forms comes back, and whether what it was about is not there. */
export type NewsletterAnswer = FormAnswer & { intent: string; isUnknown?: boolean }

/** Three forms of one page: to ask for the newsletter, to confirm by the link in a mail, to leave. */
export async function newsletterAction({ request, context }: ActionFunctionArgs) {
  const typed = typedIn(await request.formData())
  const { intent = '' } = typed
  const storeApi = context.get(storeApiContext)
  const locale = context.get(localeContext)
  const arrive = (state: NewsletterState) => redirect(paths.newsletter(locale, { state }))

  try {
    if (intent === 'confirm') {
      await storeApi.call('POST /newsletter/confirm', { hash: typed.hash, em: typed.em })
      return arrive('confirmed')
    }
    if (intent === 'leave') {
      await storeApi.call('POST /newsletter/unsubscribe', { email: typed.email, leave: typed.leave })
      return arrive('left')
    }
    if (typed.privacy !== 'on') return withoutConsent(typed)
    const wish = await withProof({
      email: typed.email,
      option: 'subscribe',
      storefrontUrl: await addressOfShop(storeApi, locale),
    })
    await storeApi.call('POST /newsletter/subscribe', wish)
    return arrive('asked')
  } catch (error) {
    if (isUnknown(error)) {
      return data<NewsletterAnswer>({ intent, typed, errors: {}, isUnknown: true }, { status: 422 })
    }
    const refused = refusedForm(error, typed)
    return data<NewsletterAnswer>({ ...refused.data, intent }, { status: refused.init?.status ?? 422 })
  }
}

/** Where the link in the mail leads: to the shop in the language of the page. */
export async function addressOfShop(storeApi: StoreApi, locale: Locale): Promise<string> {
  const { salesChannel } = await storeApi.call('GET /context')
  const [home = ''] = salesChannel.domains
    .map(({ url }) => url.replace(/\/+$/, ''))
    .sort((one, other) => one.length - other.length)
  return `${home}${paths.home(locale)}`
}

const withoutConsent = (typed: Typed) =>
  data<NewsletterAnswer>(
    { intent: 'subscribe', typed, errors: { ...(typed.email ? {} : { email: blank }), privacy: blank } },
    { status: 422 },
  )

/** Nobody by this address or link. */
const isUnknown = (error: unknown): boolean =>
  isStoreApiError(error) &&
  error.errors.some(
    ({ code, source }) => code === 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND' || source?.pointer === '/em',
  )
