import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { SystemDrawing } from '../../parts/lines/system-drawing.tsx'
import { searchCache } from '../../parts/listing/listing-cache.ts'
import { isNarrowed } from '../../parts/listing/listing-query.ts'
import { PageTrail } from '../../parts/page-trail.tsx'
import { addToCart } from '../../parts/product/add-to-cart-action.ts'
import { loadParts } from '../../parts/spares/load-parts.ts'
import { partMeta } from '../../parts/spares/part-meta.ts'
import { PartHelp, PartListing } from '../../parts/spares/part-page.tsx'
import { PartSearch } from '../../parts/spares/part-search.tsx'
import { FinderEntry, PartsByProduct } from '../../parts/spares/part-ways.tsx'
import { questionsData } from '../../parts/structured-data.ts'
import { ShopTerms } from '../../parts/terms.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['catalogue', 'spares'] as const

export const handle = { cache: searchCache }

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadParts(null, { storeApi: context.get(storeApiContext), locale: context.get(localeContext), request })

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData, texts, locale }) => {
  const { page, listing } = texts.spares
  const { jsonLd = [], ...meta } = partMeta(loaderData, texts, locale)
  return {
    ...meta,
    title: page.title,
    description: page.text,
    trail: [{ name: page.title }],
    jsonLd: [
      ...jsonLd,
      questionsData([
        { question: page.number, answer: page.numberText },
        { question: listing.help, answer: listing.helpText },
      ]),
    ],
  }
}

const types = { frontauszug: 'complete', drehtueren: 'swing-door', freistehend: 'free-standing' } as const

/** Three ways to a spare part: by its number, by where the system is fitted, by looking through all of them. */
export default function SpareParts() {
  const { listing, query, path: here, terms } = useLoaderData<typeof loader>()
  const { spares } = useTexts()
  const path = usePaths()
  const { page } = spares

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-20">
        <PageTrail />
        <h1>{page.title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{page.text}</p>
        <div className="mt-8 grid gap-x-12 gap-y-6 rounded-lg bg-primary-soft p-6 sm:p-9 lg:grid-cols-2">
          <PartSearch typed={query.search} />
          <div>
            <h2 className="text-lg">{page.number}</h2>
            <p className="mt-1 text-[0.9375rem]">{page.numberText}</p>
          </div>
        </div>
        {!query.search && (
          <section className="mt-12">
            <h2>{page.where}</h2>
            <ul className="mt-6 grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3">
              {(['frontauszug', 'drehtueren', 'freistehend'] as const).map((type) => (
                <li
                  key={type}
                  className="group relative grid grid-cols-[7rem_1fr] items-center gap-x-5 gap-y-3 bg-page p-5 hover:bg-surface md:max-lg:grid-cols-1 md:max-lg:content-start"
                >
                  <SystemDrawing kind={types[type]} className="h-auto w-full max-w-28" />
                  <div>
                    <h3 className="text-lg">
                      <Link to={path('sparePartsType', type)} className="stretched group-hover:text-primary">
                        {spares.listing.type[type]}
                      </Link>
                    </h3>
                    <p className="mt-1 text-sm text-muted">{page.types[type]}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
        <FinderEntry />
        {!query.search && !isNarrowed(query) && <PartsByProduct {...{ listing, query, here }} />}
        <section id="parts" className="mt-14 scroll-mt-24">
          <h2 className="mb-6">{query.search ? spares.listing.found(query.search) : spares.listing.parts}</h2>
          <PartListing {...{ listing, query, here }} />
        </section>
        <PartHelp typed={query.search} />
        <p className="mt-6 max-w-3xl text-sm text-muted">{page.years}</p>
      </div>
    </ShopTerms>
  )
}
