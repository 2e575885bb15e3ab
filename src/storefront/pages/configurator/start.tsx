import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { storeApiContext } from '../../page-context.ts'
import { MyCabinets } from '../../parts/cabinet/my-cabinets.tsx'
import { loadConfigurator } from '../../parts/configurator/load-configurator.ts'
import { Steps } from '../../parts/configurator/steps.tsx'
import { TypeComparison } from '../../parts/configurator/type-comparison.tsx'
import { factsOfTypes } from '../../parts/configurator/type-facts.ts'
import { TypeTiles } from '../../parts/configurator/type-tiles.tsx'
import { kitchenScenes } from '../../parts/lines/system-choice.tsx'
import { loadScenes } from '../../parts/load-scenes.ts'
import { loadTerms } from '../../parts/load-terms.ts'
import { PageTrail } from '../../parts/page-trail.tsx'
import { ShopTerms } from '../../parts/terms.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['cabinet', 'catalogue', 'configurator', 'pages'] as const

export const handle = { cache: everybodys }

export async function loader({ context }: LoaderFunctionArgs) {
  const storeApi = context.get(storeApiContext)
  const [known, scenes, terms] = await Promise.all([
    loadConfigurator(storeApi),
    loadScenes(storeApi, kitchenScenes),
    loadTerms(storeApi),
  ])
  return { facts: factsOfTypes(known), scenes, terms }
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.configurator.start.title,
  description: texts.configurator.start.description,
  trail: [
    { name: texts.pages.wasteSystems.title, to: paths.wasteSystems },
    { name: texts.pages.configurator.title },
  ],
})

/** One of four, with what speaks for and against each. */
export default function ConfiguratorStart() {
  const { facts, scenes, terms } = useLoaderData<typeof loader>()
  const { configurator } = useTexts()
  const path = usePaths()
  const { start } = configurator

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-20">
        <PageTrail />
        <Steps at={0} links={[]} />
        <h1 className="mt-4 max-w-4xl">{start.title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">{start.lead}</p>
        <section className="mt-10" aria-labelledby="choose">
          <h2 id="choose" className="mb-5 text-title">
            {start.choose}
          </h2>
          <TypeTiles facts={facts} scenes={scenes} />
        </section>
        <MyCabinets />
        <section className="mt-14 grid gap-x-12 gap-y-4 rounded-lg bg-surface p-6 sm:p-9 lg:grid-cols-[1fr_2fr]">
          <h2 className="text-title">{start.unsure}</h2>
          <ul className="grid list-disc gap-2 pl-5">
            {start.unsureText.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </section>
        <section className="mt-16">
          <h2 className="text-title">{start.compare}</h2>
          <p className="mt-2 text-muted">{start.compareText}</p>
          <TypeComparison facts={facts} />
        </section>
        <section className="deep mt-16 flex flex-wrap items-center justify-between gap-6 rounded-lg p-6 sm:p-9">
          <h2>{start.know}</h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={path('advanced')}>{start.toShop}</ButtonLink>
            <ButtonLink to={path('contact')} look="quiet">
              {start.toContact}
            </ButtonLink>
          </div>
        </section>
      </div>
    </ShopTerms>
  )
}
