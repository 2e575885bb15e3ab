import { type MouseEvent, useState } from 'react'
import { ButtonLink } from '../../../../ui/button.tsx'
import { useWishlist } from '../../../browser/use-wishlist.ts'
import { moreWords } from '../../../browser/words.ts'
import { usePaths, useTexts } from '../../../shop-frame.tsx'
import type { ReviewHere } from './review-here.tsx'

/**
 * Leads to the form, which has a page of its own: this one is everybody's and knows nobody. Where the browser knows of
 * an account, the form opens here instead; nothing of it is fetched before.
 */
export function WriteReview({ productId }: { productId: string }) {
  const { own } = useTexts().product
  const { synced: hasAccount } = useWishlist()
  const path = usePaths()('review', productId)
  const [opened, setOpened] = useState<{ Here: typeof ReviewHere } | null>(null)

  async function open(event: MouseEvent) {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (!hasAccount || isElsewhere) return
    event.preventDefault()
    try {
      const [{ ReviewHere }] = await Promise.all([
        import('./review-here.tsx'),
        moreWords(['review', 'violations', 'notices']),
      ])
      setOpened({ Here: ReviewHere })
    } catch (error) {
      console.warn('The form could not be opened here; it has a page of its own.', error)
      location.assign(path)
    }
  }

  return (
    <div className="write-review">
      <p className="text-sm text-muted">{own.rules}</p>
      {opened ? (
        <opened.Here productId={productId} />
      ) : (
        <ButtonLink to={path} look="quiet" onClick={(event) => void open(event)}>
          {own.write}
        </ButtonLink>
      )}
    </div>
  )
}
