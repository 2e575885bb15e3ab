import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import type { Meta } from '../meta.ts'
import { everybodys } from '../page-cache.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { Claims } from '../parts/home/claims.tsx'
import { Hero } from '../parts/home/hero.tsx'
import { PartFinder } from '../parts/home/part-finder.tsx'
import { ServiceRow } from '../parts/home/service-row.tsx'
import { shopData } from '../parts/home/shop-data.ts'
import { LineTiles } from '../parts/lines/line-tiles.tsx'
import { lineKeys, loadLines } from '../parts/lines/load-lines.ts'
import { kitchenScenes, SystemChoice } from '../parts/lines/system-choice.tsx'
import { categoryIdOf } from '../parts/listing/find-category.ts'
import { loadScenes } from '../parts/load-scenes.ts'
import { loadTerms } from '../parts/load-terms.ts'
import { loadTopsellers } from '../parts/load-topsellers.ts'
import { addToCart } from '../parts/product/add-to-cart-action.ts'
import { ProductGrid } from '../parts/product/product-grid.tsx'
import { ShopTerms } from '../parts/terms.tsx'
import { usePaths, useTexts } from '../shop-frame.tsx'

export const words = ['catalogue', 'home', 'lines', 'spares', 'systems'] as const

export const handle = { cache: everybodys }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const systemsId = await categoryIdOf(storeApi, 'waste-systems')

  const [topsellers, lines, scenes, claims, terms] = await Promise.all([
    loadTopsellers(storeApi, systemsId, 4),
    loadLines(storeApi, systemsId, locale),
    loadScenes(storeApi, ['home', 'spare-parts', 'dealers', 'service', ...kitchenScenes, ...lineKeys]),
    storeApi.call('POST /claim'),
    loadTerms(storeApi),
  ])
  return { topsellers, lines, scenes, claims, terms, origin: new URL(request.url).origin }
}

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData: { origin }, texts, locale }) => ({
  title: `${texts.site.shopName}: ${texts.site.claim}`,
  description: texts.home.text,
  jsonLd: shopData({ locale, texts, origin }),
})

export default function Home() {
  const { topsellers, lines, scenes, claims, terms } = useLoaderData<typeof loader>()
  const { home } = useTexts()
  const path = usePaths()

  return (
    <ShopTerms terms={terms}>
      <Hero scene={scenes.home} system={topsellers[0]} />
      <Claims claims={claims} />
      <section className="shell section below">
        <h2 className="text-headline">{home.systems}</h2>
        <p className="mt-3 max-w-2xl text-lg text-muted">{home.systemsText}</p>
        <div className="mt-8 lg:mt-12">
          <SystemChoice scenes={scenes} to={(kind) => path('configuratorType', kind)} />
        </div>
      </section>
      <section className="shell section below">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="text-headline">{home.topsellers}</h2>
          <ButtonLink to={path('advanced')} look="quiet">
            {home.allSystems}
          </ButtonLink>
        </div>
        <div className="mt-8 lg:mt-12">
          <ProductGrid products={topsellers} />
        </div>
      </section>
      <section className="shell section below">
        <div className="grid gap-x-12 gap-y-3 lg:grid-cols-2 lg:items-end">
          <h2 className="text-headline">{home.lines}</h2>
          <p className="max-w-xl text-lg text-muted lg:justify-self-end">{home.linesText}</p>
        </div>
        <div className="mt-8 lg:mt-12">
          <LineTiles lines={lines} scenes={scenes} />
        </div>
      </section>
      <PartFinder scene={scenes['spare-parts']} />
      <ServiceRow scenes={scenes} />
    </ShopTerms>
  )
}
