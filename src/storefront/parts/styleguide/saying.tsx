import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Price } from '../../../ui/price.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { useTexts } from '../../shop-frame.tsx'

const tones = ['info', 'success', 'warning', 'danger'] as const
const badges = ['neutral', 'good', 'warning', 'danger'] as const

/** Everything the shop says beside what it sells. */
export function Saying() {
  const words = useTexts().styleguide
  const { showToast } = useToasts()

  return (
    <>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={words.tones[tone]}>
          <p>{words.small}</p>
        </Alert>
      ))}
      <p className="flex flex-wrap gap-2">
        {badges.map((tone, position) => (
          <Badge key={tone} tone={tone}>
            {words.badge[position]}
          </Badge>
        ))}
      </p>
      <Rating stars={4.5} text={words.rating} note="12" />
      <Price amount="CHF 249.00" was={{ amount: 'CHF 279.00', label: words.was }} note={words.tax} />
      <p className="flex flex-wrap gap-3">
        <Button look="quiet" type="button" onClick={() => showToast(words.said, { tone: 'success' })}>
          {words.toast}
        </Button>
        <Button look="quiet" type="button" onClick={() => showToast(words.said, { persistent: true })}>
          {words.toastKept}
        </Button>
      </p>
      <EmptyState title={words.empty} text={words.emptyText} />
    </>
  )
}
