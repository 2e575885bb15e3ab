import type { ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { ProblemNote } from '../forms/problem-note.tsx'
import { SendButton, SendingForm } from '../forms/sending-form.tsx'
import { SentNote } from '../forms/sent-note.tsx'
import type { Problem } from '../problem-text.ts'

/** The mail is on its way. */
export function LinkSent() {
  const { confirm } = useTexts().person
  const path = usePaths()

  return (
    <>
      <SentNote title={confirm.sent} text={confirm.sentText}>
        <ButtonLink to={path('wasteSystems')} look="quiet">
          {confirm.toShop}
        </ButtonLink>
      </SentNote>
      <section aria-labelledby="nothing-came">
        <h2 id="nothing-came" className="text-lg">
          {confirm.nothing}
        </h2>
        <p className="mt-2 max-w-prose text-muted">{confirm.nothingText}</p>
        <p className="mt-3">
          <ButtonLink to={path('register')} look="plain" className="-ml-3">
            {confirm.again}
          </ButtonLink>
        </p>
      </section>
    </>
  )
}

/** What the link leads to. */
export function AskToConfirm({
  link,
  problem,
}: {
  link: { hash: string; em: string }
  problem: Problem | undefined
}) {
  const { confirm } = useTexts().person

  return (
    <SendingForm method="post" className="grid gap-5">
      <h2 className="text-2xl">{confirm.ask}</h2>
      <p className="max-w-prose">{confirm.askText}</p>
      <ProblemNote problem={problem} />
      <input type="hidden" name="hash" value={link.hash} />
      <input type="hidden" name="em" value={link.em} />
      <SendButton size="large" className="justify-self-start">
        {confirm.button}
      </SendButton>
    </SendingForm>
  )
}

export function Confirmed({ isWaiting }: { isWaiting: boolean }) {
  const { confirm } = useTexts().person
  const path = usePaths()

  return (
    <>
      <SentNote title={confirm.done} text={confirm.doneText}>
        <ButtonLink to={path('account')}>{confirm.toAccount}</ButtonLink>
        <ButtonLink to={path('wasteSystems')} look="quiet">
          {confirm.toShop}
        </ButtonLink>
      </SentNote>
      {isWaiting && <Alert>{confirm.waiting}</Alert>}
    </>
  )
}

/** The link was used already, or is none of ours. */
export function LinkRefused({ because }: { because: 'already' | 'unknown' }) {
  const { person } = useTexts()
  const { confirm, register } = person
  const path = usePaths()
  const way: ReactNode =
    because === 'already' ? (
      <ButtonLink to={path('login')}>{register.login}</ButtonLink>
    ) : (
      <ButtonLink to={path('register')}>{confirm.again}</ButtonLink>
    )

  return (
    <section role="status" className="grid gap-4">
      <h2 className="text-2xl">{confirm[because]}</h2>
      <p className="max-w-prose">{because === 'already' ? confirm.alreadyText : confirm.unknownText}</p>
      <p>{way}</p>
    </section>
  )
}
