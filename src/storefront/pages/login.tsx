import { useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import type { Meta } from '../meta.ts'
import type { AccessAnswer } from '../parts/access/access-answer.ts'
import type { loadLogin } from '../parts/access/login-action.ts'
import { LoginForm } from '../parts/access/login-form.tsx'
import { PasskeyLogin } from '../parts/access/passkey-login.tsx'
import { PageTrail } from '../parts/page-trail.tsx'
import { plainMeta } from '../parts/plain-page.tsx'
import { usePaths, useTexts } from '../shop-frame.tsx'

export { loadLogin as loader, loginAction as action } from '../parts/access/login-action.ts'

export const words = ['access', 'notices', 'pages', 'violations'] as const

export const meta: Meta<typeof loadLogin> = ({ texts }) => ({
  ...plainMeta(texts, 'login'),
  robots: 'noindex',
})

/** Two ways in, and beside them what there is for whoever has no account. */
export default function Login() {
  const { back } = useLoaderData<typeof loadLogin>()
  const answer = useActionData<AccessAnswer>()
  const { access, pages } = useTexts()
  const path = usePaths()

  return (
    <div className="shell pb-20">
      <PageTrail />
      <h1>{pages.login.title}</h1>
      <div className="mt-8 grid gap-14 lg:grid-cols-[minmax(0,28rem)_minmax(0,24rem)] lg:gap-28">
        <div className="grid content-start gap-6">
          <LoginForm answer={answer?.intent === 'passkey' ? undefined : answer} />
          <p className="or-line">{access.login.or}</p>
          <PasskeyLogin answer={answer?.intent === 'passkey' ? answer : undefined} />
        </div>
        <aside aria-labelledby="new" className="grid content-start gap-8">
          <section className="grid gap-3">
            <h2 id="new" className="text-2xl">
              {access.login.new}
            </h2>
            <p>{access.login.newText}</p>
            <ButtonLink
              look="quiet"
              size="large"
              className="mt-2 justify-self-start"
              to={path('register', { back: back ?? undefined })}
            >
              {access.login.register}
            </ButtonLink>
          </section>
          <section className="grid justify-items-start gap-1 border-t border-line pt-6">
            <p className="text-muted">{access.login.guest}</p>
            <Link className="link inline-flex min-h-11 items-center" to={path('orderLookup')}>
              {access.login.findOrder}
            </Link>
          </section>
        </aside>
      </div>
    </div>
  )
}
