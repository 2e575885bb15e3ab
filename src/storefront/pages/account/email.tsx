import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { TextInput } from '../../../ui/text-input.tsx'
import { loginFirst } from '../../login-first.ts'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { type AccessAnswer, refusedAccess, typedSafely } from '../../parts/access/access-answer.ts'
import { AccessForm } from '../../parts/access/access-form.tsx'
import { PasswordInput } from '../../parts/access/password-input.tsx'
import { PendingEmail } from '../../parts/access/pending-email.tsx'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { redirectDone } from '../../parts/done/tell-done.tsx'
import { addressOfShop } from '../../parts/newsletter/newsletter-action.ts'
import { plainMeta } from '../../parts/plain-page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../shop-frame.tsx'

export const words = ['access', 'account', 'notices', 'pages', 'violations'] as const

export const loader = loginFirst(async ({ context }: LoaderFunctionArgs) => {
  const api = context.get(storeApiContext)
  const [{ email }, { pending }] = await Promise.all([
    api.call('POST /account/customer'),
    api.call('POST /account/pending-email'),
  ])
  return { email, pending }
})

export const action = loginFirst(async ({ request, context }: ActionFunctionArgs) => {
  const { wish, typed } = typedSafely(await request.formData())
  const [api, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const { intent, email, emailConfirmation, password } = wish
  const here = paths.email(locale)
  try {
    if (intent === 'withdraw') {
      await api.call('DELETE /account/pending-email')
      return redirectDone(here, 'email-withdrawn')
    }
    const storefrontUrl = await addressOfShop(api, locale)
    if (intent === 'again') await api.call('POST /account/pending-email/send-again', { storefrontUrl })
    else await api.call('POST /account/change-email', { email, emailConfirmation, password, storefrontUrl })
    return redirectDone(here, 'email-asked')
  } catch (error) {
    return refusedAccess(error, typed)
  }
})

export const meta: Meta<typeof loader> = ({ texts }) => ({ ...plainMeta(texts, 'email'), robots: 'noindex' })

export default function Email() {
  const { email: current, pending } = useLoaderData<typeof loader>()
  const answer = useActionData<AccessAnswer>()
  const isAboutPending = answer?.intent === 'again' || answer?.intent === 'withdraw'
  const { email, fields } = useTexts().access
  const address = {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    enterKeyHint: 'next',
    maxLength: 254,
    required: true,
  } as const

  return (
    <AccountPage name="email" text={email.text}>
      <dl className="order-facts mt-8">
        <div>
          <dt>{email.current}</dt>
          <dd className="break-all">{current}</dd>
        </div>
      </dl>
      <PendingEmail pending={pending} answer={isAboutPending ? answer : undefined} />
      <div className="mt-8 max-w-md">
        <AccessForm
          answer={isAboutPending ? undefined : answer}
          labels={{ ...fields, email: fields.newEmail }}
          submit={email.submit}
        >
          {(field) => (
            <>
              <TextInput {...field('email')} label={fields.newEmail} {...address} />
              <TextInput {...field('emailConfirmation')} label={fields.emailConfirmation} {...address} />
              <PasswordInput
                name="password"
                label={fields.password}
                hint={email.passwordHint}
                error={field('password').error}
                autoComplete="current-password"
              />
            </>
          )}
        </AccessForm>
      </div>
    </AccountPage>
  )
}
