import { ArrowRight } from 'lucide-react'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { closeDialog, Drawer, showDialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { formatMoney } from '../../values/shown-money.ts'
import { refreshCart, useCart } from '../browser/cart-state.ts'
import type { SideCartAsked } from '../browser/side-cart-state.ts'
import { keepUntold, takeUntold } from '../browser/untold.ts'
import { useUntold } from '../browser/use-untold.ts'
import { noteShown } from '../browser/visit.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { type CartNotice, isPersistent, joinNotices, noticeKind, noticeText } from './cart-notices.ts'
import type { Cart, CartLine, Terms } from './cart-shape.ts'
import { FreeShippingHint } from './cart-summary.tsx'
import { discountsOf, goodsOf, isEmptyCart, subtotalOf } from './cart-sums.ts'
import { NoticeList } from './notice-list.tsx'
import { purposeSent, purposeTyped } from './purpose-sent.ts'
import { isBack, type RemovedLine, rowsOf } from './removed-lines.ts'
import { SideCartFitting } from './side-cart-fitting.tsx'
import { SideCartGone, SideCartLine } from './side-cart-line.tsx'

const id = 'side-cart'

/** The cart at the side of the page, opened anew each time it is asked for. Without scripts there is the cart page. */
export function SideCart({ times, addedId }: SideCartAsked) {
  const { cart: words } = useTexts()
  const { cart, terms } = useCart()
  const { pathname } = useLocation()
  const [shown, setShown] = useState<readonly CartNotice[]>([])
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  // Another page is another matter. This comes first: on a new page one may ask again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason, not a value
  useEffect(() => closeDialog(id), [pathname])

  useEffect(() => {
    if (times === 0) return
    void refreshCart()
    showDialog(id)
  }, [times])

  // Last, so that what the first addition has to explain finds the side cart open.
  useTelling(setShown)

  return (
    <Drawer
      id={id}
      title={words.title}
      close={words.close}
      onClose={() => {
        setShown([])
        setRemoved([])
      }}
      footer={cart && terms && !isEmptyCart(cart) && <Ways cart={cart} terms={terms} />}
    >
      <div className="grid gap-4">
        <NoticeList notices={shown} />
        {cart && terms && !isEmptyCart(cart) && <FreeShippingHint cart={cart} terms={terms} />}
        {cart && terms && <Lines cart={cart} terms={terms} removed={removed} onRemoved={setRemoved} />}
        {cart && isEmptyCart(cart) && <Empty />}
        {cart && terms && addedId && !isEmptyCart(cart) && (
          <SideCartFitting key={addedId} productId={addedId} cart={cart} terms={terms} />
        )}
      </div>
    </Drawer>
  )
}

/**
 * What the shop changed is told once: inside the side cart while that is open, since nothing else can be
 * read then, otherwise in passing.
 */
function useTelling(show: Dispatch<SetStateAction<readonly CartNotice[]>>) {
  const texts = useTexts()
  const { showToast } = useToasts()
  const path = usePaths()
  const isDue = useUntold().length > 0

  useEffect(() => {
    if (!isDue) return
    const notices = takeUntold()
    void noteShown()
    if (document.querySelector<HTMLDialogElement>(`#${id}`)?.open) {
      return show((shown) => joinNotices(shown, notices))
    }
    for (const notice of notices) {
      const message = (
        <>
          {noticeText(notice, texts)}{' '}
          <Link className="link" to={path('cart')}>
            {texts.cart.toCart}
          </Link>
        </>
      )
      showToast(message, { tone: noticeKind(notice), persistent: isPersistent(notice) })
    }
  }, [isDue, show, showToast, texts, path])
}

function Lines({ cart, terms, removed, onRemoved }: LinesProps) {
  const { cart: words } = useTexts()
  const { addAll, remove } = useCart()
  const money = (amount: number) => formatMoney(amount, terms.currency)
  const goods = goodsOf(cart)
  const gone = removed.filter((line) => !isBack(line, goods))

  function takeOut({ id, referencedId, label: name, quantity, payload }: CartLine, position: number) {
    const sent = purposeSent(payload)
    const purpose = sent ? JSON.stringify(sent) : ''
    const line = { id, productId: referencedId, name, quantity, position, isRemembered: false, purpose }
    onRemoved([...removed.filter((other) => other.id !== id), line])
    void remove(id)
  }

  async function putBack({ id, productId, quantity, purpose }: RemovedLine) {
    const payload = purposeTyped(purpose)
    const { notices } = await addAll([{ id, referencedId: productId, quantity, ...(payload && { payload }) }])
    keepUntold(notices)
  }

  return (
    <ul aria-label={words.lines}>
      {rowsOf(goods, gone).map((row, position) =>
        'removed' in row ? (
          <SideCartGone
            key={`removed-${row.removed.id}`}
            removed={row.removed}
            onUndo={() => void putBack(row.removed)}
          />
        ) : (
          <SideCartLine
            key={row.line.id}
            line={row.line}
            money={money}
            onRemove={() => takeOut(row.line, position)}
          />
        ),
      )}
      {discountsOf(cart).map(({ id, label, price, payload, removable }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] gap-3 py-3 text-sm">
          <div>
            <p className="font-medium">{words.promotion.discount(label)}</p>
            {payload.code && <p className="text-muted">{words.promotion.byCode(payload.code)}</p>}
            {removable && (
              <button
                type="button"
                className="link min-h-11 text-sm"
                aria-label={words.promotion.remove(label)}
                onClick={() => void remove(id)}
              >
                {words.remove}
              </button>
            )}
          </div>
          <p className="font-semibold tabular-nums">{money(price.totalPrice || payload.shippingDiscount)}</p>
        </li>
      ))}
    </ul>
  )
}

type LinesProps = {
  cart: Cart
  terms: Terms
  /** What was taken out since the side cart was opened. */
  removed: readonly RemovedLine[]
  onRemoved: (removed: readonly RemovedLine[]) => void
}

function Empty() {
  const { cart: words } = useTexts()
  const path = usePaths()

  return (
    <div className="grid gap-4">
      <p className="text-muted">{words.empty.title}</p>
      <ButtonLink to={path('wasteSystems')}>{words.empty.systems}</ButtonLink>
      <ButtonLink to={path('spareParts')} look="quiet">
        {words.empty.spareParts}
      </ButtonLink>
    </div>
  )
}

function Ways({ cart, terms }: { cart: Cart; terms: Terms }) {
  const { cart: words } = useTexts()
  const path = usePaths()

  return (
    <div className="grid gap-3">
      <p className="flex justify-between font-semibold">
        <span>{words.summary.subtotal}</span>
        <span className="tabular-nums">{formatMoney(subtotalOf(cart, terms), terms.currency)}</span>
      </p>
      <p className="text-sm text-muted">{words.summary.priceHint[cart.price.taxStatus]}</p>
      <ButtonLink to={path('checkout')} wide>
        {words.checkout}
        <ArrowRight aria-hidden size={18} />
      </ButtonLink>
      <div className="flex flex-wrap gap-2 *:grow">
        <ButtonLink to={path('cart')} look="quiet" className="px-2 text-sm">
          {words.toCart}
        </ButtonLink>
        <Button look="plain" type="button" className="px-2 text-sm" onClick={() => closeDialog(id)}>
          {words.shopOn}
        </Button>
      </div>
    </div>
  )
}
