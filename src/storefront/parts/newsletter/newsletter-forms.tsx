import { Alert } from '../../../ui/alert.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { PrivacyBox } from '../forms/privacy-box.tsx'
import { ProblemNote } from '../forms/problem-note.tsx'
import { SendButton, SendingForm } from '../forms/sending-form.tsx'
import { useFields } from '../forms/use-fields.ts'
import type { NewsletterAnswer } from './newsletter-action.ts'

type Answered = { answer: NewsletterAnswer | undefined }

/** Asks for the newsletter. */
export function SubscribeForm({ answer }: Answered) {
  const { forms, violations } = useTexts()
  const { newsletter, fields } = forms
  const { typed, field, errorOf, messages } = useFields(answer, {})
  const wrong = messages(fields)

  return (
    <SendingForm method="post" noValidate className="grid gap-5">
      <ErrorSummary title={violations.summary(Object.keys(wrong).length)} errors={wrong} answer={answer} />
      <ProblemNote problem={answer?.problem} />
      <TextInput
        {...field('email')}
        hint={newsletter.hint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <PrivacyBox
        name="privacy"
        ticked={typed.privacy === 'on'}
        error={errorOf('privacy')}
        words={newsletter.privacy}
      />
      <SendButton name="intent" value="subscribe" size="large" className="justify-self-start">
        {newsletter.send}
      </SendButton>
    </SendingForm>
  )
}

/** What the link in the mail leads to. A look at it confirms nothing: programs look at links as well. */
export function ConfirmForm({ hash, em, answer }: Answered & { hash: string; em: string }) {
  const { newsletter } = useTexts().forms

  return (
    <SendingForm method="post" className="grid gap-5">
      {answer?.isUnknown ? (
        <Alert tone="danger">{newsletter.unknown}</Alert>
      ) : (
        <p>{newsletter.confirmText}</p>
      )}
      <ProblemNote problem={answer?.problem} />
      <input type="hidden" name="hash" value={hash} />
      <input type="hidden" name="em" value={em} />
      <SendButton name="intent" value="confirm" size="large" className="justify-self-start">
        {newsletter.confirmSend}
      </SendButton>
    </SendingForm>
  )
}

/** Nobody has to log in or to say why. */
export function LeaveForm({ answer }: Answered) {
  const { forms } = useTexts()
  const { newsletter, fields } = forms
  const { field } = useFields(answer, {})

  return (
    <SendingForm method="post" noValidate className="grid gap-5">
      {answer?.isUnknown && <Alert tone="danger">{newsletter.notFound}</Alert>}
      <ProblemNote problem={answer?.problem} />
      <TextInput
        {...field('email')}
        id="field-leave-email"
        label={fields.email}
        hint={newsletter.leaveText}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <SendButton name="intent" value="leave" look="quiet" size="large" className="justify-self-start">
        {newsletter.leaveSend}
      </SendButton>
    </SendingForm>
  )
}

/** What the link in a newsletter leads to: nothing to type. */
export function LeaveAtOnceForm({ leaveKey, answer }: Answered & { leaveKey: string }) {
  const { newsletter } = useTexts().forms

  return (
    <SendingForm method="post" className="grid gap-5">
      {answer?.isUnknown ? (
        <Alert tone="danger">{newsletter.leaveUnknown}</Alert>
      ) : (
        <p>{newsletter.leaveAtOnce}</p>
      )}
      <ProblemNote problem={answer?.problem} />
      <input type="hidden" name="leave" value={leaveKey} />
      <SendButton name="intent" value="leave" size="large" className="justify-self-start">
        {newsletter.leaveSend}
      </SendButton>
    </SendingForm>
  )
}
