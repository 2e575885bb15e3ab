import { usePaths } from '../../shop-frame.tsx'
import type { Terms } from '../cart-shape.ts'
import { ClosureNotice } from '../closure-notice.tsx'
import { Claims, type ShownClaim } from '../home/claims.tsx'
import { LineIndex } from '../lines/line-index.tsx'
import type { LineLink } from '../lines/load-lines.ts'
import { SystemChoice } from '../lines/system-choice.tsx'
import { ProductGrid } from '../product/product-grid.tsx'
import type { WireProduct } from '../product/wire.ts'
import { SearchForm } from '../search/search-form.tsx'
import { PartSearch } from '../spares/part-search.tsx'

type ShopPartsProps = {
  products: readonly WireProduct[]
  lines: readonly LineLink[]
  closures: Terms['closures']
  claims: readonly ShownClaim[]
}

/** Parts that need the shop: with what it has today. */
export function ShopParts({ products, lines, closures, claims }: ShopPartsProps) {
  const path = usePaths()

  return (
    <div className="grid grid-cols-1 gap-12">
      <ProductGrid products={products} />
      <SystemChoice to={(kind) => path('configuratorType', kind)} />
      <LineIndex lines={lines} />
      <Claims claims={claims} />
      <ClosureNotice closures={closures} />
      <div className="grid gap-8 md:grid-cols-2">
        <SearchForm />
        <PartSearch />
      </div>
    </div>
  )
}
