import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { findKind } from '../../parts/lines/find-kind.ts'
import { SystemDrawing } from '../../parts/lines/system-drawing.tsx'
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

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const kind = findKind(params.type)
  const loaded = await loadCategory(await categoryIdOf(storeApi, `waste-systems/${kind}`), {
    storeApi,
    locale,
    request,
  })
  return { ...loaded, kind }
}

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData, texts, path, locale }) => {
  const { kind, ...loaded } = loaderData
  const { alternates: _, ...listed } = categoryMeta({ ...loaded, canonical: path, trail: [] }, texts, locale)
  const { name, text } = texts.systems.kinds[kind]
  const { advanced, choice } = texts.systems
  return {
    ...listed,
    title: `${name}, ${advanced.title}`,
    description: text,
    trail: [
      { name: choice.title, to: paths.wasteSystems },
      { name: advanced.title, to: paths.advanced },
      { name },
    ],
  }
}

/** All systems of one kind, with every filter there is. */
export default function AdvancedType() {
  const { listing, query, path: here, terms, kind } = useLoaderData<typeof loader>()
  const { site, systems } = useTexts()
  const path = usePaths()
  const { advanced, choice, kinds } = systems

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-20">
        <Breadcrumb
          label={site.breadcrumb}
          trail={[
            { name: site.home, to: path('home') },
            { name: choice.title, to: path('wasteSystems') },
            { name: advanced.title, to: path('advanced') },
            { name: kinds[kind].name },
          ]}
        />
        <div className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
          <div>
            <h1>{kinds[kind].name}</h1>
            <p className="mt-3 max-w-2xl text-lg text-muted">{kinds[kind].text}</p>
            <p className="mt-6">
              <ButtonLink to={path('configuratorType', kind)} look="quiet">
                {advanced.measure}
              </ButtonLink>
            </p>
          </div>
          <SystemDrawing kind={kind} className="h-44 w-auto max-md:hidden" />
        </div>
        <div className="mt-10">
          <ProductListing path={here} listing={listing} query={query} />
        </div>
      </div>
    </ShopTerms>
  )
}
