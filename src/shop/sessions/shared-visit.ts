import type { Locale } from '../../values/locale.ts'
import type { Channel } from '../channel/channel.ts'
import { taxAreaOf } from '../pricing/vat.ts'
import type { Visit } from './visit.ts'
import { nothingChosen, visitOf } from './visit-of.ts'

/** On what terms a page is shown, in a few words. It holds nothing of a person: many visits are on the same terms. */
export type Terms = string

/** The terms of whoever has chosen nothing, whatever they are in this shop. */
export const usualTerms: Terms = ''

/** A visit as far as others are on it too: its terms, and nobody in it. */
export type SharedVisit = { terms: Terms; visit: Visit }

/** Somebody of whom nothing is known but the language of the page. */
export const usualVisit = (channel: Channel, locale: Locale, now: Date): SharedVisit => ({
  terms: usualTerms,
  visit: visitOf(channel, nobodysToken, nothingChosen, locale, now),
})

/**
 * What this visit shares with others. Null when its prices hang on an address: a place with a VAT of its own has few
 * neighbours, and its zip is hers.
 */
export function sharedVisit(visit: Visit): SharedVisit | null {
  const {
    channel,
    locale,
    country,
    state,
    currency,
    customerGroup,
    taxState,
    shippingMethod,
    shippingAddress,
    now,
  } = visit
  if (taxAreaOf(channel, { countryId: country.id, zip: shippingAddress?.zip ?? null })) return null

  const shared: Visit = {
    ...visitOf(
      channel,
      nobodysToken,
      {
        ...nothingChosen,
        countryId: country.id,
        stateId: state?.id ?? null,
        currency: currency.code,
        shippingMethodId: shippingMethod.id,
      },
      locale,
      now,
    ),
    customerGroup,
    taxState,
  }
  const terms = termsOf(shared)
  return {
    terms: terms === termsOf(usualVisit(channel, locale, now).visit) ? usualTerms : terms,
    visit: shared,
  }
}

/** All that is taken over from a visit above, and nothing else. */
const termsOf = ({ country, state, currency, customerGroup, taxState, shippingMethod }: Visit): Terms =>
  [country.iso, state?.code ?? '', currency.code, customerGroup.id, taxState, shippingMethod.id].join('|')

/** Nobody's: 32 zeros are no token that the shop ever gave to anybody. */
const nobodysToken = '0'.repeat(32)
