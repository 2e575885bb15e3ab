import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { Meta } from '../meta.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { type AccessAnswer, refusedAccess, typedSafely } from '../parts/access/access-answer.ts'
import { AccessForm } from '../parts/access/access-form.tsx'
import { AccessPage } from '../parts/access/access-page.tsx'
import { NewPasswordFields } from '../parts/access/new-password-fields.tsx'
import { redirectDone } from '../parts/done/tell-done.tsx'
import { plainMeta } from '../parts/plain-page.tsx'
import { paths } from '../paths.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { isStoreApiError, type StoreApi } from '../store-api.ts'

export const words = ['access', 'notices', 'pages', 'violations'] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const hash = new URL(request.url).searchParams.get('hash') ?? ''
  return { hash, state: await stateOf(context.get(storeApiContext), hash) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { wish, typed } = typedSafely(await request.formData())
  try {
    await context.get(storeApiContext).call('POST /account/recovery-password-confirm', {
      hash: wish.hash,
      newPassword: wish.newPassword,
      newPasswordConfirm: wish.newPasswordConfirm,
    })
    return redirectDone(paths.login(context.get(localeContext)), 'password-changed')
  } catch (error) {
    return refusedAccess(error, typed)
  }
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  ...plainMeta(texts, 'resetPassword'),
  robots: 'noindex',
})

export default function ResetPassword() {
  const { hash, state } = useLoaderData<typeof loader>()
  const answer = useActionData<AccessAnswer>()
  const { fields, reset } = useTexts().access
  const path = usePaths()

  if (state !== 'open' && !answer) {
    const [title, text] =
      state === 'expired' ? [reset.expired, reset.expiredText] : [reset.unknown, reset.unknownText]
    return (
      <AccessPage name="resetPassword">
        <Alert tone="warning" title={title}>
          <p className="mt-1">{text}</p>
        </Alert>
        <ButtonLink size="large" className="justify-self-start" to={path('recoverPassword')}>
          {reset.again}
        </ButtonLink>
      </AccessPage>
    )
  }
  return (
    <AccessPage name="resetPassword" text={reset.text}>
      <AccessForm answer={answer} labels={fields} submit={reset.submit}>
        {(field) => (
          <>
            <input type="hidden" name="hash" value={hash} />
            <NewPasswordFields field={field} about={[]} />
          </>
        )}
      </AccessForm>
    </AccessPage>
  )
}

/** A look at the link uses nothing up. */
async function stateOf(api: StoreApi, hash: string): Promise<'open' | 'expired' | 'unknown'> {
  if (hash === '') return 'unknown'
  try {
    const { isExpired } = await api.call('POST /account/customer-recovery-is-expired', { hash })
    return isExpired ? 'expired' : 'open'
  } catch (error) {
    if (isStoreApiError(error) && error.status === 404) return 'unknown'
    throw error
  }
}
