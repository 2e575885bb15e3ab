import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Meta } from '../meta.ts'
import { everybodys } from '../page-cache.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { lineKeys, loadLines } from '../parts/lines/load-lines.ts'
import { categoryIdOf } from '../parts/listing/find-category.ts'
import { loadScenes } from '../parts/load-scenes.ts'
import { loadTerms } from '../parts/load-terms.ts'
import { loadTopsellers } from '../parts/load-topsellers.ts'
import { addToCart } from '../parts/product/add-to-cart-action.ts'
import { Actions } from '../parts/styleguide/actions.tsx'
import { Brand } from '../parts/styleguide/brand.tsx'
import { Cards } from '../parts/styleguide/cards.tsx'
import { Colors } from '../parts/styleguide/colors.tsx'
import { Forms } from '../parts/styleguide/forms.tsx'
import { Motion } from '../parts/styleguide/motion.tsx'
import { Moving } from '../parts/styleguide/moving.tsx'
import { Panels } from '../parts/styleguide/panels.tsx'
import { Saying } from '../parts/styleguide/saying.tsx'
import { ShopParts } from '../parts/styleguide/shop-parts.tsx'
import { ShopStates, stateScenes } from '../parts/styleguide/shop-states.tsx'
import { Shown } from '../parts/styleguide/shown.tsx'
import { Type } from '../parts/styleguide/type.tsx'
import { ShopTerms } from '../parts/terms.tsx'
import { useTexts } from '../shop-frame.tsx'
import type { Texts } from '../texts/texts.ts'

export const words = [
  'cart',
  'catalogue',
  'home',
  'lines',
  'search',
  'spares',
  'styleguide',
  'systems',
] as const

export async function loader({ context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const systemsId = await categoryIdOf(storeApi, 'waste-systems')
  const [products, lines, { closures }, claims, scenes, posts, terms] = await Promise.all([
    loadTopsellers(storeApi, systemsId, 4),
    loadLines(storeApi, systemsId, locale),
    storeApi.call('GET /context'),
    storeApi.call('POST /claim'),
    loadScenes(storeApi, [...stateScenes, ...lineKeys]),
    storeApi.call('POST /blog-post'),
    loadTerms(storeApi),
  ])
  return { products, lines, closures, claims, scenes, posts: posts.elements.slice(0, 2), terms }
}

export const handle = { cache: everybodys }

export const action = addToCart

export const meta: Meta = ({ texts }) => ({
  title: texts.styleguide.title,
  description: texts.styleguide.text,
  robots: 'noindex',
})

/** Every part of the shop in every state, for those who build it. */
export default function Styleguide() {
  const { products, lines, closures, claims, scenes, posts, terms } = useLoaderData<typeof loader>()
  const { title, text, toc, parts, display, body } = useTexts().styleguide
  const [product] = products
  const names = Object.keys(parts) as (keyof Texts['styleguide']['parts'])[] // all keys of a plain object

  return (
    <ShopTerms terms={terms}>
      <div className="shell pt-10 pb-4">
        <h1 className="text-display">{title}</h1>
        <p className="mt-6 max-w-2xl text-lg text-muted">{text}</p>
        <nav aria-label={toc} className="mt-8">
          <ul className="flex flex-wrap gap-x-6">
            {names.map((name) => (
              <li key={name}>
                <a href={`#${name}`} className="link inline-block py-2.5">
                  {parts[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Shown name="brand">{() => <Brand />}</Shown>
      <Shown name="colors">{() => <Colors />}</Shown>
      <Shown name="type">{() => <Type />}</Shown>
      <Shown name="actions">{() => <Actions />}</Shown>
      <Shown name="forms">{(mode) => <Forms mode={mode} />}</Shown>
      <Shown name="panels">{(mode) => <Panels mode={mode} />}</Shown>
      <Shown name="saying">{() => <Saying />}</Shown>
      <Shown name="moving">{(mode) => <Moving mode={mode} />}</Shown>
      <Shown name="cards">{() => <Cards />}</Shown>
      <Shown name="motion" once>
        {() => <Motion />}
      </Shown>
      <Shown name="shop" once>
        {() => <ShopParts {...{ products, lines, closures, claims }} />}
      </Shown>
      {product && (
        <Shown name="states" once>
          {() => <ShopStates {...{ product, lines, scenes, posts }} words={{ title: display, text: body }} />}
        </Shown>
      )}
    </ShopTerms>
  )
}
