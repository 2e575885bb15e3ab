import { KeyRound } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { ProblemNote } from '../forms/problem-note.tsx'
import type { AccessAnswer } from './access-answer.ts'

/** A finger, a face or a number instead of the password. */
export function PasskeyLogin({ answer }: { answer: AccessAnswer | undefined }) {
  const { login, passkeys } = useTexts().access
  const isSending = useNavigation().state !== 'idle'
  const problem = answer?.passkeyProblem

  return (
    <Form method="post" className="grid gap-3">
      {problem ? (
        <Alert tone="danger">{passkeys.problems[problem]}</Alert>
      ) : (
        <ProblemNote problem={answer?.problem} />
      )}
      <Button
        type="submit"
        name="intent"
        value="passkey"
        look="quiet"
        size="large"
        data-later="only"
        aria-disabled={isSending}
        className="sm:justify-self-start"
      >
        <KeyRound aria-hidden size={20} />
        {login.passkey}
      </Button>
      <p className="hint">{login.passkeyHint}</p>
    </Form>
  )
}
