import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { usePaths, useTexts } from '../../../shop-frame.tsx'
import type { LoadedReview } from './load-review.ts'
import type { ReviewAnswer } from './review-action.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewState } from './review-state.tsx'

/** The form in the page of its product; who opened it goes on there. */
export function ReviewHere({ productId }: { productId: string }) {
  const { review } = useTexts()
  const path = usePaths()('review', productId)
  const asked = useFetcher<LoadedReview>()
  const sent = useFetcher<ReviewAnswer>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isDone = sent.data?.isDone === true
  const { load } = asked
  useEffect(() => {
    void load(path)
  }, [load, path])
  // The button that led here is gone, and so is the form once it was sent.
  useEffect(() => {
    if (asked.data || isDone) heading.current?.focus()
  }, [asked.data, isDone])
  if (!asked.data) return null

  return (
    <div className="review-here">
      <h3 ref={heading} tabIndex={-1}>
        {isDone ? review.waiting.title : asked.data.own ? review.change : review.title}
      </h3>
      {isDone ? (
        <Alert tone="success">{review.waiting.text}</Alert>
      ) : (
        <>
          <ReviewState own={asked.data.own} />
          <ReviewForm loaded={asked.data} answer={sent.data} fetcher={sent} here />
        </>
      )}
    </div>
  )
}
