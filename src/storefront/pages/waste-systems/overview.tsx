import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { LineTiles } from '../../parts/lines/line-tiles.tsx'
import { lineKeys, loadLines } from '../../parts/lines/load-lines.ts'
import { kitchenScenes, SystemChoice } from '../../parts/lines/system-choice.tsx'
import { categoryIdOf } from '../../parts/listing/find-category.ts'
import { loadScenes } from '../../parts/load-scenes.ts'
import { PageTrail } from '../../parts/page-trail.tsx'
import type { WireMedia } from '../../parts/product/wire.ts'
import { Scene } from '../../parts/scene.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['lines', 'systems'] as const

export const handle = { cache: everybodys }

export async function loader({ context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const [lines, scenes] = await Promise.all([
    loadLines(storeApi, await categoryIdOf(storeApi, 'waste-systems'), locale),
    loadScenes(storeApi, ['home-dark', ...kitchenScenes, ...lineKeys]),
  ])
  return { lines, scenes }
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.systems.choice.title,
  description: `${texts.systems.choice.text} ${texts.systems.choice.measureText}`,
  trail: [{ name: texts.systems.choice.title }],
})

/** The choice between measuring and choosing, and short cuts for whoever knows. */
export default function WasteSystems() {
  const { lines, scenes } = useLoaderData<typeof loader>()
  const { systems } = useTexts()
  const path = usePaths()
  const { choice } = systems

  return (
    <div className="shell">
      <PageTrail />
      <h1>{choice.title}</h1>
      <p className="mt-3 text-lg text-muted">{choice.text}</p>
      <div className="mt-8 grid gap-5 lg:grid-cols-2">
        <Way
          scene={scenes['home-dark']}
          urgent
          ground="deep"
          name={choice.measure}
          text={choice.measureText}
          link={
            <ButtonLink to={path('configurator')} size="large">
              {choice.configure}
            </ButtonLink>
          }
        >
          <ol className="mt-6 grid gap-4 sm:grid-cols-3">
            {choice.measureSteps.map((step, position) => (
              <li key={step} className="border-t-2 border-primary pt-2 font-medium">
                <span className="mr-2 text-primary tabular-nums">{position + 1}</span>
                {step}
              </li>
            ))}
          </ol>
        </Way>
        <Way
          scene={scenes['x-line-pro']}
          ground="bg-surface"
          name={choice.shop}
          text={choice.shopText}
          link={
            <ButtonLink to={path('advanced')} size="large" look="quiet">
              {choice.toShop}
            </ButtonLink>
          }
        />
      </div>
      <section className="section">
        <h2 className="text-headline">{choice.byType}</h2>
        <div className="mt-8">
          <SystemChoice scenes={scenes} to={(kind) => path('advancedType', kind)} />
        </div>
      </section>
      <section>
        <h2 className="mb-8 text-headline">{choice.byLine}</h2>
        <LineTiles lines={lines} scenes={scenes} />
      </section>
    </div>
  )
}

type WayProps = {
  scene: WireMedia | undefined
  urgent?: boolean
  ground: 'deep' | 'bg-surface'
  name: string
  text: string
  link: ReactNode
  children?: ReactNode
}

/** A way to a system: what it is like, and the first step of it. */
const Way = ({ scene, urgent = false, ground, name, text, link, children }: WayProps) => (
  <section className={`${ground} flex flex-col overflow-clip rounded-lg`}>
    <Scene
      media={scene}
      silent
      urgent={urgent}
      sizes="(min-width: 64rem) 48vw, 96vw"
      className="aspect-16/9 object-cover"
    />
    <div className="flex flex-1 flex-col p-6 sm:p-9">
      <h2 className="text-headline">{name}</h2>
      <p className="mt-3 max-w-xl text-lg text-muted">{text}</p>
      {children}
      <p className="mt-auto pt-8">{link}</p>
    </div>
  </section>
)
