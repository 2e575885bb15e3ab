import { ButtonLink } from '../../../ui/button.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { isNarrowed } from '../listing/listing-query.ts'
import type { LoadedCategory } from '../listing/load-category.ts'
import { ProductListing } from '../listing/product-listing.tsx'
import { PageTrail } from '../page-trail.tsx'
import { said } from '../product/product-path.ts'
import { ShopTerms } from '../terms.tsx'
import { PartGroups } from './part-groups.tsx'
import { PartSearch } from './part-search.tsx'
import { FinderEntry } from './part-ways.tsx'

/** A group of spare parts: the groups in it, a search, and the parts. */
export function PartPage({ loaded }: { loaded: LoadedCategory }) {
  const { category, children, listing, query, path: here, terms } = loaded
  const { spares } = useTexts()
  const name = said(category, 'name')
  const description = said(category, 'description')

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-20">
        <PageTrail />
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <div>
            <h1>{spares.listing.heading(name)}</h1>
            {description && <p className="mt-3 text-lg text-muted">{description}</p>}
          </div>
          <div className="self-end">
            <PartSearch typed={query.search} beside />
          </div>
        </div>
        <div className="mt-8">
          <PartGroups groups={children} />
        </div>
        <div className="mt-10">
          <PartListing {...{ listing, query, here }} />
        </div>
        <FinderEntry />
        <PartHelp typed={query.search} />
      </div>
    </ShopTerms>
  )
}

/** The parts, or that there is none by what was looked for. */
export function PartListing({
  listing,
  query,
  here,
}: Pick<LoadedCategory, 'listing' | 'query'> & { here: string }) {
  const { listing: texts } = useTexts().spares
  if (query.search && listing.total === 0 && !isNarrowed(query)) {
    return (
      <div role="status" className="border-y border-line py-8">
        <h2>{texts.nothing(query.search)}</h2>
        <p className="mt-2 text-muted">{texts.nothingText}</p>
        <p className="mt-5">
          <ButtonLink to={here} look="quiet">
            {texts.all}
          </ButtonLink>
        </p>
      </div>
    )
  }
  return <ProductListing path={here} listing={listing} query={query} />
}

/** Asking takes along what was looked for. */
export function PartHelp({ typed }: { typed: string }) {
  const { listing } = useTexts().spares
  const path = usePaths()
  const known = typed ? { subject: listing.subject, comment: listing.comment(typed) } : {}

  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-lg bg-surface p-6 sm:p-9">
      <div>
        <h2>{listing.help}</h2>
        <p className="mt-2 max-w-xl text-muted">{listing.helpText}</p>
      </div>
      <ButtonLink to={path('contact', known)}>{listing.contact}</ButtonLink>
    </section>
  )
}
