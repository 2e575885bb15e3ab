import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import type { Meta } from '../meta.ts'
import { everybodys } from '../page-cache.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { ClosureNotice } from '../parts/closure-notice.tsx'
import { Claims } from '../parts/home/claims.tsx'
import { Hero } from '../parts/home/hero.tsx'
import { PartFinder } from '../parts/home/part-finder.tsx'
import { ServiceRow } from '../parts/home/service-row.tsx'
import { LineIndex } from '../parts/lines/line-index.tsx'
import { loadLines } from '../parts/lines/load-lines.ts'
import { SystemChoice } from '../parts/lines/system-choice.tsx'
import { categoryIdOf } from '../parts/listing/find-category.ts'
import { loadTerms } from '../parts/load-terms.ts'
import { loadTopsellers } from '../parts/load-topsellers.ts'
import { addToCart } from '../parts/product/add-to-cart-action.ts'
import { ProductGrid } from '../parts/product/product-grid.tsx'
import { ShopTerms } from '../parts/terms.tsx'
import { paths } from '../paths.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'

export const words = ['catalogue', 'home', 'lines', 'spares', 'systems'] as const

export const handle = { cache: everybodys }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const systemsId = await categoryIdOf(storeApi, 'waste-systems')

  const [topsellers, lines, { closures }, terms] = await Promise.all([
    loadTopsellers(storeApi, systemsId, 4),
    loadLines(storeApi, systemsId, locale),
    storeApi.call('GET /context'),
    loadTerms(storeApi),
  ])
  return { topsellers, lines, closures, terms, origin: new URL(request.url).origin }
}

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData: { origin }, texts, locale }) => ({
  title: `${texts.site.shopName}: ${texts.site.claim}`,
  description: texts.home.text,
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: texts.site.shopName,
      url: new URL(paths.home(locale), origin).href,
      logo: new URL('/favicon.svg', origin).href,
    },
  ],
})

export default function Home() {
  const { topsellers, lines, closures, terms } = useLoaderData<typeof loader>()
  const { home } = useTexts()
  const path = usePaths()

  return (
    <ShopTerms terms={terms}>
      {closures.length > 0 && (
        <div className="shell pt-6">
          <ClosureNotice closures={closures} />
        </div>
      )}
      <Hero system={topsellers[0]} />
      <Claims />
      <section className="shell py-14 lg:py-20">
        <h2 className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)]">{home.systems}</h2>
        <p className="mt-3 max-w-2xl text-muted">{home.systemsText}</p>
        <div className="mt-8">
          <SystemChoice to={(kind) => path('configuratorType', kind)} />
        </div>
      </section>
      <section className="shell grid gap-x-12 gap-y-8 pb-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:pb-20">
        <div>
          <h2 className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)]">{home.lines}</h2>
          <p className="mt-3 max-w-md text-muted">{home.linesText}</p>
        </div>
        <LineIndex lines={lines} />
      </section>
      <section className="shell pb-14 lg:pb-20">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)]">{home.topsellers}</h2>
          <ButtonLink to={path('advanced')} look="quiet">
            {home.allSystems}
          </ButtonLink>
        </div>
        <div className="mt-8">
          <ProductGrid products={topsellers} />
        </div>
      </section>
      <PartFinder />
      <ServiceRow />
    </ShopTerms>
  )
}
