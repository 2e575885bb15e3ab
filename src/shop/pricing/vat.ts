import type { Day } from '../../values/day.ts'
import type { Channel, Country, CountryId, TaxArea } from '../channel/channel.ts'

/** Where goods go, as far as VAT is concerned. Nobody knows a zip before there is an address. */
export type TaxPlace = { countryId: CountryId; zip: string | null }

/**
 * The VAT percentage of a place on a day. No rate known: no VAT is due there. Outside any VAT it is the country's: it
 * says what a gross price is freed of.
 */
export function vatPercent(channel: Channel, taxId: string, place: TaxPlace, day: Day): number {
  const area = taxAreaOf(channel, place)
  const own = area?.rates.find((rate) => rate.taxId === taxId && holds(rate, day))
  if (own) return own.percent

  const countryId = area?.ratesOf ?? place.countryId
  const rate = channel.vatRates.find(
    (rate) => rate.taxId === taxId && rate.countryId === countryId && holds(rate, day),
  )
  return rate?.percent ?? 0
}

/** The place with another VAT than its country's, if this is one. */
export function taxAreaOf(channel: Channel, { countryId, zip }: TaxPlace): TaxArea | null {
  if (zip === null) return null
  const typed = zip.trim()
  return (
    channel.taxAreas.find((area) => area.countryId === countryId && patternOf(area.zipPattern).test(typed)) ??
    null
  )
}

/** The country whose VAT is owed at a place: Büsingen lies in Germany and pays the Swiss one. */
export function vatCountryOf(channel: Channel, place: TaxPlace): Country | null {
  const countryId = taxAreaOf(channel, place)?.ratesOf ?? place.countryId
  return channel.countries.find(({ id }) => id === countryId) ?? null
}

const holds = ({ from, until }: { from: Day; until: Day | null }, day: Day): boolean =>
  from <= day && (until === null || day <= until)

const patterns = new Map<string, RegExp>()

function patternOf(zipPattern: string): RegExp {
  let pattern = patterns.get(zipPattern)
  if (!pattern) {
    pattern = new RegExp(`^(?:${zipPattern})$`, 'i')
    patterns.set(zipPattern, pattern)
  }
  return pattern
}
