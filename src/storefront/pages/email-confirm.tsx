import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Meta } from '../meta.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { type AccessAnswer, refusedAccess, typedSafely } from '../parts/access/access-answer.ts'
import { AccessPage } from '../parts/access/access-page.tsx'
import { redirectDone } from '../parts/done/tell-done.tsx'
import { ProblemNote } from '../parts/forms/problem-note.tsx'
import { plainMeta } from '../parts/plain-page.tsx'
import { paths } from '../paths.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'

export const words = ['access', 'notices', 'pages', 'violations'] as const

export const loader = ({ request }: LoaderFunctionArgs) => ({
  hash: new URL(request.url).searchParams.get('hash') ?? '',
})

export async function action({ request, context }: ActionFunctionArgs) {
  const { wish, typed } = typedSafely(await request.formData())
  const [api, locale] = [context.get(storeApiContext), context.get(localeContext)]
  try {
    await api.call('POST /account/change-email-confirm', { hash: wish.hash })
    const { customer } = await api.call('GET /context')
    const isIn = customer?.active && !customer.guest
    return redirectDone(isIn ? paths.account(locale) : paths.login(locale), 'email-changed')
  } catch (error) {
    return refusedAccess(error, typed)
  }
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  ...plainMeta(texts, 'emailConfirm'),
  robots: 'noindex',
})

/** What the link in the mail leads to. A look at it confirms nothing: programs look at links as well. */
export default function EmailConfirm() {
  const { hash } = useLoaderData<typeof loader>()
  const answer = useActionData<AccessAnswer>()
  const { email } = useTexts().access
  const path = usePaths()
  const isTaken = answer?.errors.email !== undefined
  const isGone = hash === '' || goneCodes.has(answer?.problem?.code ?? '')

  if (isTaken || isGone) {
    return (
      <AccessPage name="emailConfirm">
        <Alert tone="warning" title={isTaken ? undefined : email.gone}>
          <p className="mt-1">{isTaken ? email.taken : email.goneText}</p>
        </Alert>
        <ButtonLink size="large" className="justify-self-start" to={path('account')}>
          {email.toAccount}
        </ButtonLink>
      </AccessPage>
    )
  }
  return (
    <AccessPage name="emailConfirm" text={email.confirmText}>
      <Form method="post" className="grid gap-5">
        <ProblemNote problem={answer?.problem} />
        <input type="hidden" name="hash" value={hash} />
        <Button type="submit" size="large" className="justify-self-start">
          {email.confirmSubmit}
        </Button>
      </Form>
    </AccessPage>
  )
}

const goneCodes: ReadonlySet<string> = new Set([
  'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
  'CHECKOUT__CUSTOMER_EMAIL_HASH_EXPIRED',
])
