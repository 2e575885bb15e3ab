import { Alert } from '../../../ui/alert.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { type Problem, problemText } from '../problem-text.ts'

/** What stood in the way of a form that had no errors: too many at once, nobody there. */
export function ProblemNote({ problem }: { problem: Problem | undefined }) {
  const texts = useTexts()
  return problem ? <Alert tone="danger">{problemText(problem, texts)}</Alert> : null
}
