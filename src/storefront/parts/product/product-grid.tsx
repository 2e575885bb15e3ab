import { ProductCard } from './product-card.tsx'
import type { WireProduct } from './wire.ts'

type ProductGridProps = {
  products: readonly WireProduct[]
  /** A visitor sees these first, and of them the first. */
  urgent?: boolean
  heading?: 'h2' | 'h3'
  /** Beside a column of filters there is room for one less. */
  narrow?: boolean
  exact?: boolean
}

/** Of the urgent ones: a phone shows two of them when a listing opens, a desk eight; a desk has the time to draw what it needs of the rest. */
const seenAtOnce = 4

/** Only one picture can be the first: to hurry several makes none of them faster. */
export const ProductGrid = ({
  products,
  urgent = false,
  heading = 'h3',
  narrow,
  exact = false,
}: ProductGridProps) => (
  <ul className={`product-grid ${narrow ? 'xl:grid-cols-3' : 'lg:grid-cols-3 xl:grid-cols-4'}`}>
    {products.map((product, position) => (
      <li key={product.id} className={urgent && position < seenAtOnce ? undefined : 'below'}>
        <ProductCard product={product} heading={heading} exact={exact} urgent={urgent && position === 0} />
      </li>
    ))}
  </ul>
)
