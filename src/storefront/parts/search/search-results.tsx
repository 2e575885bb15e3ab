import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { isNarrowed, type ListingQuery, listingHref } from '../listing/listing-query.ts'
import { ProductListing } from '../listing/product-listing.tsx'
import { FoundNumbers } from './found-numbers.tsx'
import { FoundDocuments, FoundPages } from './found-pages.tsx'
import type { Found } from './load-search.ts'

type SearchResultsProps = { found: Found; query: ListingQuery; path: string }

/** What was found, group by group; what is found by its number comes first. */
export function SearchResults({ found, query, path }: SearchResultsProps) {
  const { search } = useTexts()
  const { listing, numbers, pages, documents } = found
  const isPlain = query.page === 1 && !isNarrowed(query)
  const groups: { key: keyof typeof search.groups; title?: string; total: number; content: ReactNode }[] = [
    {
      key: 'numbers',
      ...(numbers.isMisread && { title: search.misread(query.search) }),
      total: isPlain ? numbers.products.length : 0,
      content: <FoundNumbers products={numbers.products} />,
    },
    {
      key: 'products',
      total:
        isPlain && saysTheSame(found) ? 0 : isNarrowed(query) ? Math.max(1, listing.total) : listing.total,
      content: <ProductListing path={path} listing={listing} query={query} />,
    },
    { key: 'pages', total: pages.total, content: <FoundPages pages={pages} /> },
    { key: 'documents', total: documents.total, content: <FoundDocuments documents={documents} /> },
  ]
  const shown = groups.filter(({ total }) => total > 0)

  return (
    <>
      {shown.length > 1 && (
        <nav aria-label={search.foundIn} className="mt-8">
          <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap">
            {shown.map(({ key, total }) => (
              <li key={key}>
                <a
                  href={`#${key}`}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 whitespace-nowrap hover:border-primary hover:text-primary"
                >
                  {search.groups[key]}
                  <small className="text-muted tabular-nums">{total}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.map(({ key, title, content }) => (
        <section key={key} aria-labelledby={key} className="mt-12">
          <h2 id={key} className="mb-6 scroll-mt-24">
            {title ?? search.groups[key]}
          </h2>
          {content}
        </section>
      ))}
    </>
  )
}

/** Says that something else was looked for, and leads back; or what may have been meant. */
export function Correction({ found, query, path }: SearchResultsProps) {
  const { search } = useTexts()
  const { corrected, meant } = found
  if (corrected) {
    return (
      <p className="mt-3 text-lg">
        {search.instead}{' '}
        <Link to={listingHref(path, query, { exactly: true })} className="link">
          {search.insteadFor(query.search)}
        </Link>
      </p>
    )
  }
  if (!meant) return null
  return (
    <p className="mt-3 text-lg">
      {search.meant}{' '}
      <Link to={listingHref(path, query, { search: meant, exactly: false })} className="link">
        {meant}
      </Link>
    </p>
  )
}

/** Whether the list would only show once more what was found by its number. */
function saysTheSame({ listing, numbers }: Found): boolean {
  const isFound = (id: string, parentId: string | null | undefined) =>
    numbers.products.some(
      (product) => product.id === id || (Boolean(parentId) && product.parentId === parentId),
    )
  return (
    listing.total <= listing.elements.length &&
    listing.elements.every(({ id, parentId }) => isFound(id, parentId))
  )
}

export const isNothing = ({ listing, numbers, pages, documents }: Found): boolean =>
  listing.total + numbers.products.length + pages.total + documents.total === 0
