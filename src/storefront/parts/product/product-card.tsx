import { Link } from '../../../ui/link.tsx'
import { unbroken } from '../../../values/unbroken.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { FitBadge } from '../cabinet/fit-badge.tsx'
import { Heart } from '../wishlist/heart.tsx'
import { QuickAdd } from './add-to-cart.tsx'
import { CardFacts, CardSwatches } from './card-facts.tsx'
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
  /** The first a visitor sees. */
  urgent?: boolean
  /** The level of its heading, one below that of the list it stands in. */
  heading?: 'h2' | 'h3'
  /** It stands for itself, not for its family: its own price, and nothing left to choose. */
  exact?: boolean
  /** What its heart does where scripts have not arrived; otherwise it remembers. */
  heart?: 'forget'
  /** Told once it lies in the cart. */
  onAdded?: () => void
}

/** A product in a list: seen, named, priced, and in the cart with one click where there is nothing to choose. */
export function ProductCard({
  product,
  urgent,
  heading: Heading = 'h3',
  exact = false,
  heart,
  onAdded,
}: ProductCardProps) {
  const { card } = useTexts().catalogue
  const locale = useLocale()
  const stock = stockOf(product)
  const mustChoose = needsChoice(product) && !exact
  const second = product.glance?.second

  return (
    <article className="product-card group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-lg">
        <Picture media={product.cover?.media} place="card" silent {...(urgent && { urgent })} />
        {second && (
          <div
            aria-hidden
            className="absolute inset-0 opacity-0 group-hover:opacity-100 max-lg:hidden motion-safe:transition-opacity motion-safe:duration-300 pointer-coarse:hidden"
          >
            <Picture media={second} place="card" silent className="size-full object-cover" />
          </div>
        )}
        <ProductBadge product={product} />
        <FitBadge product={product} exact={exact} on="picture" />
        <div className="card-heart">
          <Heart productId={product.id} name={said(product, 'name')} {...(heart && { does: heart })} />
        </div>
      </div>
      <div className="flex grow flex-col pt-3 sm:pt-4">
        <Heading className="text-lg leading-snug sm:text-[1.0625rem]">
          <Link to={productPath(locale, product)} className="stretched group-hover:text-primary">
            {unbroken(said(product, 'name'))}
          </Link>
        </Heading>
        <CardFacts product={product} />
        <p className="mt-1 text-xs text-muted tabular-nums">
          {card.number} {product.productNumber}
        </p>
        <CardSwatches product={product} />
        <div className="mt-1 text-sm empty:hidden [&_.rating]:flex-wrap">
          <ProductRating of={product} />
        </div>
        <div className="mt-auto grid gap-1 pt-3">
          <ProductPrice price={exact ? ownPrice(product) : shownPrice(product)} />
          <TaxNote isSent={stock.kind !== 'download'} />
          <StockLine product={product} />
          <div className="pt-2">
            {mustChoose || stock.kind === 'gone' ? (
              <span aria-hidden className="button button-quiet w-full group-hover:border-ink">
                {mustChoose ? card.choose : card.details}
              </span>
            ) : (
              <QuickAdd product={product} {...(onAdded && { onAdded })} />
            )}
          </div>
        </div>
      </div>
    </article>
  )
}
