import { ListingFrame } from '../listing/listing-frame.tsx'
import type { ListingQuery } from '../listing/listing-query.ts'
import type { WireListing } from '../listing/wire.ts'
import { ArticleTable } from './article-table.tsx'
import { PriceSwitch } from './price-switch.tsx'
import { TotalsBar } from './totals-bar.tsx'

type ArticleListingProps = { path: string; listing: WireListing; query: ListingQuery }

/** Systems as rows of a table, with the same filters as beside a list of cards. */
export function ArticleListing({ path, listing, query }: ArticleListingProps) {
  const vat = listing.elements.find(({ row }) => row)?.row?.vat ?? 0

  return (
    <ListingFrame
      {...{ path, listing, query }}
      above={
        <div className="mt-4">
          <PriceSwitch vat={vat} />
        </div>
      }
    >
      <ArticleTable {...{ path, listing, query }} />
      <TotalsBar />
    </ListingFrame>
  )
}
