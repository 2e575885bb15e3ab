import { Heart, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { unbroken } from '../../values/unbroken.ts'
import type { CartAnswer } from '../pages/cart-action.ts'
import { useLocale, usePaths, useTexts } from '../shop-frame.tsx'
import { UnfitHint } from './cabinet/fit-badge.tsx'
import { type CartNotice, isAbout, isRemoval, joinNotices } from './cart-notices.ts'
import { CartPicture } from './cart-picture.tsx'
import type { CartLine as Line } from './cart-shape.ts'
import { type Arrival, isDownload } from './cart-sums.ts'
import { formatDay } from './format-days.ts'
import { GoesWith } from './goes-with.tsx'
import { LineJob } from './line-job.tsx'
import { LinePurpose } from './line-purpose.tsx'
import { NoticeList } from './notice-list.tsx'
import { purposeSent } from './purpose-sent.ts'

type CartLineProps = {
  line: Line
  /** Where it stands, so that it comes back there. */
  position: number
  /** Nothing while nobody can say. */
  arrival: Arrival | undefined
  /** The systems beside it that it goes with; unknown where that says nothing. */
  systems: readonly string[] | undefined
  notices: readonly CartNotice[]
  money: (amount: number) => string
  /** How the line's own form was answered, when the page was sent anew. */
  answer: CartAnswer | undefined
}

/** One product in the cart: what it is, how many, what that costs, when it comes. */
export function CartLine({ line, position, arrival, systems, notices, money, answer }: CartLineProps) {
  const texts = useTexts()
  const path = usePaths()
  const fetcher = useFetcher<CartAnswer>()
  const leaving = fetcher.formData?.get('intent')
  const isLeaving = leaving === 'remove' || leaving === 'remember'
  const told = joinNotices(notices, fetcher.data?.notices ?? []).filter(
    (notice) => isAbout(notice, line) && !isRemoval(notice),
  )
  const problem = fetcher.data ? fetcher.data.problem : answer?.problem
  const { label, price, payload, referencedId } = line

  return (
    <li className="cart-line" aria-busy={fetcher.state !== 'idle'} hidden={isLeaving}>
      <CartPicture cover={line.cover} size="normal" />
      <div className="min-w-0">
        <h2 className="text-[1.0625rem]">
          <Link className="hover:text-primary hover:underline" to={path('detail', referencedId)}>
            {unbroken(label)}
          </Link>
        </h2>
        <p className="text-sm text-muted">
          {texts.cart.number(payload.productNumber)}
          {payload.options.map(({ group, option }) => (
            <span key={group}>{`\u00a0· ${group}: ${unbroken(option)}`}</span>
          ))}
        </p>
        <LinePurpose payload={payload} />
        {!payload.fit && <UnfitHint productId={referencedId} />}
        <GoesWith systems={systems} />
        <DeliveryPromise line={line} arrival={arrival} />
        <p className="mt-1 text-sm text-muted tabular-nums">
          {texts.cart.each(money(price.unitPrice))}
          {price.listPrice && (
            <>
              <span className="sr-only">{` ${texts.cart.insteadOf(money(price.listPrice.price))}`}</span>
              <s aria-hidden className="ml-2">
                {money(price.listPrice.price)}
              </s>
            </>
          )}
        </p>
        <TierHint line={line} money={money} />
      </div>
      <div className="cart-line-amount">
        <QuantityForm line={line} fetcher={fetcher} typed={answer?.typed} />
        <p className="font-semibold tabular-nums">
          <span className="sr-only">{`${texts.cart.total}: `}</span>
          {money(price.totalPrice)}
        </p>
      </div>
      {line.removable && <WaysOut line={line} position={position} fetcher={fetcher} />}
      <div className="cart-line-notes">
        <NoticeList notices={told} problem={problem} />
      </div>
    </li>
  )
}

/** Out of the cart, for good or for later. */
function WaysOut({
  line,
  position,
  fetcher,
}: {
  line: Line
  position: number
  fetcher: ReturnType<typeof useFetcher<CartAnswer>>
}) {
  const { cart } = useTexts()
  const path = usePaths()
  const purpose = purposeSent(line.payload)
  const carried = {
    id: line.id,
    productId: line.referencedId,
    name: line.label,
    was: line.quantity,
    position,
    ...(purpose && { purpose: JSON.stringify(purpose) }),
  }

  return (
    <div className="cart-line-ways">
      <fetcher.Form method="post" action={path('cart')}>
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button
          type="submit"
          name="intent"
          value="remember"
          data-later="rather"
          aria-label={cart.rememberOf(line.label)}
        >
          <Heart aria-hidden size={16} />
          {cart.remember}
        </button>
        <button type="submit" name="intent" value="remove" aria-label={cart.removeOf(line.label)}>
          <Trash2 aria-hidden size={16} />
          {cart.remove}
        </button>
      </fetcher.Form>
      <LineJob line={line} fetcher={fetcher} />
    </div>
  )
}

/** What some more pieces would save on each. */
function TierHint({ line, money }: Pick<CartLineProps, 'line' | 'money'>) {
  const { cart } = useTexts()
  const tier = line.extensions.nextTier
  if (!tier) return null
  return (
    <p className="mt-1 text-sm text-primary tabular-nums">
      {cart.tier(tier.quantity - line.quantity, money(tier.unitPrice))}
    </p>
  )
}

/** Sends itself when the number changes; without scripts its buttons do. */
type QuantityFormProps = {
  line: Line
  fetcher: ReturnType<typeof useFetcher<CartAnswer>>
  typed: string | undefined
}

function QuantityForm({ line, fetcher, typed }: QuantityFormProps) {
  const { cart } = useTexts()
  const path = usePaths()
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { minPurchase, maxPurchase, purchaseSteps } = line.quantityInformation

  // Several steps in a row are one change.
  const sendSoon = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      pause.current = undefined
      form.current?.requestSubmit()
    }, 400)
  }

  // A corrected quantity takes the place of the one asked for, unless the shopper is already at the next.
  const { quantity } = line
  const isSettled = fetcher.state === 'idle' && fetcher.data !== undefined && !fetcher.data.problem
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('input[type=number]')
    if (isSettled && input && pause.current === undefined) input.value = String(quantity)
  }, [isSettled, quantity])

  // What was typed before the scripts came was typed all the same.
  useEffect(() => {
    const typed = form.current?.querySelector<HTMLInputElement>('input[type=number]')
    if (typed && typed.value !== typed.defaultValue) form.current?.requestSubmit()
  }, [])

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={path('cart')}
      noValidate
      className="flex items-center gap-2"
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="id" value={line.id} />
      <QuantityInput
        label={cart.quantityOf(line.label)}
        less={cart.less(line.label)}
        more={cart.more(line.label)}
        defaultValue={typed && Number.isFinite(Number(typed)) ? Number(typed) : quantity}
        min={minPurchase}
        max={maxPurchase}
        step={purchaseSteps}
        stepName="by"
        onQuantity={sendSoon}
      />
      <noscript>
        <Button look="quiet" type="submit" aria-label={cart.updateOf(line.label)}>
          {cart.update}
        </Button>
      </noscript>
    </fetcher.Form>
  )
}

function DeliveryPromise({ line, arrival }: Pick<CartLineProps, 'line' | 'arrival'>) {
  const texts = useTexts()
  const locale = useLocale()
  if (isDownload(line)) return <p className="mt-1 text-sm text-primary">{texts.cart.download}</p>
  if (!arrival) return null
  return (
    <p className="mt-1 text-sm">
      {texts.cart.delivery(formatDay(arrival.earliest, locale), formatDay(arrival.latest, locale))}
    </p>
  )
}
