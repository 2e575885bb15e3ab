import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { TextInput } from '../../../ui/text-input.tsx'
import { loginFirst } from '../../login-first.ts'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { type AccessAnswer, refusedAccess, typedSafely } from '../../parts/access/access-answer.ts'
import { AccessForm } from '../../parts/access/access-form.tsx'
import { loadOwner } from '../../parts/access/load-owner.ts'
import { PasswordInput } from '../../parts/access/password-input.tsx'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { redirectDone } from '../../parts/done/tell-done.tsx'
import { addressOfShop } from '../../parts/newsletter/newsletter-action.ts'
import { plainMeta } from '../../parts/plain-page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../shop-frame.tsx'

export const words = ['access', 'account', 'notices', 'pages', 'violations'] as const

export const loader = loginFirst(({ context }: LoaderFunctionArgs) => loadOwner(context.get(storeApiContext)))

export const action = loginFirst(async ({ request, context }: ActionFunctionArgs) => {
  const { wish, typed } = typedSafely(await request.formData())
  const [api, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const { email, emailConfirmation, password } = wish
  try {
    const storefrontUrl = await addressOfShop(api, locale)
    await api.call('POST /account/change-email', { email, emailConfirmation, password, storefrontUrl })
    return redirectDone(paths.email(locale), 'email-asked')
  } catch (error) {
    return refusedAccess(error, typed)
  }
})

export const meta: Meta<typeof loader> = ({ texts }) => ({ ...plainMeta(texts, 'email'), robots: 'noindex' })

export default function Email() {
  const { email: current } = useLoaderData<typeof loader>()
  const answer = useActionData<AccessAnswer>()
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
      <div className="mt-8 max-w-md">
        <AccessForm answer={answer} labels={{ ...fields, email: fields.newEmail }} submit={email.submit}>
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
