import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { ProblemNote } from '../forms/problem-note.tsx'
import { SendButton, SendingForm } from '../forms/sending-form.tsx'
import { useMended } from '../use-mended.ts'
import { violationText } from '../violation-text.ts'
import type { AccessAnswer } from './access-answer.ts'

/** What a field of an access form begins with: what was typed, and what is wrong with it. */
export type FieldOf = (name: string) => { name: string; defaultValue: string; error: string | undefined }

type AccessFormProps = {
  answer: AccessAnswer | undefined
  /** How the list of errors calls the fields. */
  labels: Readonly<Record<string, string>>
  submit: string
  /** Where the answer is a page of its own: nothing of the one before stays. */
  anew?: boolean
  /** Where only scripts can do it: a press before the page is alive waits for them. */
  later?: boolean
  children: (field: FieldOf) => ReactNode
}

/** A form by which somebody proves who she is: its errors first, its one button last. */
export function AccessForm({
  answer,
  labels,
  submit,
  anew = false,
  later = false,
  children,
}: AccessFormProps) {
  const texts = useTexts()
  const { violations } = texts
  const visit = useVisit(answer)
  const { left: errors, onInput } = useMended(answer)
  const wrong = Object.fromEntries(
    Object.entries(answer?.errors ?? {}).map(([name, violation]) => [
      name,
      violations.inField(labels[name] ?? name, violationText(violation, texts)),
    ]),
  )
  const field: FieldOf = (name) => ({
    name,
    defaultValue: answer?.typed[name] ?? '',
    error: errors[name] && violationText(errors[name], texts),
  })

  return (
    <SendingForm
      key={visit}
      method="post"
      noValidate
      reloadDocument={anew}
      className="grid gap-5"
      onInput={onInput}
    >
      <div className="grid gap-4 empty:hidden">
        <ProblemNote problem={answer?.problem} />
        <ErrorSummary title={violations.summary(Object.keys(wrong).length)} errors={wrong} answer={answer} />
      </div>
      {children(field)}
      <SendButton
        size="large"
        data-later={later ? 'rather' : undefined}
        className="mt-1 sm:justify-self-start"
      >
        {submit}
      </SendButton>
    </SendingForm>
  )
}

/** Another one once the form achieved something: no password is left standing in it. One that came back stays as it is. */
function useVisit(answer: AccessAnswer | undefined): string {
  const { key } = useLocation()
  const [visit, setVisit] = useState(key)
  if (!answer && key !== visit) setVisit(key)
  return answer ? visit : key
}
