import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../shop-frame.tsx'
import { FitBadge } from '../cabinet/fit-badge.tsx'
import { QuickAdd } from '../product/add-to-cart.tsx'
import { Picture } from '../product/picture.tsx'
import { ownPrice, stockOf } from '../product/product-facts.ts'
import { productPath, said } from '../product/product-path.ts'
import { ProductPrice, TaxNote } from '../product/product-price.tsx'
import { StockLine } from '../product/stock-line.tsx'
import type { WireProduct } from '../product/wire.ts'

/** Articles by their very number: whoever knows it wants this one, at once. */
export const FoundNumbers = ({ products }: { products: readonly WireProduct[] }) => (
  <ul className="border-t border-line">
    {products.map((product) => (
      <li key={product.id} className="border-b border-line py-4">
        <FoundNumber product={product} />
      </li>
    ))}
  </ul>
)

function FoundNumber({ product }: { product: WireProduct }) {
  const locale = useLocale()
  const stock = stockOf(product)

  return (
    <article className="group relative grid grid-cols-[6rem_1fr] items-center gap-x-5 gap-y-3 sm:grid-cols-[7rem_1fr_auto_15rem]">
      <div className="overflow-hidden rounded">
        <Picture media={product.cover?.media} place="thumb" silent />
      </div>
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">{product.productNumber}</p>
        <h3 className="mt-0.5">
          <Link to={productPath(locale, product)} className="stretched group-hover:text-primary">
            {said(product, 'name')}
          </Link>
        </h3>
        {product.subtitle && <p className="mt-0.5 text-sm text-muted">{product.subtitle}</p>}
        <FitBadge product={product} exact />
        <StockLine product={product} className="mt-1" />
      </div>
      <div className="max-sm:col-start-2 sm:text-right">
        <ProductPrice price={ownPrice(product)} />
        <TaxNote isSent={stock.kind !== 'download'} />
      </div>
      <div className="max-sm:col-span-2">{stock.kind !== 'gone' && <QuickAdd product={product} />}</div>
    </article>
  )
}
