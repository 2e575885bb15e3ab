import { type ReactNode, useState } from 'react'
import { formatMoney } from '../../../values/shown-money.ts'
import { useTexts } from '../../shop-frame.tsx'
import { CartLine } from '../cart-line.tsx'
import type { Terms } from '../cart-shape.ts'
import { CartSummary, FreeShippingHint } from '../cart-summary.tsx'
import { arrivalsOf, goodsOf } from '../cart-sums.ts'
import { NoticeList } from '../notice-list.tsx'
import type { WireProduct } from '../product/wire.ts'
import { PromotionForm } from '../promotion-form.tsx'
import { SideCartGone, SideCartLine } from '../side-cart-line.tsx'
import { noticeAbout, sampleCart, sampleNotices } from './samples/cart.ts'

type CartPartsProps = { products: readonly WireProduct[]; terms: Terms }

/** What is in the cart, what it costs, and all that the cart may have to say. */
export function CartParts({ products, terms }: CartPartsProps) {
  const { styleguide, notices: words, cart: texts } = useTexts()
  const cart = sampleCart(products, styleguide.discount, terms)
  const money = (amount: number) => formatMoney(amount, terms.currency)
  const arrivals = arrivalsOf(cart)
  const [product] = products
  const told = product ? [noticeAbout(product)] : []

  return (
    <div className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ul className="border-t border-line">
          {goodsOf(cart).map((line, position) => (
            <CartLine
              key={line.id}
              line={line}
              notices={told}
              answer={undefined}
              arrival={arrivals.get(line.id)}
              systems={undefined}
              {...{ position, money }}
            />
          ))}
        </ul>
        <div className="card grid grid-cols-[minmax(0,1fr)] gap-5 p-6">
          <CartSummary cart={cart} terms={terms} editable />
          <FreeShippingHint cart={cart} terms={terms} />
          <PromotionForm cart={cart} notices={[]} answer={undefined} id="sample-code" />
        </div>
      </div>
      <ul className="max-w-md border-t border-line" aria-label={texts.lines}>
        {goodsOf(cart).map((line) => (
          <Removable key={line.id} name={line.label}>
            {(remove) => <SideCartLine line={line} money={money} onRemove={remove} />}
          </Removable>
        ))}
      </ul>
      {product && (
        <div className="grid items-start gap-x-6 gap-y-2 md:grid-cols-2">
          {halves(Object.keys(words.cart)).map((kinds) => (
            <NoticeList
              key={kinds[0]}
              notices={sampleNotices(kinds, product)}
              problem={kinds[0] === Object.keys(words.cart)[0] ? { code: 'offline', detail: {} } : null}
            />
          ))}
        </div>
      )}
    </div>
  )
}

type RemovableProps = { name: string; children: (remove: () => void) => ReactNode }

/** Taken out by its button, and put back by the one that stands there then. */
function Removable({ name, children }: RemovableProps) {
  const [isGone, setGone] = useState(false)
  if (!isGone) return children(() => setGone(true))
  const removed = {
    id: name,
    productId: name,
    name,
    quantity: 1,
    position: 0,
    isRemembered: false,
    purpose: '',
  }
  return <SideCartGone removed={removed} onUndo={() => setGone(false)} />
}

function halves<One>(all: readonly One[]): One[][] {
  const middle = Math.ceil(all.length / 2)
  return [all.slice(0, middle), all.slice(middle)]
}
