import { Alert } from '../../../ui/alert.tsx'
import { useFocusOnAnswer } from '../../../ui/focus-on-answer.ts'
import { useTexts } from '../../shop-frame.tsx'
import { type Problem, problemText } from '../problem-text.ts'

/** What stood in the way of a form that had no errors: too many at once, nobody there. It takes the focus, as a list of errors does. */
export function ProblemNote({ problem }: { problem: Problem | undefined }) {
  const texts = useTexts()
  const note = useFocusOnAnswer<HTMLDivElement>(problem)
  if (!problem) return null

  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused form this is where the visitor has to go
    <div ref={note} tabIndex={-1} autoFocus>
      <Alert tone="danger">{problemText(problem, texts)}</Alert>
    </div>
  )
}
