import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { Fold } from '../../ui/accordion.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { Meta } from '../meta.ts'
import { SentNote } from '../parts/forms/sent-note.tsx'
import {
  type NewsletterAnswer,
  type NewsletterState,
  newsletterStates,
} from '../parts/newsletter/newsletter-action.ts'
import {
  ConfirmForm,
  LeaveAtOnceForm,
  LeaveForm,
  SubscribeForm,
} from '../parts/newsletter/newsletter-forms.tsx'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'
import { usePaths, useTexts } from '../shop-frame.tsx'

export { newsletterAction as action } from '../parts/newsletter/newsletter-action.ts'

export const words = ['pages', 'forms', 'violations', 'notices'] as const

/** What the link in a mail says, and where somebody stands. */
export const handle = { cache: { query: ['em', 'hash', 'leave', 'state'] } }

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  return {
    hash: asked.get('hash') ?? '',
    em: asked.get('em') ?? '',
    leave: asked.get('leave') ?? '',
    state: newsletterStates.find((state) => state === asked.get('state')) ?? null,
  }
}

export const meta: Meta<typeof loader> = ({ texts, loaderData: { hash, leave, state } }) => ({
  ...plainMeta(texts, 'newsletter'),
  ...((hash || leave || state) && { robots: 'noindex' as const }),
})

export default function Newsletter() {
  const { hash, em, leave, state } = useLoaderData<typeof loader>()
  const answer = useActionData<NewsletterAnswer>()
  const { newsletter } = useTexts().forms
  const of = (intent: string) => (answer?.intent === intent ? answer : undefined)

  return (
    <PlainPage name="newsletter" next={['blog', 'contact', 'privacy']}>
      <div className="mt-10 grid max-w-2xl gap-10">
        {state && !answer ? (
          <Arrived state={state} />
        ) : (
          <section aria-labelledby="newsletter">
            <h2 id="newsletter" className="mb-5 text-2xl">
              {leave ? newsletter.leave : hash ? newsletter.confirm : newsletter.subscribe}
            </h2>
            {leave ? (
              <LeaveAtOnceForm leaveKey={leave} answer={of('leave')} />
            ) : hash ? (
              <ConfirmForm hash={hash} em={em} answer={of('confirm')} />
            ) : (
              <SubscribeForm answer={of('subscribe')} />
            )}
          </section>
        )}
        {(!leave || of('leave')) && (
          <Fold title={newsletter.leave} open={answer?.intent === 'leave'}>
            <LeaveForm answer={leave ? undefined : of('leave')} />
          </Fold>
        )}
      </div>
    </PlainPage>
  )
}

function Arrived({ state }: { state: NewsletterState }) {
  const { forms, site } = useTexts()
  const { newsletter } = forms
  const path = usePaths()
  const said = {
    asked: [newsletter.asked, newsletter.askedText],
    confirmed: [newsletter.confirmed, newsletter.confirmedText],
    left: [newsletter.left, newsletter.leftText],
  } satisfies Record<NewsletterState, [string, string]>
  const [title, text] = said[state]

  return (
    <SentNote title={title} text={text}>
      <ButtonLink to={path('home')}>{site.home}</ButtonLink>
    </SentNote>
  )
}
