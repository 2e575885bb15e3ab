import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Meta } from '../meta.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { type AccessAnswer, refusedAccess, typedSafely } from '../parts/access/access-answer.ts'
import { AccessForm } from '../parts/access/access-form.tsx'
import { AccessPage } from '../parts/access/access-page.tsx'
import { SentNote } from '../parts/forms/sent-note.tsx'
import { withProof } from '../parts/forms/with-proof.ts'
import { addressOfShop } from '../parts/newsletter/newsletter-action.ts'
import { plainMeta } from '../parts/plain-page.tsx'
import { paths } from '../paths.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'

export const words = ['access', 'notices', 'pages', 'violations'] as const

/** It is the same for everybody, with an account or without. */
export const handle = { cache: { query: ['sent'] } }

export const loader = ({ request }: LoaderFunctionArgs) => ({
  isSent: new URL(request.url).searchParams.get('sent') === 'yes',
})

export async function action({ request, context }: ActionFunctionArgs) {
  const { wish, typed } = typedSafely(await request.formData())
  const [api, locale] = [context.get(storeApiContext), context.get(localeContext)]
  try {
    const storefrontUrl = await addressOfShop(api, locale)
    await api.call('POST /account/recovery-password', await withProof({ email: wish.email, storefrontUrl }))
    return redirect(paths.recoverPassword(locale, { sent: 'yes' }))
  } catch (error) {
    return refusedAccess(error, typed)
  }
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  ...plainMeta(texts, 'recoverPassword'),
  robots: 'noindex',
})

export default function RecoverPassword() {
  const { isSent } = useLoaderData<typeof loader>()
  const answer = useActionData<AccessAnswer>()
  const { fields, recover } = useTexts().access
  const path = usePaths()

  if (isSent && !answer) {
    return (
      <AccessPage name="recoverPassword">
        <SentNote title={recover.sent} text={recover.sentText}>
          <ButtonLink to={path('login')}>{recover.back}</ButtonLink>
          <ButtonLink look="quiet" to={path('recoverPassword')}>
            {recover.again}
          </ButtonLink>
        </SentNote>
      </AccessPage>
    )
  }
  return (
    <AccessPage name="recoverPassword" text={recover.text}>
      <AccessForm answer={answer} labels={fields} submit={recover.submit}>
        {(field) => (
          <TextInput
            {...field('email')}
            label={fields.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            maxLength={254}
            required
          />
        )}
      </AccessForm>
    </AccessPage>
  )
}
