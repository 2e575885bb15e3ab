import { useTexts } from '../../shop-frame.tsx'
import { Accessories } from './accessories.tsx'
import { ProductGrid } from './product-grid.tsx'
import { said } from './product-path.ts'
import type { WireCrossSelling } from './wire-detail.ts'

/** What goes with a product: the systems it fits, small, since there are many; anything else as cards. */
export function CrossSelling({ rows }: { rows: readonly WireCrossSelling[] }) {
  const { product: texts } = useTexts()

  return rows
    .filter(({ products }) => products.length > 0)
    .map(({ crossSelling, products }) => {
      const isFit = crossSelling.kind === 'fits-with'
      const name = isFit ? texts.fitsWith : said(crossSelling, 'name')
      return (
        <section key={name} className="below mt-16">
          <h2>{name}</h2>
          <div className="mt-6">
            {isFit ? <Accessories products={products} /> : <ProductGrid products={products} />}
          </div>
        </section>
      )
    })
}
