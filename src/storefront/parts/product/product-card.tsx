import { Link } from 'react-router'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { QuickAdd } from './add-to-cart.tsx'
import { Picture } from './picture.tsx'
import { ProductBadge } from './product-badges.tsx'
import { needsChoice, ownPrice, shownPrice, stockOf } from './product-facts.ts'
import { productPath, said } from './product-path.ts'
import { ProductPrice, TaxNote } from './product-price.tsx'
import { ProductRating } from './product-rating.tsx'
import { StockLine } from './stock-line.tsx'
import type { WireProduct } from './wire.ts'

type ProductCardProps = {
  product: WireProduct
  /** One of the first a visitor sees: its picture is not waited for. */
  urgent?: boolean
  /** The level of its heading, one below that of the list it stands in. */
  heading?: 'h2' | 'h3'
  /** It stands for itself, not for its family: its own price, and nothing left to choose. */
  exact?: boolean
}

/** A product in a list: seen, named, priced, and in the cart with one click where there is nothing to choose. */
export function ProductCard({ product, urgent, heading: Heading = 'h3', exact = false }: ProductCardProps) {
  const { card } = useTexts().catalogue
  const locale = useLocale()
  const name = said(product, 'name')
  const stock = stockOf(product)
  const mustChoose = needsChoice(product) && !exact

  return (
    <article className="group relative grid grid-cols-[7.5rem_1fr] gap-x-4 sm:flex sm:h-full sm:flex-col">
      <div className="relative self-start overflow-hidden rounded sm:w-full">
        <Picture media={product.cover?.media} place="card" silent {...(urgent && { urgent })} />
        <ProductBadge product={product} />
      </div>
      <div className="flex min-w-0 grow flex-col sm:pt-3">
        <Heading className="text-base leading-snug">
          <Link to={productPath(locale, product)} className="stretched group-hover:text-primary">
            {name}
          </Link>
        </Heading>
        {product.subtitle && <p className="mt-0.5 line-clamp-2 text-sm text-muted">{product.subtitle}</p>}
        <p className="mt-1 text-xs text-muted tabular-nums">
          {card.number} {product.productNumber}
        </p>
        <div className="mt-1 text-sm">
          <ProductRating average={product.ratingAverage} count={product.reviewCount} />
        </div>
        <div className="mt-auto grid gap-1 pt-2">
          <ProductPrice price={exact ? ownPrice(product) : shownPrice(product)} />
          <TaxNote isSent={stock.kind !== 'download'} />
          <StockLine product={product} />
          <div className="pt-2">
            {mustChoose || stock.kind === 'gone' ? (
              <span aria-hidden className="button button-quiet w-full group-hover:border-ink">
                {mustChoose ? card.choose : card.details}
              </span>
            ) : (
              <QuickAdd product={product} />
            )}
          </div>
        </div>
      </div>
    </article>
  )
}
