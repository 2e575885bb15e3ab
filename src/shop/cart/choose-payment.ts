import { say } from '../../values/translated.ts'
import type { Country, PaymentMethod } from '../channel/channel.ts'
import { type Bill, isOffered } from '../payments/payment-offer.ts'
import { isGuest, type Visit } from '../sessions/visit.ts'
import { type CartLine, isDownload } from './cart.ts'
import type { CartNotice } from './notices.ts'

export type ChosenPayment = { paymentMethod: PaymentMethod; notices: CartNotice[] }

/** How these lines are paid: by the method of the visit, or the first that is offered for such a bill. */
export function choosePayment(visit: Visit, lines: readonly CartLine[], totalCents: number): ChosenPayment {
  const bill = billOf(visit, lines, totalCents)
  const { paymentMethod, channel, locale } = visit
  if (isOffered(paymentMethod, bill)) return { paymentMethod, notices: [] }

  const name = say(paymentMethod.name, locale)
  const blocked: CartNotice = { kind: 'payment-method-blocked', name }
  const other = channel.paymentMethods.find((method) => isOffered(method, bill))
  if (!other) return { paymentMethod, notices: [blocked] }

  return {
    paymentMethod: other,
    notices: [blocked, { kind: 'payment-method-changed', oldName: name, newName: say(other.name, locale) }],
  }
}

/** What this visit would have to pay for these lines. */
export const billOf = (visit: Visit, lines: readonly CartLine[], totalCents: number): Bill => ({
  country: billingCountry(visit),
  customerGroup: visit.customerGroup,
  currency: visit.currency.code,
  totalCents,
  hasDownloads: lines.some(isDownload),
  isGuest: isGuest(visit),
})

/** Where the bill goes; as long as nobody said, where the goods go. */
export const billingCountry = ({ billingAddress, channel, country }: Visit): Country =>
  channel.countries.find(({ id }) => id === billingAddress?.countryId) ?? country
