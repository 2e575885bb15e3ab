import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { loginFirst } from '../../login-first.ts'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { redirectDone } from '../../parts/done/tell-done.tsx'
import { formatShortMoment } from '../../parts/format-days.ts'
import { plainMeta } from '../../parts/plain-page.tsx'
import { paths } from '../../paths.ts'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import { isStoreApiError } from '../../store-api.ts'

export const words = ['access', 'account', 'pages'] as const

export const loader = loginFirst(async ({ context }: LoaderFunctionArgs) => ({
  sessions: await context.get(storeApiContext).call('POST /account/session'),
}))

export const action = loginFirst(async ({ request, context }: ActionFunctionArgs) => {
  const sessionId = (await request.formData()).get('sessionId')
  const [api, locale] = [context.get(storeApiContext), context.get(localeContext)]
  if (sessionId === 'others') {
    await api.call('DELETE /account/session')
    return redirectDone(paths.sessions(locale), 'sessions-ended')
  }
  try {
    await api.call('DELETE /account/session/{sessionId}', { sessionId })
  } catch (error) {
    // It ended by itself, or elsewhere.
    if (!isStoreApiError(error) || error.status !== 404) throw error
  }
  return redirectDone(paths.sessions(locale), 'session-ended')
})

export const meta: Meta<typeof loader> = ({ texts }) => ({
  ...plainMeta(texts, 'sessions'),
  robots: 'noindex',
})

export default function Sessions() {
  const { sessions } = useLoaderData<typeof loader>()
  const { sessions: words } = useTexts().access
  const locale = useLocale()
  const path = usePaths()

  return (
    <AccountPage name="sessions" text={words.text}>
      <Form method="post">
        <ul className="device-list mt-8">
          {sessions.map(({ id, current, browser, system, proof, beganAt, seenAt }) => {
            const device = words.device(browser, system)
            return (
              <li key={id}>
                <div>
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
                    {device}
                    {current && <Badge>{words.here}</Badge>}
                  </p>
                  <p suppressHydrationWarning className="mt-1 text-sm text-muted">
                    {words.proofs[proof]} {words.since(formatShortMoment(beganAt, locale))}
                    {!current && <>, {words.seen(formatShortMoment(seenAt, locale))}</>}
                  </p>
                </div>
                {!current && (
                  <Button name="sessionId" value={id} look="quiet" aria-label={words.endOf(device)}>
                    {words.end}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        <p className="mt-4 text-sm text-muted">
          {sessions.length === 1 && <>{words.alone} </>}
          {words.lasts}
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          {sessions.length > 1 && (
            <Button name="sessionId" value="others">
              {words.endOthers}
            </Button>
          )}
          <ButtonLink look="quiet" to={path('password')}>
            {words.changePassword}
          </ButtonLink>
        </p>
      </Form>
    </AccountPage>
  )
}
