import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import type { Meta } from '../meta.ts'
import { storeApiContext } from '../page-context.ts'
import { CompanyFacts } from '../parts/forms/company-facts.tsx'
import { ContactForm } from '../parts/forms/contact-form.tsx'
import type { FormAnswer } from '../parts/forms/form-answer.ts'
import { loadSalutations } from '../parts/forms/load-salutations.ts'
import { sendForm } from '../parts/forms/send-form.ts'
import { SentNote } from '../parts/forms/sent-note.tsx'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'
import { paths } from '../paths.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'

export const words = ['pages', 'forms', 'dealers', 'violations', 'notices'] as const

/** What other pages fill in, and that something was sent. */
export const handle = { cache: { query: ['subject', 'comment', 'sent'] } }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const storeApi = context.get(storeApiContext)
  const [company, salutations] = await Promise.all([
    storeApi.call('POST /company'),
    loadSalutations(storeApi),
  ])

  return {
    company,
    salutations,
    isSent: asked.get('sent') === 'yes',
    known: { subject: asked.get('subject') ?? '', comment: asked.get('comment') ?? '' },
  }
}

export const action = sendForm({
  to: 'POST /contact-form',
  consent: 'checkbox',
  sent: (locale) => paths.contact(locale, { sent: 'yes' }),
})

export const meta: Meta<typeof loader> = ({ texts, loaderData: { isSent, known } }) => ({
  ...plainMeta(texts, 'contact'),
  ...((isSent || known.subject || known.comment) && { robots: 'noindex' as const }),
})

export default function Contact() {
  const { company, salutations, isSent, known } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const { forms, site } = useTexts()
  const path = usePaths()

  return (
    <PlainPage name="contact" next={['service', 'dealers', 'downloads']}>
      <div className="contact-page">
        {isSent && !answer ? (
          <SentNote title={forms.contact.sent} text={forms.contact.sentText}>
            <ButtonLink to={path('home')}>{site.home}</ButtonLink>
            <ButtonLink look="quiet" to={path('contact')}>
              {forms.contact.again}
            </ButtonLink>
          </SentNote>
        ) : (
          <ContactForm
            key={JSON.stringify(known)}
            known={{ ...known, salutationId: salutations.neutral }}
            answer={answer}
            salutations={salutations.options}
          />
        )}
        <aside aria-labelledby="direct">
          <h2 id="direct" className="mb-5 text-xl">
            {forms.contact.direct}
          </h2>
          <CompanyFacts company={company} />
        </aside>
      </div>
    </PlainPage>
  )
}
