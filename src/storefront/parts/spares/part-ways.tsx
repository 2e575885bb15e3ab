import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { type ListingQuery, listingHref } from '../listing/listing-query.ts'
import type { WireListing } from '../listing/wire.ts'

/** For whoever does not know what the part is called. */
export function FinderEntry() {
  const { page } = useTexts().spares
  const path = usePaths()

  return (
    <section
      aria-labelledby="finder"
      className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg border border-line p-6 sm:p-9"
    >
      <div className="max-w-xl">
        <h2 id="finder">{page.findTitle}</h2>
        <p className="mt-2 text-muted">{page.findText}</p>
      </div>
      <ButtonLink to={path('partFinder')} size="large">
        {page.findStart}
        <ArrowRight aria-hidden size={18} />
      </ButtonLink>
    </section>
  )
}

/** Lines and former generations, each with how many parts fit it. */
export function PartsByProduct({
  listing,
  query,
  here,
}: {
  listing: WireListing
  query: ListingQuery
  here: string
}) {
  const { page, listing: texts } = useTexts().spares
  const groups = listing.aggregations.properties?.entities ?? []
  const fitted = ['fits', 'predecessor'].flatMap((key) => groups.find((group) => group.key === key) ?? [])
  if (fitted.length === 0) return null

  return (
    <section aria-labelledby="by-product" className="mt-14">
      <h2 id="by-product">{page.byProduct}</h2>
      <p className="mt-2 text-muted">{page.byProductText}</p>
      <ul className="mt-6 grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {fitted.flatMap(({ options }) =>
          options.map(({ id, name, count }) => (
            <li key={id} className="border-b border-line">
              <Link
                to={`${listingHref(here, query, { options: [id] })}#parts`}
                className="flex min-h-14 items-center justify-between gap-4 font-medium hover:text-primary"
              >
                {name}
                <span className="text-sm font-normal text-muted tabular-nums">{texts.count(count ?? 0)}</span>
              </Link>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}
