import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { WidthDrawing } from '../../parts/lines/width-drawing.tsx'
import { categoryIdOf } from '../../parts/listing/find-category.ts'
import { loadTerms } from '../../parts/load-terms.ts'
import { shownPrice } from '../../parts/product/product-facts.ts'
import { productPath, said } from '../../parts/product/product-path.ts'
import { ProductPrice, TaxNote } from '../../parts/product/product-price.tsx'
import { ShopTerms } from '../../parts/terms.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['catalogue', 'lines', 'systems'] as const

/** The nominal width of the cabinet stands in the name: X-LINE 60 is made for 600 mm. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const categoryId = await categoryIdOf(storeApi, 'waste-systems/x-line')
  const [{ elements }, terms] = await Promise.all([
    storeApi.call('POST /product-listing/{categoryId}', { categoryId, limit: 24, 'no-aggregations': true }),
    loadTerms(storeApi),
  ])

  return {
    terms,
    widths: elements
      .map((product) => ({
        width: Number(/X-LINE (\d{2})\b/.exec(product.name)?.[1] ?? 0) * 10,
        name: said(product, 'name'),
        path: productPath(locale, product),
        price: shownPrice(product),
        inside: insideWidths.get(Number(/X-LINE (\d{2})\b/.exec(product.name)?.[1] ?? 0) * 10) ?? null,
      }))
      .filter(({ width }) => width > 0)
      .sort((a, b) => a.width - b.width),
  }
}

/** The inside widths of a drawer that each width is made for, in mm. */
const insideWidths = new Map<number, readonly [min: number, max: number]>([
  [450, [335, 434]],
  [500, [385, 484]],
  [550, [435, 534]],
  [600, [485, 684]],
  [800, [685, 784]],
  [900, [785, 868]],
])

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.systems.xLineSelection.title,
  description: texts.systems.xLineSelection.text,
})

export default function XLineSelection() {
  const { widths, terms } = useLoaderData<typeof loader>()
  const { site, systems, lines } = useTexts()
  const path = usePaths()
  const { xLineSelection: words, choice } = systems

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-20">
        <Breadcrumb
          label={site.breadcrumb}
          trail={[
            { name: site.home, to: path('home') },
            { name: choice.title, to: path('wasteSystems') },
            { name: 'X-LINE', to: path('xLine') },
            { name: words.title },
          ]}
        />
        <h1>{words.title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{words.text}</p>
        <ul className="mt-8 border-t border-line">
          {widths.map(({ width, name, path: to, price, inside }) => (
            <li
              key={name}
              className="group relative grid grid-cols-2 items-center gap-x-6 gap-y-2 border-b border-line py-5 hover:bg-surface sm:grid-cols-[11rem_1fr_1fr_auto]"
            >
              <h2 className="text-2xl tabular-nums">
                <Link to={to} className="stretched group-hover:text-primary">
                  {width} mm
                </Link>
              </h2>
              <WidthDrawing width={width} className="max-sm:order-last max-sm:col-span-2" />
              <p className="text-sm">
                <span className="text-muted">{words.inside}</span>
                <br />
                <span className="tabular-nums">{inside ? `${inside[0]}–${inside[1]} mm` : ''}</span>
              </p>
              <div className="sm:text-right">
                <ProductPrice price={price} />
                <TaxNote />
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-2xl">{words.depth}</p>
        <section className="mt-12 flex flex-wrap items-center justify-between gap-6 rounded-lg bg-primary-soft p-6 sm:p-9">
          <div>
            <h2>{words.unsure}</h2>
            <p className="mt-2 max-w-xl">{words.unsureText}</p>
          </div>
          <ButtonLink to={path('configuratorType', 'existing-pullout')} size="large">
            {lines.page.configure}
          </ButtonLink>
        </section>
      </div>
    </ShopTerms>
  )
}
