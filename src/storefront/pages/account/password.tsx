import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import { loginFirst } from '../../login-first.ts'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { type AccessAnswer, refusedAccess, typedSafely } from '../../parts/access/access-answer.ts'
import { AccessForm } from '../../parts/access/access-form.tsx'
import { KnownOwner } from '../../parts/access/known-owner.tsx'
import { loadOwner } from '../../parts/access/load-owner.ts'
import { NewPasswordFields } from '../../parts/access/new-password-fields.tsx'
import { PasswordInput } from '../../parts/access/password-input.tsx'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { redirectDone } from '../../parts/done/tell-done.tsx'
import { plainMeta } from '../../parts/plain-page.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['access', 'account', 'notices', 'pages', 'violations'] as const

export const loader = loginFirst(({ context }: LoaderFunctionArgs) => loadOwner(context.get(storeApiContext)))

export const action = loginFirst(async ({ request, context }: ActionFunctionArgs) => {
  const { wish, typed } = typedSafely(await request.formData())
  const { password, newPassword, newPasswordConfirm } = wish
  try {
    await context
      .get(storeApiContext)
      .call('POST /account/change-password', { password, newPassword, newPasswordConfirm })
    return redirectDone(paths.password(context.get(localeContext)), 'password-changed')
  } catch (error) {
    return refusedAccess(error, typed)
  }
})

export const meta: Meta<typeof loader> = ({ texts }) => ({
  ...plainMeta(texts, 'password'),
  robots: 'noindex',
})

export default function Password() {
  const { email, about } = useLoaderData<typeof loader>()
  const answer = useActionData<AccessAnswer>()
  const { fields, password } = useTexts().access
  const path = usePaths()

  return (
    <AccountPage name="password" text={password.text}>
      <div className="mt-8 max-w-md">
        <AccessForm
          answer={answer}
          labels={{ ...fields, password: fields.currentPassword }}
          submit={password.submit}
        >
          {(field) => (
            <>
              <KnownOwner email={email} />
              <div>
                <PasswordInput
                  name="password"
                  label={fields.currentPassword}
                  error={field('password').error}
                  autoComplete="current-password"
                />
                <Link className="link inline-flex min-h-11 items-center" to={path('recoverPassword')}>
                  {password.forgotten}
                </Link>
              </div>
              <NewPasswordFields field={field} about={about} />
            </>
          )}
        </AccessForm>
      </div>
    </AccountPage>
  )
}
