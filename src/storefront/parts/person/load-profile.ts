import type { LoaderFunctionArgs } from 'react-router'
import { storeApiContext } from '../../page-context.ts'
import { countryRules } from '../../pages/checkout/load-checkout.ts'
import type { Typed } from '../../pages/checkout/typed-address.ts'
import { loadSalutations } from '../forms/load-salutations.ts'

/** Who she says she is, and in which group she buys. */
export async function loadProfile({ context }: LoaderFunctionArgs) {
  const api = context.get(storeApiContext)
  const [customer, { pending }, salutations, groups] = await Promise.all([
    api.call('POST /account/customer'),
    api.call('POST /account/pending-email'),
    loadSalutations(api),
    api.call('POST /customer-group'),
  ])
  const { group, requestedGroup, defaultBillingAddress } = customer
  const open = groups.elements.find(({ id }) => id !== customer.groupId)
  const rules = await countryRules(api, { 'billing.countryId': defaultBillingAddress?.countryId ?? '' })

  return {
    typed: typedFrom(customer),
    rules,
    salutations: salutations.options,
    email: customer.email,
    pendingEmail: pending?.email ?? null,
    customerNumber: customer.customerNumber,
    isBusiness: customer.accountType === 'business',
    group: group && { name: group.translated.name, isNet: !group.displayGross },
    waitsFor: requestedGroup?.translated.name ?? null,
    mayAskFor: open
      ? {
          id: open.id,
          name: open.translated.name,
          title: open.translated.registrationTitle,
          text: open.translated.registrationIntroduction,
          onlyCompany: open.registrationOnlyCompanyRegistration,
        }
      : null,
  }
}

export type ProfileData = Awaited<ReturnType<typeof loadProfile>>

type Known = {
  accountType: string
  salutationId: string | null
  title: string | null
  firstName: string
  lastName: string
  birthday: string | null
  company: string | null
  vatIds: readonly string[]
}

const typedFrom = (known: Known): Typed => ({
  accountType: known.accountType,
  salutationId: known.salutationId ?? '',
  title: known.title ?? '',
  firstName: known.firstName,
  lastName: known.lastName,
  birthday: known.birthday ?? '',
  company: known.company ?? '',
  vatId: known.vatIds[0] ?? '',
})
