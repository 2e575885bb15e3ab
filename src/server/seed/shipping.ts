import type { Db } from '../../platform/postgres/db.ts'
import type { CurrencyCode } from '../../values/currency.ts'
import type { Translated } from '../../values/translated.ts'
import { type CountryData, readCountries } from './countries.ts'
import { insertMissing } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'
import { countryId, deliveryTimeId, shippingMethodId } from './seeded-ids.ts'

type ShippingMethodData = {
  technicalName: string
  name: Translated
  description: Translated
  deliveryTime: string
  cutOff: string
  trackingUrl?: string
  isCollected: boolean
  rules: unknown[]
  destinations?: DestinationData[]
}
type DestinationData = {
  country: string
  minDays: number
  maxDays: number
  cents: number
  /** Over 30 kg; null where weight does not matter. */
  heavyCents: number | null
  /** What it costs more when the goods are worth more than the carrier answers for by itself. */
  insured?: { aboveCents: number; cents: number }
}

type Destination = {
  country: string
  currency: CurrencyCode
  minDays: number
  maxDays: number
  freeFromCents: number | null
  steps: Step[]
}

type Step = { untilGrams: number | null; untilCents: number | null; cents: number; bulkyCents: number }

/** Ways to send, where each goes, and what it costs by weight and worth. */
export async function seedShipping(db: Db) {
  const { shippingMethods } = readSeed<{ shippingMethods: ShippingMethodData[] }>('channel')
  const countries = readCountries()

  await insertMissing(
    db,
    'shipping_method',
    shippingMethods.map(
      (
        { technicalName, name, description, deliveryTime, cutOff, isCollected, trackingUrl, rules },
        position,
      ) => ({
        id: shippingMethodId(technicalName),
        technical_name: technicalName,
        name,
        description,
        delivery_time_id: deliveryTimeId(deliveryTime),
        cut_off: cutOff,
        tracking_url: trackingUrl ?? null,
        is_collected: isCollected,
        rules,
        position,
      }),
    ),
  )

  const routes = shippingMethods.flatMap(({ technicalName, destinations }) =>
    (destinations?.map((data) => namedDestination(data, countries)) ?? countries.map(parcelDestination)).map(
      (destination) => ({ methodId: shippingMethodId(technicalName), ...destination }),
    ),
  )

  await insertMissing(
    db,
    'shipping_destination',
    routes.map(({ methodId, country, minDays, maxDays, currency, freeFromCents }) => ({
      shipping_method_id: methodId,
      country_id: countryId(country),
      min_days: minDays,
      max_days: maxDays,
      currency,
      free_from_cents: freeFromCents,
    })),
  )
  await insertMissing(
    db,
    'shipping_cost',
    routes.flatMap(({ methodId, country, currency, steps }) =>
      steps.flatMap(({ untilGrams, untilCents, cents, bulkyCents }) =>
        (['CHF', 'EUR'] as const).map((costCurrency) => ({
          shipping_method_id: methodId,
          country_id: countryId(country),
          currency: costCurrency,
          until_grams: untilGrams,
          until_cents: untilCents === null ? null : converted(untilCents, currency, costCurrency),
          cents: converted(cents, currency, costCurrency),
          bulky_cents: converted(bulkyCents, currency, costCurrency),
        })),
      ),
    ),
  )
}

const light = 2_000
const parcel = 30_000
/** What a carrier asks on top for what it cannot put on its belts. */
const bulkyCents = 2_000

/** The price of the country for a parcel, a little less for a letter-sized one, more over 30 kg. */
function parcelDestination({ iso, currency, shippingDemo }: CountryData): Destination {
  const [minDays = 0, maxDays = 0] = shippingDemo.days.split('-').map(Number)
  const standard = Math.round((shippingDemo.standardChf ?? shippingDemo.standardEur ?? 0) * 100)
  const freeFrom = Math.round((shippingDemo.freeFromChf ?? shippingDemo.freeFromEur ?? 0) * 100)

  return {
    country: iso,
    currency,
    minDays,
    maxDays,
    freeFromCents: freeFrom,
    steps: [
      { untilGrams: light, untilCents: null, cents: standard - (currency === 'CHF' ? 200 : 300), bulkyCents },
      { untilGrams: parcel, untilCents: null, cents: standard, bulkyCents },
      { untilGrams: null, untilCents: null, cents: standard + 2000, bulkyCents },
    ],
  }
}

function namedDestination(data: DestinationData, countries: CountryData[]): Destination {
  const { country, minDays, maxDays, cents, heavyCents, insured } = data
  const currency = countries.find(({ iso }) => iso === country)?.currency ?? 'EUR'
  const byWeight = [
    ...(heavyCents === null ? [] : [{ untilGrams: parcel, cents }]),
    { untilGrams: null, cents: heavyCents ?? cents },
  ]
  const steps = byWeight.flatMap(({ untilGrams, cents }): Step[] => [
    ...(insured ? [{ untilGrams, untilCents: insured.aboveCents, cents, bulkyCents: 0 }] : []),
    { untilGrams, untilCents: null, cents: cents + (insured?.cents ?? 0), bulkyCents: 0 },
  ])

  return { country, currency, minDays, maxDays, freeFromCents: null, steps }
}

/** By the ratio of the catalogue's own prices, to the tenth. */
function converted(cents: number, from: CurrencyCode, to: CurrencyCode): number {
  if (from === to) return cents
  const exact = to === 'EUR' ? cents * 1.12 : cents / 1.12
  return Math.round(exact / 10) * 10
}
