import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { Meta } from '../meta.ts'
import { PageTrail } from '../parts/page-trail.tsx'
import type { ConfirmAnswer } from '../parts/person/confirm-action.ts'
import { AskToConfirm, Confirmed, LinkRefused, LinkSent } from '../parts/person/confirm-notes.tsx'
import { plainMeta } from '../parts/plain-page.tsx'
import { useTexts } from '../shop-frame.tsx'

export { confirmAction as action } from '../parts/person/confirm-action.ts'

export const words = ['notices', 'pages', 'person'] as const

/** What the link of the mail says, or that a mail was sent. A look at the link confirms nothing: programs look as well. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const [hash, em] = [asked.get('hash') ?? '', asked.get('em') ?? '']
  return { link: hash && em ? { hash, em } : null, isSent: asked.get('sent') === 'yes' }
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  ...plainMeta(texts, 'registrationConfirm'),
  robots: 'noindex',
})

export default function RegistrationConfirm() {
  const { link, isSent } = useLoaderData<typeof loader>()
  const answer = useActionData<ConfirmAnswer>()
  const { pages } = useTexts()

  return (
    <div className="shell pb-20">
      <PageTrail />
      <h1 className="max-w-3xl">{pages.registrationConfirm.title}</h1>
      <div className="mt-10 grid max-w-2xl gap-8">
        {answer?.kind === 'confirmed' ? (
          <Confirmed isWaiting={answer.isWaiting} />
        ) : answer?.kind === 'already' || answer?.kind === 'unknown' ? (
          <LinkRefused because={answer.kind} />
        ) : link ? (
          <AskToConfirm link={link} problem={answer && 'problem' in answer ? answer.problem : undefined} />
        ) : isSent ? (
          <LinkSent />
        ) : (
          <LinkRefused because="unknown" />
        )}
      </div>
    </div>
  )
}
