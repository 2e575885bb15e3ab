import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { LineIndex } from '../../parts/lines/line-index.tsx'
import { loadLines } from '../../parts/lines/load-lines.ts'
import { SystemChoice } from '../../parts/lines/system-choice.tsx'
import { categoryIdOf } from '../../parts/listing/find-category.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['lines', 'systems'] as const

export const handle = { cache: everybodys }

export async function loader({ context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  return loadLines(storeApi, await categoryIdOf(storeApi, 'waste-systems'), locale)
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.systems.choice.title,
  description: `${texts.systems.choice.text} ${texts.systems.choice.measureText}`,
})

/** The choice between measuring and choosing, and short cuts for whoever knows. */
export default function WasteSystems() {
  const lines = useLoaderData<typeof loader>()
  const { site, systems } = useTexts()
  const path = usePaths()
  const { choice } = systems

  return (
    <div className="shell pb-20">
      <Breadcrumb
        label={site.breadcrumb}
        trail={[{ name: site.home, to: path('home') }, { name: choice.title }]}
      />
      <h1>{choice.title}</h1>
      <p className="mt-3 text-lg text-muted">{choice.text}</p>
      <div className="mt-8 grid gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section className="rounded-lg bg-primary-soft p-6 sm:p-9">
          <h2>{choice.measure}</h2>
          <p className="mt-3 max-w-xl">{choice.measureText}</p>
          <ol className="mt-6 grid gap-4 sm:grid-cols-3">
            {choice.measureSteps.map((step, position) => (
              <li key={step} className="border-t-2 border-primary pt-2 font-medium">
                <span className="mr-2 text-primary tabular-nums">{position + 1}</span>
                {step}
              </li>
            ))}
          </ol>
          <p className="mt-8">
            <ButtonLink to={path('configurator')} size="large">
              {choice.configure}
            </ButtonLink>
          </p>
        </section>
        <section className="flex flex-col items-start rounded-lg bg-surface p-6 sm:p-9">
          <h2>{choice.shop}</h2>
          <p className="mt-3 mb-8">{choice.shopText}</p>
          <p className="mt-auto">
            <ButtonLink to={path('advanced')} size="large" look="quiet">
              {choice.toShop}
            </ButtonLink>
          </p>
        </section>
      </div>
      <section className="mt-14">
        <h2>{choice.byType}</h2>
        <div className="mt-6">
          <SystemChoice to={(kind) => path('advancedType', kind)} />
        </div>
      </section>
      <section className="mt-14">
        <h2 className="mb-6">{choice.byLine}</h2>
        <LineIndex lines={lines} />
      </section>
    </div>
  )
}
