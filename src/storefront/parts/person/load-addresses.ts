import type { LoaderFunctionArgs } from 'react-router'
import { storeApiContext } from '../../page-context.ts'
import { countryRules } from '../../pages/checkout/load-checkout.ts'
import { fieldsFrom, type KnownAddress, type Typed } from '../../pages/checkout/typed-address.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { loadSalutations } from '../forms/load-salutations.ts'

/** The address book, and the form of the address that is asked for: one of hers, or a new one. */
export async function loadAddresses({ request, context }: LoaderFunctionArgs) {
  const api = context.get(storeApiContext)
  const asked = new URL(request.url).searchParams
  const [{ customer, shippingLocation }, addresses] = await Promise.all([
    api.call('GET /context'),
    listAddresses(api),
  ])
  const edited = addresses.find(({ id }) => id === asked.get('edit'))
  const isAdding = asked.get('edit') === 'new'
  const { activeShippingAddress, activeBillingAddress } = customer ?? {}

  return {
    addresses,
    shipping: customer?.defaultShippingAddressId ?? null,
    billing: customer?.defaultBillingAddressId ?? null,
    inCart: [activeShippingAddress?.id, activeBillingAddress?.id],
    isGone: asked.has('edit') && !edited && !isAdding,
    form:
      edited || isAdding
        ? await addressForm(
            api,
            edited ? typedFrom(edited) : newTyped(customer, shippingLocation.country.id),
            edited?.id,
          )
        : null,
  }
}

export type AddressesData = Awaited<ReturnType<typeof loadAddresses>>
export type BookAddress = AddressesData['addresses'][number]

/** What an address is written with. */
const shown = { country: {}, countryState: {} }

/** Whoever may not list addresses has none (specification 6). */
async function listAddresses(api: StoreApi) {
  try {
    return (await api.call('POST /account/list-address', { limit: 100, associations: shown })).elements
  } catch (error) {
    if (isStoreApiError(error) && error.status === 403) return []
    throw error
  }
}

async function addressForm(api: StoreApi, typed: Typed, id: string | undefined) {
  const [countries, salutations, rules] = await Promise.all([
    api.call('POST /country', { limit: 50 }),
    loadSalutations(api),
    addressRules(api, typed),
  ])

  return {
    id: id ?? null,
    typed,
    rules,
    countries: countries.elements.map(({ id, translated }) => ({ value: id, label: translated.name })),
    salutations: salutations.options,
  }
}

/** The rules of the country in the form. */
export const addressRules = async (api: StoreApi, typed: Typed) =>
  (await countryRules(api, { 'shipping.countryId': typed['address.countryId'] ?? '' })).shipping

/** The lines of a company, which only the address book asks for. */
export const companyLines = ['company', 'department', 'vatId'] as const

const typedFrom = (address: KnownAddress): Typed => ({
  ...fieldsFrom('address', address),
  ...Object.fromEntries(companyLines.map((line) => [line, address[line] ?? ''])),
})

/** She has one name, and probably another place in the same country. */
const newTyped = (
  customer: { salutationId: string | null; firstName: string; lastName: string } | null,
  countryId: string,
): Typed => ({
  'address.salutationId': customer?.salutationId ?? '',
  'address.firstName': customer?.firstName ?? '',
  'address.lastName': customer?.lastName ?? '',
  'address.countryId': countryId,
})
