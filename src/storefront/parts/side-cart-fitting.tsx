import { Check, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from '../../ui/link.tsx'
import { useCart } from '../browser/cart-state.ts'
import { fetchStoreApi } from '../browser/fetch-store-api.ts'
import { keepUntold } from '../browser/untold.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { CartPicture } from './cart-picture.tsx'
import type { Cart, Terms } from './cart-shape.ts'
import { goodsOf } from './cart-sums.ts'
import { AddFailed } from './product/add-to-cart.tsx'
import { needsChoice, ownPrice, stockOf } from './product/product-facts.ts'
import { said } from './product/product-path.ts'
import { ProductPrice } from './product/product-price.tsx'
import type { WireProduct } from './product/wire.ts'
import { ShopTerms } from './terms.tsx'

type FittingProps = {
  /** What was put in last. */
  productId: string
  cart: Cart
  terms: Terms
}

/** Some are in the cart already or sold out; more than these are not looked through for the few that are shown. */
const lookedThrough = 12
const shown = 3

/** Accessories of the product that was just put in, quietly below the lines; nothing when there are none left. */
export function SideCartFitting({ productId, cart, terms }: FittingProps) {
  const { fitting } = useTexts().cart
  const [taken, setTaken] = useState<readonly string[]>([])
  const lying: readonly string[] = goodsOf(cart).map(({ referencedId }) => referencedId)
  // What was taken from here stays where its button was, which has the focus.
  const offered = useAccessories(productId)
    .filter(({ id }) => taken.includes(id) || !lying.includes(id))
    .slice(0, shown)
  if (offered.length === 0) return null

  const { currency, context } = terms
  return (
    <ShopTerms
      terms={{
        currency: currency.isoCode,
        moneyLocale: currency.moneyLocale,
        taxState: context.taxState,
      }}
    >
      <section aria-labelledby="side-cart-fitting" className="mt-2">
        <h3 id="side-cart-fitting" className="text-sm font-semibold text-muted">
          {fitting}
        </h3>
        <ul>
          {offered.map((product) => (
            <Offer
              key={product.id}
              product={product}
              isIn={lying.includes(product.id)}
              onTake={() => setTaken((before) => [...before, product.id])}
            />
          ))}
        </ul>
      </section>
    </ShopTerms>
  )
}

/** Those that can go into the cart as they are. */
function useAccessories(productId: string): readonly WireProduct[] {
  const [products, setProducts] = useState<readonly WireProduct[]>([])

  useEffect(() => {
    let isWanted = true
    fetchStoreApi()
      .call('POST /product/{productId}/cross-selling', { productId, limit: lookedThrough })
      .then((rows) => {
        const row = rows.find(({ crossSelling }) => crossSelling.kind === 'accessories')
        if (isWanted && row) setProducts(row.products.filter(isReady))
      })
      .catch((error: unknown) =>
        console.warn('What fits could not be looked up; the cart does without.', error),
      )
    return () => {
      isWanted = false
    }
  }, [productId])
  return products
}

const isReady = (product: WireProduct): boolean => !needsChoice(product) && stockOf(product).kind !== 'gone'

type OfferProps = { product: WireProduct; isIn: boolean; onTake: () => void }

function Offer({ product, isIn, onTake }: OfferProps) {
  const { card } = useTexts().catalogue
  const path = usePaths()
  const { add } = useCart()
  const [state, setState] = useState<'still' | 'adding' | 'failed'>('still')
  const name = said(product, 'name')
  // It stays able to take the focus, which would be lost with it.
  const isOff = isIn || state === 'adding'

  async function take() {
    if (isOff) return
    setState('adding')
    onTake()
    const { problem, notices } = await add(product.id, product.minPurchase)
    setState(problem ? 'failed' : 'still')
    keepUntold(notices)
  }

  return (
    <li className="side-line items-center last:border-0">
      <CartPicture cover={product.cover?.media} size="small" />
      <div className="min-w-0 text-sm">
        <Link className="font-medium hover:text-primary hover:underline" to={path('detail', product.id)}>
          {name}
        </Link>
        <ProductPrice price={ownPrice(product)} />
        {state === 'failed' && <AddFailed />}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={card.addNamed(name)}
        aria-disabled={isOff}
        onClick={() => void take()}
      >
        {isIn ? <Check aria-hidden size={20} className="text-primary" /> : <Plus aria-hidden size={20} />}
      </button>
      <span role="status" className="sr-only">
        {isIn && card.addedNamed(name)}
      </span>
    </li>
  )
}
