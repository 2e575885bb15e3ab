import { z } from 'zod'
import type { CurrencyCode } from '../../../values/currency.ts'
import { billTotal } from './bill-total.ts'
import { countries } from './countries.ts'
import { customerGroups } from './customer-groups.ts'
import { noDownloads } from './no-downloads.ts'
import { noGuests } from './no-guests.ts'

/** What may be asked of a bill before a method is offered for it, as it stands in `payment_method.rules`. */
export const paymentRule = z.discriminatedUnion('type', [
  countries.shape,
  customerGroups.shape,
  billTotal.shape,
  noDownloads.shape,
  noGuests.shape,
])

export type PaymentRule = z.output<typeof paymentRule>

/** What the rules know of a bill. */
export type BillFacts = {
  countryIso: string
  groupKey: string
  currency: CurrencyCode
  totalCents: number
  hasDownloads: boolean
  isGuest: boolean
}

export function paymentRuleHolds(rule: PaymentRule, bill: BillFacts): boolean {
  switch (rule.type) {
    case 'countries':
      return countries.holds(rule, bill)
    case 'customer-groups':
      return customerGroups.holds(rule, bill)
    case 'bill-total':
      return billTotal.holds(rule, bill)
    case 'no-downloads':
      return noDownloads.holds(rule, bill)
    case 'no-guests':
      return noGuests.holds(rule, bill)
  }
}
