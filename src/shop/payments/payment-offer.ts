import type { CurrencyCode } from '../../values/currency.ts'
import type { Country, CustomerGroup, PaymentMethod } from '../channel/channel.ts'
import { paymentRuleHolds } from '../channel/rules/payment-rules.ts'

/** What somebody is about to pay, as far as it decides how it may be paid. */
export type Bill = {
  /** Where the bill goes. */
  country: Country
  customerGroup: CustomerGroup
  currency: CurrencyCode
  totalCents: number
  hasDownloads: boolean
  isGuest: boolean
}

/** Whether a method is offered for this bill: in its country, up to its limit, and by all of its rules. */
export function isOffered(method: PaymentMethod, bill: Bill): boolean {
  const { country, customerGroup, totalCents } = bill
  const facts = { ...bill, countryIso: country.iso, groupKey: customerGroup.key }

  return (
    method.active &&
    (method.countries === null || method.countries.includes(country.iso)) &&
    (method.maxTotalCents === null || totalCents <= method.maxTotalCents) &&
    method.rules.every((rule) => paymentRuleHolds(rule, facts))
  )
}
