import { ButtonLink } from '../../../ui/button.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { PageTrail } from '../page-trail.tsx'
import { Picture } from '../product/picture.tsx'
import { ProductGrid } from '../product/product-grid.tsx'
import { SceneHero } from '../scene-hero.tsx'
import { ShopTerms } from '../terms.tsx'
import type { LoadedLine } from './load-line.ts'
import type { PagedLine } from './load-lines.ts'

/** Which kind of measurements a line is chosen by, and where its spare parts are. */
const places = {
  'x-line': { kind: 'existing-pullout', parts: 'frontauszug' },
  'x-line-pro': { kind: 'complete', parts: 'frontauszug' },
  'boxx-r': { kind: 'complete', parts: 'frontauszug' },
  'd-line': { kind: 'swing-door', parts: 'drehtueren' },
  's-line': { kind: 'free-standing', parts: 'freistehend' },
} satisfies Record<PagedLine, { kind: string; parts: string }>

/** A product line: what it is, what it can, what it costs, and whether it fits. */
export function LinePage({ line, loaded }: { line: PagedLine; loaded: LoadedLine }) {
  const { products, areVariants, total, all, scene, terms } = loaded
  const { lines } = useTexts()
  const path = usePaths()
  const { page } = lines
  const { name, tagline, text, advantages, facts, note } = lines.line[line]
  const { kind, parts } = places[line]

  return (
    <ShopTerms terms={terms}>
      <div className="shell">
        <PageTrail />
      </div>
      <SceneHero
        scene={scene}
        instead={<Picture media={products[0]?.cover?.media} place="hero" urgent className="rounded-lg" />}
      >
        <p className="text-sm font-medium text-primary">{page.overline}</p>
        <h1 className="mt-2 text-display">{name}</h1>
        <p className="mt-4 text-xl font-medium">{tagline}</p>
        <p className="mt-4 text-lg text-muted">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={path('configuratorType', kind)} size="large">
            {page.configure}
          </ButtonLink>
          <ButtonLink to="#products" size="large" look="quiet">
            {page.products}
          </ButtonLink>
        </div>
      </SceneHero>
      <section aria-label={page.facts} className="border-y border-line">
        <dl className="shell grid sm:grid-cols-3">
          {facts.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse border-line py-5 not-last:border-b sm:px-6 sm:py-8 sm:not-last:border-r sm:not-last:border-b-0 sm:first:pl-0"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="text-[clamp(1.5rem,0.9rem+1.75vw,3.25rem)] leading-tight font-semibold tracking-[-0.03em] text-primary tabular-nums">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="shell section">
        <h2 className="text-headline">{page.advantages}</h2>
        <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3 lg:mt-12">
          {advantages.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
        {note && <p className="mt-8 max-w-3xl text-sm text-muted">{note}</p>}
      </section>
      <section id="products" className="shell section scroll-mt-20">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="text-headline">{page.products}</h2>
          {(areVariants || total > products.length) && (
            <ButtonLink to={all} look="quiet">
              {page.all}
            </ButtonLink>
          )}
        </div>
        <div className="mt-8">
          <ProductGrid products={products} exact={areVariants} />
        </div>
      </section>
      <section className="deep">
        <div className="shell section flex flex-wrap items-end justify-between gap-8">
          <div>
            <h2 className="text-headline">{page.fit}</h2>
            <p className="mt-3 max-w-xl text-lg text-muted">{page.fitText}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={path('configuratorType', kind)} size="large">
              {page.configure}
            </ButtonLink>
            <ButtonLink to={path('sparePartsType', parts)} size="large" look="quiet">
              {page.parts}
            </ButtonLink>
          </div>
        </div>
      </section>
    </ShopTerms>
  )
}
