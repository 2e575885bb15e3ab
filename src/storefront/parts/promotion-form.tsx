import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Fold } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { CartAnswer } from '../pages/cart-action.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { type CartNotice, noticeText } from './cart-notices.ts'
import { problemText } from './problem-text.ts'

/** A code for a discount. What the shop thinks of it stands beside the field. */
export function PromotionForm({
  notices,
  answer,
}: {
  notices: readonly CartNotice[]
  answer: CartAnswer | undefined
}) {
  const texts = useTexts()
  const path = usePaths()
  const fetcher = useFetcher<CartAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const { promotion } = texts.cart

  const last = fetcher.data ?? (answer?.about === 'promotion' ? answer : undefined)
  const said = [...notices, ...(fetcher.data?.notices ?? [])].findLast(({ messageKey }) =>
    messageKey.startsWith('promotion-not'),
  )
  // A missing code is the only thing the Store API can find wrong with this form.
  const error = last?.problem
    ? last.problem.code === 'FRAMEWORK__MISSING_REQUEST_PARAMETER'
      ? promotion.blank
      : problemText(last.problem, texts)
    : said && noticeText(said, texts)

  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data && error) form.current?.querySelector('input')?.focus()
  }, [fetcher.state, fetcher.data, error])

  return (
    <Fold title={promotion.title} open={error !== undefined}>
      <fetcher.Form
        ref={form}
        method="post"
        action={path('cart')}
        className="grid grid-cols-[1fr_auto] items-start gap-2"
      >
        <input type="hidden" name="intent" value="promotion" />
        <TextInput
          label={promotion.label}
          name="code"
          error={error}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={last?.typed ?? String(said?.parameters.promotionCode ?? '')}
        />
        <Button look="quiet" type="submit" className="mt-7" disabled={fetcher.state !== 'idle'}>
          {promotion.apply}
        </Button>
      </fetcher.Form>
    </Fold>
  )
}
