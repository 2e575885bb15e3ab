import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Meta } from '../../meta.ts'
import { storeApiContext } from '../../page-context.ts'
import { CompareTable } from '../../parts/articles/compare-table.tsx'
import { compareField, mostCompared } from '../../parts/articles/order-form.ts'
import { PriceSwitch } from '../../parts/articles/price-switch.tsx'
import { categoryIdOf } from '../../parts/listing/find-category.ts'
import { loadTerms } from '../../parts/load-terms.ts'
import { PageTrail } from '../../parts/page-trail.tsx'
import { addToCart } from '../../parts/product/add-to-cart-action.ts'
import { slimProduct } from '../../parts/product/slim-product.ts'
import type { WireProduct } from '../../parts/product/wire.ts'
import { ShopTerms } from '../../parts/terms.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['catalogue', 'professional', 'systems'] as const

export const handle = { cache: { query: [compareField] } }

/** The systems an address names by their item numbers, in its order. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const storeApi = context.get(storeApiContext)
  const asked = [...new Set(new URL(request.url).searchParams.getAll(compareField))]
    .map((number) => number.slice(0, 64))
    .filter((number) => number !== '')
  const numbers = asked.slice(0, mostCompared)
  const [found, terms] = await Promise.all([
    numbers.length === 0 ? [] : findArticles(numbers),
    loadTerms(storeApi),
  ])
  return { products: found, hasMore: asked.length > numbers.length, terms }

  async function findArticles(numbers: readonly string[]): Promise<WireProduct[]> {
    const { elements } = await storeApi.call('POST /article-listing/{categoryId}', {
      categoryId: await categoryIdOf(storeApi, 'waste-systems'),
      numbers,
      'no-aggregations': true,
    })
    const known = new Map(elements.map((product) => [product.productNumber, slimProduct(product)]))
    return numbers.flatMap((number) => known.get(number) ?? [])
  }
}

export const action = addToCart

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.professional.compare.title,
  description: texts.professional.compare.text,
  robots: 'noindex',
  trail: [
    { name: texts.systems.choice.title, to: paths.wasteSystems },
    { name: texts.systems.advanced.title, to: paths.advanced },
    { name: texts.professional.compare.title },
  ],
})

/** Up to four systems side by side. */
export default function Compare() {
  const { products, hasMore, terms } = useLoaderData<typeof loader>()
  const { professional } = useTexts()
  const path = usePaths()
  const { compare } = professional

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-20">
        <PageTrail />
        <h1>{compare.title}</h1>
        <p className="mt-3 text-lg text-muted">{hasMore ? compare.tooMany : compare.text}</p>
        {products.length === 0 ? (
          <div className="mt-8">
            <EmptyState title={compare.none} text={compare.noneText}>
              <ButtonLink to={path('advanced')}>{compare.back}</ButtonLink>
            </EmptyState>
          </div>
        ) : (
          <>
            <div className="my-6">
              <PriceSwitch vat={products.find(({ row }) => row)?.row?.vat ?? 0} />
            </div>
            <CompareTable products={products} />
            <p className="mt-8">
              <ButtonLink to={path('advanced')} look="quiet">
                {compare.back}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </ShopTerms>
  )
}
