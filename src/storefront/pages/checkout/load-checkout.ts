import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { dropNotices, keepingNotices, keptNotices } from '../../notice-cookie.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { type CartNotice, joinNotices, noticesOf } from '../../parts/cart-notices.ts'
import type { Cart, Terms } from '../../parts/cart-shape.ts'
import { isEmptyCart, isVirtualCart } from '../../parts/cart-sums.ts'
import { type CountryRules, rulesOf } from '../../parts/country-rules.ts'
import { slimCart } from '../../parts/slim-cart.ts'
import { paths } from '../../paths.ts'
import type { StoreApi } from '../../store-api.ts'
import { stepFor } from './steps.ts'
import { type Typed, typedBefore } from './typed-address.ts'

/** The data of the step in hand. What the cart was told once it tells where the shopper ends up, even after a redirect. */
export async function loadCheckout(args: LoaderFunctionArgs) {
  const kept = keptNotices(args.request)
  const step = await loadStep(args, kept)
  return data(step, kept.length > 0 ? { headers: { 'Set-Cookie': dropNotices } } : {})
}

async function loadStep({ request, context }: LoaderFunctionArgs, kept: readonly CartNotice[]) {
  const api = context.get(storeApiContext)
  const locale = context.get(localeContext)
  const asked = new URL(request.url).searchParams.get('step')

  // One after the other: the cart may settle for other methods than the visit had chosen.
  const cart = slimCart(await api.call('GET /checkout/cart'))
  const terms = await api.call('GET /context')
  const notices = joinNotices(kept, noticesOf(cart.errors))
  if (isEmptyCart(cart)) throw redirect(paths.cart(locale), keepingNotices(notices))

  const step = stepFor(asked, terms)
  if (asked !== null && asked !== step) throw redirect(paths.checkout(locale, step), keepingNotices(notices))

  switch (step) {
    case 'address':
      return { step, cart, terms, notices, ...(await addressData(api, terms)) }
    case 'shipping':
      return { step, cart, terms, notices, ...(await methodData(api, cart)) }
    case 'review':
      return { step, cart, terms, notices }
  }
}

async function addressData(api: StoreApi, terms: Terms) {
  const typed = typedBefore(terms)
  const hasAccount = terms.customer !== null && !terms.customer.guest
  const [countries, salutations, rules, kept] = await Promise.all([
    api.call('POST /country', {
      filter: [{ type: 'equals', field: 'shippingAvailable', value: true }],
      limit: 50,
    }),
    api.call('POST /salutation', {}),
    countryRules(api, typed),
    hasAccount ? api.call('POST /account/list-address', {}) : null,
  ])

  return {
    typed,
    rules,
    addresses: kept?.elements ?? [],
    countries: countries.elements.map(({ id, translated }) => ({ value: id, label: translated.name })),
    salutations: salutations.elements.map(({ id, translated }) => ({
      value: id,
      label: translated.displayName,
    })),
  }
}

/** The rules of the two countries in the form. */
export async function countryRules(
  api: StoreApi,
  typed: Typed,
): Promise<Record<'shipping' | 'billing', CountryRules>> {
  const [shippingId, billingId] = [typed['shipping.countryId'], typed['billing.countryId']]
  const wanted = [...new Set([shippingId, billingId])].filter(
    (id) => id !== undefined && /^[0-9a-f]{32}$/.test(id),
  )
  const asked = { ids: wanted, associations: { states: {} } }
  const { elements } = await api.call(
    'POST /country',
    wanted.length > 0 ? asked : { limit: 1, associations: { states: {} } },
  )

  const rules = elements.map(rulesOf)
  const [first] = rules
  // A form without any country is refused for that; until then it is drawn by the rules of some country.
  const ruleOf = (id: string | undefined) => rules.find((rule) => rule.id === id) ?? first!
  return { shipping: ruleOf(shippingId), billing: ruleOf(billingId || shippingId) }
}

async function methodData(api: StoreApi, cart: Cart) {
  const [shipping, payment] = await Promise.all([
    isVirtualCart(cart) ? null : api.call('POST /shipping-method', { onlyAvailable: true }),
    api.call('POST /payment-method', { onlyAvailable: true }),
  ])
  return {
    shippingMethods: shipping?.elements ?? [],
    paymentMethods: payment.elements.map(({ id, translated, technicalName }) => ({
      id,
      technicalName,
      name: translated.name,
      description: translated.description,
    })),
  }
}

export type CheckoutData = Awaited<ReturnType<typeof loadStep>>
export type DataOf<Name extends CheckoutData['step']> = Extract<CheckoutData, { step: Name }>
