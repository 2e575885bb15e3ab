import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Fold } from '../../ui/accordion.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { CartAnswer } from '../pages/cart-action.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { type CartNotice, isAboutPromotion, joinNotices, noticeText } from './cart-notices.ts'
import { type Cart, promotionFetcher } from './cart-shape.ts'
import { discountsOf, savedCodes } from './cart-sums.ts'
import { TakeOut } from './discount-row.tsx'
import { SendButton, SendingForm } from './forms/sending-form.tsx'
import { NoticeList } from './notice-list.tsx'
import { problemText } from './problem-text.ts'

type PromotionFormProps = {
  cart: Cart
  notices: readonly CartNotice[]
  answer: CartAnswer | undefined
  /** Only when a page has two of it. */
  id?: string
}

/** A code for a discount. What the shop thinks of it stands beside the field. */
export function PromotionForm({ cart, notices, answer, id }: PromotionFormProps) {
  const texts = useTexts()
  const path = usePaths()
  const fetcher = useFetcher<CartAnswer>({ key: promotionFetcher })
  const form = useRef<HTMLFormElement>(null)
  const { promotion } = texts.cart

  const last = fetcher.data ?? (answer?.about === 'promotion' ? answer : undefined)
  const told = joinNotices(notices, fetcher.data?.notices ?? []).filter(
    (notice) => isAboutPromotion(notice) && holdsStill(notice, cart),
  )
  const unknown = told.findLast(({ messageKey }) => messageKey === 'promotion-not-found')
  // A missing code is the only thing the Store API can find wrong with this form.
  const error = last?.problem
    ? last.problem.code === 'FRAMEWORK__MISSING_REQUEST_PARAMETER'
      ? promotion.blank
      : problemText(last.problem, texts)
    : unknown && noticeText(unknown, texts)
  const saved = savedCodes(cart)

  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data) return
    const input = form.current?.querySelector('input[name=code]')
    if (!(input instanceof HTMLInputElement)) return
    if (error) input.focus()
    else input.value = ''
  }, [fetcher.state, fetcher.data, error])

  return (
    <Fold title={promotion.title} open={error !== undefined || told.length > 0 || saved.length > 0}>
      <SendingForm
        ref={form}
        fetcher={fetcher}
        method="post"
        action={path('cart')}
        className="grid grid-cols-[1fr_auto] items-start gap-2"
      >
        <input type="hidden" name="intent" value="promotion" />
        <TextInput
          label={promotion.label}
          name="code"
          id={id}
          error={error}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={last?.typed ?? String(unknown?.parameters.promotionCode ?? '')}
        />
        <SendButton look="quiet" className="mt-7">
          {promotion.apply}
        </SendButton>
      </SendingForm>
      <div className="mt-3 grid gap-2 empty:hidden">
        {saved.length > 0 && (
          <ul aria-label={promotion.saved} className="grid gap-1">
            {saved.map((code) => (
              <li key={code} className="flex items-center justify-between text-sm">
                <span>{promotion.savedCode(code)}</span>
                <TakeOut id={code} label={promotion.removeCode(code)} />
              </li>
            ))}
          </ul>
        )}
        <NoticeList notices={told.filter((notice) => notice !== unknown)} />
      </div>
    </Fold>
  )
}

/** An answer stays with the form while the cart goes on: a discount that came may have gone since, and the other way round. */
function holdsStill({ messageKey, parameters }: CartNotice, cart: Cart): boolean {
  const isIn = discountsOf(cart).some(({ id }) => id === parameters.discountLineItemId)
  if (messageKey === 'promotion-discount-added') return isIn
  if (messageKey === 'promotion-discount-deleted') return !isIn
  if (messageKey === 'promotion-not-eligible')
    return savedCodes(cart).some((code) => code === parameters.promotionCode)
  return true
}
