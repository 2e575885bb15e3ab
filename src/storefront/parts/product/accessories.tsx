import { Link } from '../../../ui/link.tsx'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { FitBadge } from '../cabinet/fit-badge.tsx'
import { QuickAdd } from './add-to-cart.tsx'
import { Picture } from './picture.tsx'
import { needsChoice, ownPrice, shownPrice, stockOf } from './product-facts.ts'
import { productPath, said } from './product-path.ts'
import { ProductPrice, TaxNote } from './product-price.tsx'
import type { WireProduct } from './wire.ts'

/** What fits a product, or what it fits, small: seen, named, priced, and in the cart with one click. */
export const Accessories = ({ products }: { products: readonly WireProduct[] }) => (
  <>
    <ul className="accessories">
      {products.map((product) => (
        <li key={product.id}>
          <Accessory product={product} />
        </li>
      ))}
    </ul>
    <TaxNote className="mt-4" />
  </>
)

function Accessory({ product }: { product: WireProduct }) {
  const { card } = useTexts().catalogue
  const locale = useLocale()

  return (
    <div className="accessory">
      <Picture media={product.cover?.media} place="thumb" silent className="rounded-sm" />
      <div className="min-w-0">
        <h3 className="text-base">
          <Link to={productPath(locale, product)} className="stretched hover:text-primary">
            {said(product, 'name')}
          </Link>
        </h3>
        <p className="text-xs text-muted tabular-nums">
          {card.number} {product.productNumber}
        </p>
        <FitBadge product={product} />
        <ProductPrice price={needsChoice(product) ? shownPrice(product) : ownPrice(product)} />
      </div>
      {!needsChoice(product) && stockOf(product).kind !== 'gone' && <QuickAdd product={product} compact />}
    </div>
  )
}
