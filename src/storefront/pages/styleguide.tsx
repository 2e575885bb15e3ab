import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Meta } from '../meta.ts'
import { everybodys } from '../page-cache.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import type { Terms as CartTerms } from '../parts/cart-shape.ts'
import { loadConfigurator } from '../parts/configurator/load-configurator.ts'
import { spotOf } from '../parts/dealers/load-dealers.ts'
import { lineKeys, loadLines } from '../parts/lines/load-lines.ts'
import { categoryIdOf } from '../parts/listing/find-category.ts'
import { loadScenes } from '../parts/load-scenes.ts'
import { loadTerms } from '../parts/load-terms.ts'
import { loadTopsellers } from '../parts/load-topsellers.ts'
import { addToCart } from '../parts/product/add-to-cart-action.ts'
import { loadProduct } from '../parts/product/load-product.ts'
import { loadPartsList } from '../parts/spares/load-parts-list.ts'
import { AccountParts } from '../parts/styleguide/account-parts.tsx'
import { Actions } from '../parts/styleguide/actions.tsx'
import { Brand } from '../parts/styleguide/brand.tsx'
import { Cards } from '../parts/styleguide/cards.tsx'
import { CartParts } from '../parts/styleguide/cart-parts.tsx'
import { type Asked, CheckoutParts } from '../parts/styleguide/checkout-parts.tsx'
import { Colors } from '../parts/styleguide/colors.tsx'
import { FitParts } from '../parts/styleguide/fit-parts.tsx'
import { Forms } from '../parts/styleguide/forms.tsx'
import { FrameParts } from '../parts/styleguide/frame-parts.tsx'
import { ListParts } from '../parts/styleguide/list-parts.tsx'
import { Motion } from '../parts/styleguide/motion.tsx'
import { Moving } from '../parts/styleguide/moving.tsx'
import { OrderParts } from '../parts/styleguide/order-parts.tsx'
import { Panels } from '../parts/styleguide/panels.tsx'
import { ProductParts } from '../parts/styleguide/product-parts.tsx'
import { ReviewParts } from '../parts/styleguide/review-parts.tsx'
import { sampled } from '../parts/styleguide/samples/sampled.ts'
import { Saying } from '../parts/styleguide/saying.tsx'
import { ShopParts } from '../parts/styleguide/shop-parts.tsx'
import { ShopStates, stateScenes } from '../parts/styleguide/shop-states.tsx'
import { Shown } from '../parts/styleguide/shown.tsx'
import { TradeParts } from '../parts/styleguide/trade-parts.tsx'
import { Type } from '../parts/styleguide/type.tsx'
import { ShopTerms } from '../parts/terms.tsx'
import { useTexts } from '../shop-frame.tsx'
import type { StoreApi } from '../store-api.ts'
import type { Texts } from '../texts/texts.ts'

export const words = [
  'account',
  'cart',
  'catalogue',
  'checkout',
  'configurator',
  'dealers',
  'exploded',
  'finder',
  'home',
  'lines',
  'notices',
  'order',
  'pages',
  'product',
  'professional',
  'review',
  'search',
  'spares',
  'styleguide',
  'systems',
  'violations',
] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const systemsId = await categoryIdOf(storeApi, 'waste-systems')
  const products = await loadTopsellers(storeApi, systemsId, 4)
  const [shown, asked, lines, visit, claims, scenes, posts, known, found, terms, parts] = await Promise.all([
    products[0] ? loadProduct(products[0].id, { storeApi, locale, request }) : null,
    loadAsked(storeApi),
    loadLines(storeApi, systemsId, locale),
    storeApi.call('GET /context'),
    storeApi.call('POST /claim'),
    loadScenes(storeApi, [...stateScenes, ...lineKeys]),
    storeApi.call('POST /blog-post'),
    loadConfigurator(storeApi),
    storeApi.call('POST /dealers', { country: 'CH' }),
    loadTerms(storeApi),
    products[0] ? loadPartsList(products[0].id, { storeApi, locale, request }) : null,
  ])
  return {
    products,
    lines,
    visit: {
      currency: visit.currency,
      shippingMethod: visit.shippingMethod,
      shippingLocation: visit.shippingLocation,
      closures: visit.closures,
    },
    shown: shown && { product: shown.product, variants: shown.variants, sale: shown.sale },
    asked,
    claims,
    scenes,
    posts: posts.elements.slice(0, 2),
    known,
    dealers: found.dealers.map(spotOf),
    group: parts?.groups.find(({ drawing }) => drawing !== null) ?? null,
    terms,
  }
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
  const { products, lines, visit, shown, asked, claims, scenes, posts, known, dealers, group, terms } =
    useLoaderData<typeof loader>()
  const { title, text, toc, parts, display, body } = useTexts().styleguide
  const cartTerms = sampled<CartTerms>(visit)
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
      <Shown name="frame" once>
        {() => <FrameParts />}
      </Shown>
      <Shown name="shop" once>
        {() => <ShopParts {...{ products, lines, claims }} closures={visit.closures} />}
      </Shown>
      {shown && (
        <>
          <Shown name="product" once>
            {() => <ProductParts shown={shown} others={products} />}
          </Shown>
          <Shown name="reviews" once>
            {() => <ReviewParts productId={shown.product.id} />}
          </Shown>
        </>
      )}
      <Shown name="lists" once>
        {() => <ListParts products={products} />}
      </Shown>
      <Shown name="measuring" once>
        {() => <FitParts {...{ known, products, dealers }} />}
      </Shown>
      <Shown name="trade" once>
        {() => <TradeParts {...{ products, group }} />}
      </Shown>
      <Shown name="cart" once>
        {() => <CartParts products={products} terms={cartTerms} />}
      </Shown>
      {asked && (
        <>
          <Shown name="checkout" once>
            {() => <CheckoutParts asked={asked} terms={cartTerms} />}
          </Shown>
          <Shown name="order" once>
            {() => (
              <OrderParts
                products={products}
                terms={cartTerms}
                country={asked.country}
                methods={asked.paymentMethods}
              />
            )}
          </Shown>
          <Shown name="account" once>
            {() => <AccountParts products={products} terms={cartTerms} country={asked.country} />}
          </Shown>
        </>
      )}
      <Shown name="states" once>
        {() => <ShopStates {...{ lines, scenes, posts }} words={{ title: display, text: body }} />}
      </Shown>
    </ShopTerms>
  )
}

/** What the checkout would ask here and offer. */
async function loadAsked(storeApi: StoreApi): Promise<Asked | null> {
  const [countries, shipping, payment] = await Promise.all([
    storeApi.call('POST /country', {
      filter: [{ type: 'equals', field: 'shippingAvailable', value: true }],
      associations: { states: {} },
      limit: 50,
    }),
    storeApi.call('POST /shipping-method'),
    storeApi.call('POST /payment-method'),
  ])
  const [country] = countries.elements
  if (!country) return null

  return {
    country,
    countries: countries.elements,
    shippingMethods: shipping.elements,
    paymentMethods: payment.elements.map(({ id, technicalName, translated: { name, description } }) => ({
      id,
      technicalName,
      name,
      description,
    })),
  }
}
