import { useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import type { Meta } from '../meta.ts'
import type { FormAnswer } from '../parts/forms/form-answer.ts'
import { loadRequest } from '../parts/forms/load-request.ts'
import { RequestDialog } from '../parts/forms/request-dialog.tsx'
import { RequestForm } from '../parts/forms/request-form.tsx'
import { sendForm } from '../parts/forms/send-form.ts'
import { SentNote } from '../parts/forms/sent-note.tsx'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'
import { PartsFor } from '../parts/spares/parts-for.tsx'
import { paths } from '../paths.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'

export { loadRequest as loader }

export const words = ['pages', 'forms', 'dealers', 'violations', 'notices', 'spares'] as const

export const handle = { cache: { query: ['service', 'partner', 'sent'] } }

export const action = sendForm({
  to: 'POST /service-request',
  consent: 'acceptedTerms',
  sent: (locale) => `${paths.assembly(locale, { sent: 'yes' })}#request`,
})

export const meta: Meta<typeof loadRequest> = ({ texts }) => plainMeta(texts, 'assembly')

export default function Assembly() {
  const { scene, isSent, ...loaded } = useLoaderData<typeof loadRequest>()
  const answer = useActionData<FormAnswer>()
  const { request } = useTexts().forms
  const path = usePaths()

  return (
    <PlainPage scene={scene} name="assembly" next={['dealers', 'downloads', 'contact']}>
      <section id="request" aria-labelledby="request-title" className="mt-14 scroll-mt-24">
        <h2 id="request-title" className="text-title">
          {request.title}
        </h2>
        <p className="mt-3 mb-8 max-w-2xl text-muted">{request.text}</p>
        {isSent && !answer ? (
          <SentNote title={request.sent} text={request.sentText}>
            <ButtonLink look="quiet" to={`${path('assembly')}#request`}>
              {request.again}
            </ButtonLink>
          </SentNote>
        ) : answer || loaded.known.serviceType ? (
          <RequestForm key={JSON.stringify(loaded.known)} {...loaded} answer={answer} />
        ) : (
          <RequestDialog {...loaded} />
        )}
      </section>
      <PartsFor
        page="assembly"
        categories={['frontauszug/kleinteile', 'drehtueren/kleinteile', 'freistehend/kleinteile']}
      />
    </PlainPage>
  )
}
