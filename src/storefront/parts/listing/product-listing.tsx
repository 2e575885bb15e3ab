import { useTexts } from '../../shop-frame.tsx'
import { ProductGrid } from '../product/product-grid.tsx'
import { canNarrow, ListingFrame } from './listing-frame.tsx'
import type { ListingQuery } from './listing-query.ts'
import type { WireListing } from './wire.ts'

type ProductListingProps = { path: string; listing: WireListing; query: ListingQuery }

/** Products as cards, with all that narrows and orders them. */
export function ProductListing({ path, listing, query }: ProductListingProps) {
  const { products } = useTexts().catalogue.listing

  return (
    <ListingFrame {...{ path, listing, query }} above={<h2 className="sr-only">{products}</h2>}>
      <ProductGrid products={listing.elements} urgent narrow={canNarrow(listing, query)} />
    </ListingFrame>
  )
}
