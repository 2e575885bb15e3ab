import { ProductGrid } from './product-grid.tsx'
import { said } from './product-path.ts'
import type { WireCrossSelling } from './wire-detail.ts'

/** What goes with a product: accessories, spare parts, what it fits. */
export const CrossSelling = ({ rows }: { rows: readonly WireCrossSelling[] }) =>
  rows
    .filter(({ products }) => products.length > 0)
    .map(({ crossSelling, products }) => (
      <section key={said(crossSelling, 'name')} className="mt-16">
        <h2>{said(crossSelling, 'name')}</h2>
        <div className="mt-6">
          <ProductGrid products={products} />
        </div>
      </section>
    ))
