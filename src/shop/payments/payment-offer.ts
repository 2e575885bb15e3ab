import type { Country, PaymentMethod } from '../channel/channel.ts'

export type Bill = { country: Country; totalCents: number }

/** Whether a method is offered for this bill: in its country, up to its limit. */
export const isOffered = (method: PaymentMethod, { country, totalCents }: Bill): boolean =>
  method.active &&
  (method.countries === null || method.countries.includes(country.iso)) &&
  (method.maxTotalCents === null || totalCents <= method.maxTotalCents)
