import type { ReactNode } from 'react'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { FormAnswer } from './form-answer.ts'
import { PrivacyBox } from './privacy-box.tsx'
import { ProblemNote } from './problem-note.tsx'
import { SendButton, SendingForm } from './sending-form.tsx'
import { UnseenField } from './unseen-field.tsx'
import type { useFields } from './use-fields.ts'

type MessageFormProps = {
  answer: FormAnswer | undefined
  fields: ReturnType<typeof useFields>
  /** How the list of errors calls fields whose names on the wire are not those of their labels. */
  called?: Readonly<Record<string, string>>
  /** What the wire calls the consent. */
  consent: string
  send: string
  /** The place on the page to come back to without scripts. */
  action?: `#${string}`
  children: ReactNode
}

/** What somebody who needs no account writes to the company: its errors first, its consent last. */
export function MessageForm({ answer, fields, called, consent, send, action, children }: MessageFormProps) {
  const { forms, violations } = useTexts()
  const { typed, errorOf, messages } = fields
  const wrong = messages({ ...forms.fields, ...called, [consent]: forms.fields.privacy })

  return (
    <SendingForm method="post" noValidate className="grid max-w-3xl gap-8" {...(action && { action })}>
      <ErrorSummary title={violations.summary(Object.keys(wrong).length)} errors={wrong} answer={answer} />
      <ProblemNote problem={answer?.problem} />
      {children}
      <div className="grid gap-4">
        <UnseenField />
        <PrivacyBox name={consent} ticked={typed[consent] === 'on'} error={errorOf(consent)} />
        <p className="hint">{forms.required}</p>
        <SendButton size="large" className="justify-self-start">
          {send}
        </SendButton>
      </div>
    </SendingForm>
  )
}
