import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { loadWidths } from '../../parts/lines/load-widths.ts'
import { WidthDrawing } from '../../parts/lines/width-drawing.tsx'
import { loadTerms } from '../../parts/load-terms.ts'
import { PageTrail } from '../../parts/page-trail.tsx'
import { Picture } from '../../parts/product/picture.tsx'
import { ProductPrice, TaxNote } from '../../parts/product/product-price.tsx'
import { ShopTerms } from '../../parts/terms.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['catalogue', 'lines', 'systems'] as const

export const handle = { cache: everybodys }

export async function loader({ context }: LoaderFunctionArgs) {
  const storeApi = context.get(storeApiContext)
  const [widths, terms] = await Promise.all([
    loadWidths(storeApi, context.get(localeContext)),
    loadTerms(storeApi),
  ])
  return { widths, terms }
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.systems.xLineSelection.title,
  description: texts.systems.xLineSelection.text,
  trail: [
    { name: texts.systems.choice.title, to: paths.wasteSystems },
    { name: 'X-LINE', to: paths.xLine },
    { name: texts.systems.xLineSelection.title },
  ],
})

/** The X-LINE of each cabinet width. */
export default function XLineSelection() {
  const { widths, terms } = useLoaderData<typeof loader>()
  const { systems, lines } = useTexts()
  const path = usePaths()
  const { xLineSelection: words } = systems

  return (
    <ShopTerms terms={terms}>
      <div className="shell">
        <PageTrail />
        <h1>{words.title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{words.text}</p>
        <ul className="mt-8 border-t border-line">
          {widths.map(({ width, path: to, price, inside, picture }) => (
            <li
              key={width}
              className="group relative grid grid-cols-[7.5rem_1fr] items-center gap-x-5 gap-y-1 border-b border-line py-4 hover:bg-surface sm:grid-cols-[9rem_1fr_1fr_auto] sm:gap-x-8 lg:grid-cols-[11rem_10rem_1fr_1fr_auto] lg:pr-4"
            >
              <div className="overflow-hidden rounded-lg max-sm:row-span-3">
                <Picture
                  media={picture}
                  place="card"
                  sizes="(min-width: 64rem) 11rem, (min-width: 40rem) 9rem, 7.5rem"
                  silent
                />
              </div>
              <h2 className="text-title tabular-nums">
                <Link to={to} className="stretched group-hover:text-primary">
                  {width} mm
                </Link>
              </h2>
              <WidthDrawing width={width} className="max-lg:hidden" />
              <p className="text-sm">
                <span className="text-muted">{words.inside}</span>
                <br />
                <span className="tabular-nums">{inside ? `${inside.min}–${inside.max} mm` : ''}</span>
              </p>
              <div className="sm:text-right">
                <ProductPrice price={price} />
                <TaxNote />
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-2xl">{words.depth}</p>
        <section className="deep mt-12 flex flex-wrap items-center justify-between gap-6 rounded-lg p-6 sm:p-9">
          <div>
            <h2>{words.unsure}</h2>
            <p className="mt-2 max-w-xl text-muted">{words.unsureText}</p>
          </div>
          <ButtonLink to={path('configuratorType', 'existing-pullout')} size="large">
            {lines.page.configure}
          </ButtonLink>
        </section>
      </div>
    </ShopTerms>
  )
}
