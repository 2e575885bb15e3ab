import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { SystemChoice } from '../../parts/lines/system-choice.tsx'
import { categoryMeta } from '../../parts/listing/category-meta.ts'
import { categoryIdOf } from '../../parts/listing/find-category.ts'
import { listingCache } from '../../parts/listing/listing-cache.ts'
import { loadCategory } from '../../parts/listing/load-category.ts'
import { ProductListing } from '../../parts/listing/product-listing.tsx'
import { addToCart } from '../../parts/product/add-to-cart-action.ts'
import { ShopTerms } from '../../parts/terms.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['catalogue', 'systems'] as const

export const handle = { cache: listingCache }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  return loadCategory(await categoryIdOf(storeApi, 'waste-systems'), { storeApi, locale, request })
}

export const action = addToCart

// A page of its own beside the category it lists: the same in all languages, under its own title.
export const meta: Meta<typeof loader> = ({ loaderData, texts, path, locale }) => {
  const { alternates: _, ...listed } = categoryMeta(
    { ...loaderData, canonical: path, trail: [] },
    texts,
    locale,
  )
  const { advanced, choice } = texts.systems
  return {
    ...listed,
    title: advanced.title,
    description: advanced.text,
    trail: [{ name: choice.title, to: paths.wasteSystems }, { name: advanced.title }],
  }
}

/** All systems for those who know what they want: by kind, or by every filter there is. */
export default function Advanced() {
  const { listing, query, path: here, terms } = useLoaderData<typeof loader>()
  const { site, systems } = useTexts()
  const path = usePaths()
  const { advanced, choice } = systems

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-20">
        <Breadcrumb
          label={site.breadcrumb}
          trail={[
            { name: site.home, to: path('home') },
            { name: choice.title, to: path('wasteSystems') },
            { name: advanced.title },
          ]}
        />
        <h1>{advanced.title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{advanced.text}</p>
        <section aria-label={choice.byType} className="mt-8">
          <SystemChoice heading="h2" to={(kind) => path('advancedType', kind)} />
        </section>
        <section className="mt-14">
          <h2 className="mb-6">{advanced.all}</h2>
          <ProductListing path={here} listing={listing} query={query} />
        </section>
        <section className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-lg bg-surface p-6 sm:p-9">
          <div>
            <h2>{advanced.professionals}</h2>
            <p className="mt-2 max-w-xl text-muted">{advanced.professionalsText}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={path('downloads')}>{advanced.downloads}</ButtonLink>
            <ButtonLink to={path('contact')} look="quiet">
              {advanced.dealer}
            </ButtonLink>
          </div>
        </section>
      </div>
    </ShopTerms>
  )
}
