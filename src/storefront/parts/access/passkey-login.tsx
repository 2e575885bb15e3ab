import { KeyRound } from 'lucide-react'
import { Alert } from '../../../ui/alert.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { ProblemNote } from '../forms/problem-note.tsx'
import { SendButton, SendingForm } from '../forms/sending-form.tsx'
import type { AccessAnswer } from './access-answer.ts'

/** A finger, a face or a number instead of the password. */
export function PasskeyLogin({ answer }: { answer: AccessAnswer | undefined }) {
  const { login, passkeys } = useTexts().access
  const problem = answer?.passkeyProblem

  return (
    <SendingForm method="post" className="grid gap-3">
      {problem ? (
        <Alert tone="danger">{passkeys.problems[problem]}</Alert>
      ) : (
        <ProblemNote problem={answer?.problem} />
      )}
      <SendButton
        name="intent"
        value="passkey"
        look="quiet"
        size="large"
        data-later="only"
        className="sm:justify-self-start"
      >
        <KeyRound aria-hidden size={20} />
        {login.passkey}
      </SendButton>
      <p className="hint">{login.passkeyHint}</p>
    </SendingForm>
  )
}
