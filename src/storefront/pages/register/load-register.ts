import { type LoaderFunctionArgs, redirect } from 'react-router'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { loadSalutations } from '../../parts/forms/load-salutations.ts'
import { backTo } from '../../parts/person/back-to.ts'
import { paths } from '../../paths.ts'
import { countryRules } from '../checkout/load-checkout.ts'
import { type Typed, typedBefore } from '../checkout/typed-address.ts'

/** What the form is drawn from. Whoever is logged in has an account. */
export async function loadRegister({ request, context }: LoaderFunctionArgs) {
  const api = context.get(storeApiContext)
  const locale = context.get(localeContext)
  const terms = await api.call('GET /context')
  const back = backTo(request)
  if (terms.customer && !terms.customer.guest) throw redirect(back ?? paths.account(locale))

  const typed: Typed = { ...typedBefore(terms), privacy: '', ...wished(request) }
  const [countries, salutations, rules, groups] = await Promise.all([
    api.call('POST /country', {
      filter: [{ type: 'equals', field: 'shippingAvailable', value: true }],
      limit: 50,
    }),
    loadSalutations(api),
    countryRules(api, typed),
    api.call('POST /customer-group'),
  ])
  const [group] = groups.elements

  return {
    typed,
    rules,
    back,
    mayKeepWishlist: terms.salesChannel.extensions.wishlistEnabled,
    countries: countries.elements.map(({ id, translated }) => ({ value: id, label: translated.name })),
    salutations: salutations.options,
    trade: group
      ? { title: group.translated.registrationTitle, text: group.translated.registrationIntroduction }
      : null,
  }
}

export type RegisterData = Awaited<ReturnType<typeof loadRegister>>

/** A link may say for what kind of customer the account is to be. */
function wished(request: Request): Typed {
  const kind = new URL(request.url).searchParams.get('for')
  return kind === 'business' || kind === 'professional' ? { accountType: kind } : {}
}
