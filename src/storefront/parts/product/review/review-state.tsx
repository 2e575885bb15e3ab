import { Alert } from '../../../../ui/alert.tsx'
import { useTexts } from '../../../shop-frame.tsx'
import type { LoadedReview } from './load-review.ts'

/** How what she said before stands. */
export function ReviewState({ own }: Pick<LoadedReview, 'own'>) {
  const { waiting, shown } = useTexts().review
  if (!own) return null

  return own.isShown ? (
    <Alert>{shown}</Alert>
  ) : (
    <Alert tone="success" title={waiting.title}>
      {waiting.text}
    </Alert>
  )
}
