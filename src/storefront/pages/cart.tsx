import { ArrowRight, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { Fold } from '../../ui/accordion.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatMoney } from '../../values/shown-money.ts'
import { hearAnswers } from '../browser/cart-state.ts'
import type { Meta } from '../meta.ts'
import { dropNotices, keptNotices } from '../notice-cookie.ts'
import { storeApiContext } from '../page-context.ts'
import { CartLine } from '../parts/cart-line.tsx'
import {
  type CartNotice,
  isAbout,
  isAboutPromotion,
  isRemoval,
  joinNotices,
  noticesOf,
} from '../parts/cart-notices.ts'
import { CartSummary, FreeShippingHint } from '../parts/cart-summary.tsx'
import { arrivalsOf, countOf, goodsOf, isEmptyCart } from '../parts/cart-sums.ts'
import { useClaims } from '../parts/claims.ts'
import { CountryForm } from '../parts/country-form.tsx'
import { systemsBeside } from '../parts/goes-with.tsx'
import { NoticeList } from '../parts/notice-list.tsx'
import { PageTrail } from '../parts/page-trail.tsx'
import { PromotionForm } from '../parts/promotion-form.tsx'
import { RemovedLine } from '../parts/removed-line.tsx'
import { removedLines, rowsOf } from '../parts/removed-lines.ts'
import { slimCart } from '../parts/slim-cart.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { cameFrom } from './came-from.ts'
import type { CartAnswer } from './cart-action.ts'

export { cartAction as action } from './cart-action.ts'

export const words = ['cart', 'notices', 'pages'] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(storeApiContext)
  const [cart, goesWith, terms, countries] = await Promise.all([
    api.call('GET /checkout/cart').then(slimCart),
    api.call('GET /checkout/cart/goes-with'),
    api.call('GET /context'),
    api.call('POST /country', {
      filter: [{ type: 'equals', field: 'shippingAvailable', value: true }],
      limit: 50,
    }),
  ])
  const kept = keptNotices(request)
  const page = {
    cart,
    goesWith: goesWith.map(({ lineId, with: systems }) => [lineId, systems] as const),
    terms,
    back: cameFrom(request),
    notices: joinNotices(kept, noticesOf(cart.errors)),
    countries: countries.elements.map(({ id, iso, currencyIsoCode, translated }) => ({
      id,
      iso,
      currencyIsoCode,
      translated,
    })),
  }
  return data(page, kept.length > 0 ? { headers: { 'Set-Cookie': dropNotices } } : {})
}

// What was refused may have changed in another tab.
export const shouldRevalidate = () => true

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.pages.cart.title,
  description: texts.pages.cart.text,
  trail: [{ name: texts.pages.cart.title }],
})

export default function CartPage() {
  const { cart, notices: loaded } = useLoaderData<typeof loader>()
  const notices = joinNotices(loaded, useAnswered())
  const { cart: words, pages } = useTexts()
  const answer = useActionData<CartAnswer>()
  // What concerns a line stands with it, a code beside its field; the rest on top.
  const general = notices.filter(
    (notice) =>
      !isRemoval(notice) &&
      (isEmptyCart(cart) || !isAboutPromotion(notice)) &&
      !goodsOf(cart).some((line) => isAbout(notice, line)),
  )
  const isAboutLine = cart.lineItems.some(({ id }) => id === answer?.about)

  return (
    <div className="shell pb-16">
      <PageTrail />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1>{pages.cart.title}</h1>
        {!isEmptyCart(cart) && <p className="text-muted">{words.items(countOf(cart))}</p>}
      </div>
      <div className="mt-6 grid gap-4">
        <NoticeList
          notices={general}
          problem={isAboutLine || answer?.about === 'promotion' ? null : answer?.problem}
        />
        {isEmptyCart(cart) ? <EmptyCart notices={notices} /> : <FullCart notices={notices} />}
      </div>
    </div>
  )
}

/** What the forms of lines and codes were answered beyond their own place, as when a quantity brings a discount. */
function useAnswered(): readonly CartNotice[] {
  const [answered, setAnswered] = useState<readonly CartNotice[]>([])

  useEffect(() => {
    return hearAnswers((told) =>
      setAnswered((before) =>
        joinNotices(
          before.filter((notice) => !isOvertaken(notice)),
          // A code that is not there is told at its field, and gone with the next one.
          told.filter(({ messageKey }) => messageKey !== 'promotion-not-found'),
        ),
      ),
    )
  }, [])
  return answered
}

/** A correction of a number says nothing more once another number was asked for. */
const isOvertaken = ({ messageKey }: CartNotice) =>
  ['product-stock-reached', 'min-order-quantity', 'purchase-steps-quantity'].includes(messageKey)

function FullCart({ notices }: { notices: readonly CartNotice[] }) {
  const { cart, goesWith, terms } = useLoaderData<typeof loader>()
  const { cart: words } = useTexts()
  const path = usePaths()
  const answer = useActionData<CartAnswer>()
  const money = (amount: number) => formatMoney(amount, terms.currency)
  const arrivals = arrivalsOf(cart)
  const systems = systemsBeside(cart, goesWith)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <section aria-label={words.lines}>
        <ul className="border-t border-line">
          {rowsOf(goodsOf(cart), removedLines(cart, notices)).map((row, position) =>
            'removed' in row ? (
              <RemovedLine key={`removed-${row.removed.id}`} removed={row.removed} />
            ) : (
              <CartLine
                key={row.line.id}
                line={row.line}
                {...{ position, notices, money }}
                arrival={arrivals.get(row.line.id)}
                systems={systems.get(row.line.id)}
                answer={answer?.about === row.line.id ? answer : undefined}
              />
            ),
          )}
        </ul>
        <p className="mt-6">
          <ButtonLink to={path('wasteSystems')} look="plain" className="-ml-3">
            {words.shopOn}
          </ButtonLink>
        </p>
        <div className="order-bar">
          <p>
            {words.summary.total} <b>{money(cart.price.totalPrice)}</b>
          </p>
          <ButtonLink to={path('checkout')}>
            {words.checkout}
            <ArrowRight aria-hidden size={18} />
          </ButtonLink>
        </div>
      </section>
      <aside aria-labelledby="summary" className="lg:sticky lg:top-24 lg:self-start">
        <div className="card grid gap-4 p-5 sm:p-6">
          <h2 id="summary">{words.summary.title}</h2>
          <CartSummary cart={cart} terms={terms} editable />
          <FreeShippingHint cart={cart} terms={terms} />
          <ButtonLink to={path('checkout')} size="large" wide>
            {words.checkout}
            <ArrowRight aria-hidden size={18} />
          </ButtonLink>
          <div>
            <CountryFold />
            <PromotionForm cart={cart} notices={notices} answer={answer} />
          </div>
          <Promises />
        </div>
      </aside>
    </div>
  )
}

/** The estimate is for this country; another is one click away. */
function CountryFold() {
  const { terms, countries, back } = useLoaderData<typeof loader>()
  const { country } = useTexts().cart
  const place = terms.shippingLocation

  return (
    <Fold title={country.delivery(place.country.translated.name)}>
      {/* The header leads here; a browser opens a fold for what it leads to. */}
      <div id="country">
        {place.address ? (
          <p className="text-sm text-muted">{country.kept}</p>
        ) : (
          <CountryForm countries={countries} chosen={place.country.id} {...(back && { back })} />
        )}
      </div>
    </Fold>
  )
}

const Promises = () => (
  <ul className="grid gap-1 text-sm text-muted">
    {useClaims().map(({ key, short }) => (
      <li key={key} className="flex items-center gap-2">
        <ShieldCheck aria-hidden size={16} className="text-primary" />
        {short}
      </li>
    ))}
  </ul>
)

function EmptyCart({ notices }: { notices: readonly CartNotice[] }) {
  const { cart } = useLoaderData<typeof loader>()
  const { empty } = useTexts().cart
  const path = usePaths()
  const removed = removedLines(cart, notices)

  return (
    <>
      {removed.length > 0 && (
        <ul className="border-t border-line">
          {removed.map((line) => (
            <RemovedLine key={line.id} removed={line} />
          ))}
        </ul>
      )}
      <EmptyState title={empty.title} text={empty.text}>
        <ButtonLink to={path('configurator')}>{empty.configurator}</ButtonLink>
        <ButtonLink to={path('wasteSystems')} look="quiet">
          {empty.systems}
        </ButtonLink>
        <ButtonLink to={path('spareParts')} look="quiet">
          {empty.spareParts}
        </ButtonLink>
      </EmptyState>
      <div className="mx-auto mt-6 w-full max-w-lg">
        <CountryFold />
      </div>
    </>
  )
}
