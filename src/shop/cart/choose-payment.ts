import { say } from '../../values/translated.ts'
import type { Country, PaymentMethod } from '../channel/channel.ts'
import { isOffered } from '../payments/payment-offer.ts'
import type { Visit } from '../sessions/visit.ts'
import type { CartNotice } from './notices.ts'

export type ChosenPayment = { paymentMethod: PaymentMethod; notices: CartNotice[] }

/** Third step: the method of the visit, or the first that is offered for such a bill. */
export function choosePayment(visit: Visit, totalCents: number): ChosenPayment {
  const bill = { country: billingCountry(visit), totalCents }
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

/** Where the bill goes; as long as nobody said, where the goods go. */
export const billingCountry = ({ billingAddress, channel, country }: Visit): Country =>
  channel.countries.find(({ id }) => id === billingAddress?.countryId) ?? country
