import type { Weekday } from '../../../values/opening-hours.ts'
import type { FullDealer, LoadedDealers } from './load-dealers.ts'

const days = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>

/**
 * The dealers of a list, as search engines are told of shops. Where there are too many to be shown in full, the page says
 * no more of them than where they are, and so do these.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function dealerData({ dealers, spots }: Pick<LoadedDealers, 'dealers' | 'spots'>): object[] {
  const stores = [...dealers.map(fullStore), ...spots.map(store)]
  return stores.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          numberOfItems: stores.length,
          itemListElement: stores.map((item, position) => ({
            '@type': 'ListItem',
            position: position + 1,
            item,
          })),
        },
      ]
}

type Spot = LoadedDealers['spots'][number]

const store = ({ name, zip, city, country, latitude, longitude }: Spot) => ({
  '@type': 'HomeGoodsStore',
  name,
  address: { '@type': 'PostalAddress', postalCode: zip, addressLocality: city, addressCountry: country },
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
})

const fullStore = (dealer: FullDealer) => {
  const { address, ...rest } = store(dealer)
  return {
    ...rest,
    address: { ...address, streetAddress: dealer.street },
    ...(dealer.phone && { telephone: dealer.phone }),
    ...(dealer.email && { email: dealer.email }),
    ...(dealer.website && { sameAs: dealer.website }),
    openingHoursSpecification: dealer.openingHours.flatMap(({ days: open, hours }) =>
      hours.map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: open.map((day) => days[day]),
        opens,
        closes,
      })),
    ),
  }
}
