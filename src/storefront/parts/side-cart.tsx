import { ArrowRight } from 'lucide-react'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { closeDialog, Drawer, showDialog } from '../../ui/dialog.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { formatMoney } from '../../values/shown-money.ts'
import { refreshCart, useCart } from '../browser/cart-state.ts'
import { takeUntold, useUntold } from '../browser/untold.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { type CartNotice, isPersistent, joinNotices, noticeKind, noticeText } from './cart-notices.ts'
import { CartPicture } from './cart-picture.tsx'
import type { Cart, Terms } from './cart-shape.ts'
import { discountsOf, goodsOf, isEmptyCart, subtotalOf } from './cart-sums.ts'
import { NoticeList } from './notice-list.tsx'

const id = 'side-cart'

/** The cart at the side of the page, opened anew each time it is asked for. Without scripts there is the cart page. */
export function SideCart({ asked }: { asked: number }) {
  const { cart: words } = useTexts()
  const { cart, terms } = useCart()
  const { pathname } = useLocation()
  const [shown, setShown] = useState<readonly CartNotice[]>([])
  // Another page is another matter. This comes first: on a new page one may ask again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason, not a value
  useEffect(() => closeDialog(id), [pathname])

  useEffect(() => {
    if (asked === 0) return
    void refreshCart()
    showDialog(id)
  }, [asked])

  // Last, so that what the first addition has to explain finds the side cart open.
  useTelling(setShown)

  return (
    <Drawer
      id={id}
      title={words.title}
      close={words.close}
      onClose={() => setShown([])}
      footer={cart && terms && !isEmptyCart(cart) && <Ways cart={cart} terms={terms} />}
    >
      <div className="grid gap-4">
        <NoticeList notices={shown} />
        {cart && terms && !isEmptyCart(cart) && <Lines cart={cart} terms={terms} />}
        {cart && isEmptyCart(cart) && <p className="text-muted">{words.empty.title}</p>}
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

function Lines({ cart, terms }: { cart: Cart; terms: Terms }) {
  const { cart: words } = useTexts()
  const path = usePaths()
  const { remove } = useCart()

  return (
    <ul className="grid gap-4" aria-label={words.lines}>
      {goodsOf(cart).map((line) => (
        <li key={line.id} className="grid grid-cols-[auto_1fr_auto] gap-3">
          <CartPicture cover={line.cover} size="small" />
          <div className="min-w-0 text-sm">
            <Link
              className="font-medium hover:text-primary hover:underline"
              to={path('detail', line.referencedId)}
            >
              {line.label}
            </Link>
            <p className="text-muted">{line.payload.options.map(({ option }) => option).join(', ')}</p>
            <p className="text-muted tabular-nums">
              {line.quantity} × {formatMoney(line.price.unitPrice, terms.currency)}
            </p>
            {line.removable && (
              <button
                type="button"
                className="link min-h-11 text-sm"
                aria-label={words.removeOf(line.label)}
                onClick={() => void remove(line.id)}
              >
                {words.remove}
              </button>
            )}
          </div>
          <p className="text-sm font-semibold tabular-nums">
            {formatMoney(line.price.totalPrice, terms.currency)}
          </p>
        </li>
      ))}
      {discountsOf(cart).map(({ id, label, price, payload, removable }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] gap-3 text-sm">
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
          <p className="font-semibold tabular-nums">
            {formatMoney(price.totalPrice || payload.shippingDiscount, terms.currency)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Ways({ cart, terms }: { cart: Cart; terms: Terms }) {
  const { cart: words } = useTexts()
  const path = usePaths()

  return (
    <div className="grid gap-3">
      <p className="flex justify-between font-semibold tabular-nums">
        <span>{words.summary.subtotal}</span>
        <span>{formatMoney(subtotalOf(cart, terms), terms.currency)}</span>
      </p>
      <p className="text-sm text-muted">{words.summary.priceHint[cart.price.taxStatus]}</p>
      <ButtonLink to={path('checkout')} wide>
        {words.checkout}
        <ArrowRight aria-hidden size={18} />
      </ButtonLink>
      <div className="grid grid-cols-2 gap-2">
        <ButtonLink to={path('cart')} look="quiet">
          {words.toCart}
        </ButtonLink>
        <Button look="plain" type="button" onClick={() => closeDialog(id)}>
          {words.shopOn}
        </Button>
      </div>
    </div>
  )
}
