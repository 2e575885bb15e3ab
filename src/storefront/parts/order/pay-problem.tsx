import { Alert } from '../../../ui/alert.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { type Problem, problemText } from '../problem-text.ts'

/** Why the payment could not be begun or changed. */
export function PayProblem({ problem }: { problem: Problem }) {
  return <Alert tone="danger">{problemText(problem, useTexts())}</Alert>
}
