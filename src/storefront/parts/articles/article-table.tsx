// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is no table to a browser any more
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { type ListingQuery, listingHref } from '../listing/listing-query.ts'
import type { WireListing } from '../listing/wire.ts'
import { ArticleTableRow } from './article-table-row.tsx'

type ArticleTableProps = { path: string; listing: WireListing; query: ListingQuery }

/** The columns the Store API sorts by, in their order. */
const columns = ['number', 'width', 'height', 'depth', 'bins', 'litres', 'stock', 'price'] as const

/** Systems one by one, dense: what they measure, what they cost, how many of each. */
export function ArticleTable({ path, listing, query }: ArticleTableProps) {
  const { table } = useTexts().professional

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
    <section className="articles-room" aria-label={table.scroll} tabIndex={0}>
      <table role="table" className="articles articles-cards">
        <caption className="sr-only">{table.name}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <SortHead key={column} {...{ column, path, query, sorting: listing.sorting }} />
            ))}
            {[table.quantity, table.documents].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {listing.elements.map((product) => (
            <ArticleTableRow key={product.id} product={product} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type SortHeadProps = Pick<ArticleTableProps, 'path' | 'query'> & {
  column: (typeof columns)[number]
  sorting: string
}

/** The first click sorts upwards, the next one downwards. */
function SortHead({ column, path, query, sorting }: SortHeadProps) {
  const { table } = useTexts().professional
  const [sorted, way] = sorting.split('-')
  const isSorted = sorted === column
  const next = isSorted && way === 'asc' ? 'desc' : 'asc'
  const name = column === 'number' ? table.article : column === 'width' ? table.widthShort : table[column]
  const Arrow = way === 'asc' ? ArrowUp : ArrowDown

  return (
    <th
      role="columnheader"
      scope="col"
      className={column === 'number' ? '' : 'number'}
      {...(isSorted && { 'aria-sort': way === 'asc' ? 'ascending' : 'descending' })}
    >
      <Link
        to={listingHref(path, query, { order: `${column}-${next}` })}
        preventScrollReset
        title={table.sortBy(name, next)}
        {...(isSorted && { 'aria-current': 'true' })}
      >
        {name}
        {isSorted && <Arrow aria-hidden size={14} />}
      </Link>
    </th>
  )
}
