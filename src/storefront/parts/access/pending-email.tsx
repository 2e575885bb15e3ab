import { useLocale, useTexts } from '../../shop-frame.tsx'
import { formatShortMoment } from '../format-days.ts'
import { ProblemNote } from '../forms/problem-note.tsx'
import { SendButton, SendingForm } from '../forms/sending-form.tsx'
import type { AccessAnswer } from './access-answer.ts'

type Pending = { email: string; askedAt: string; goodUntil: string; lapsed: boolean }

type PendingEmailProps = { pending: Pending | null; answer: AccessAnswer | undefined }

/** What waits for a link to be opened in another mailbox, with what can be done when none came or the address was mistyped. */
export function PendingEmail({ pending, answer }: PendingEmailProps) {
  const words = useTexts().access.email.pending
  const locale = useLocale()
  if (!pending) return answer ? <ProblemNote problem={answer.problem} /> : null
  const { email, askedAt, goodUntil, lapsed } = pending
  const until = formatShortMoment(goodUntil, locale)

  return (
    <section aria-labelledby="pending-email" className="card p-5 mt-8 grid max-w-2xl gap-3">
      <h2 id="pending-email" className="text-xl">
        {words.title}
      </h2>
      <ProblemNote problem={answer?.problem} />
      <p className="font-semibold break-all">{email}</p>
      <p suppressHydrationWarning className="text-muted">
        {words.sent(formatShortMoment(askedAt, locale))} {lapsed ? words.lapsed : words.until(until)}
      </p>
      <SendingForm method="post" className="mt-2 flex flex-wrap gap-3">
        <SendButton name="intent" value="again">
          {words.again}
        </SendButton>
        <SendButton name="intent" value="withdraw" look="quiet">
          {words.withdraw}
        </SendButton>
      </SendingForm>
    </section>
  )
}
