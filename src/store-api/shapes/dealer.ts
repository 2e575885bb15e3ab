import type { Dealer } from '../../shop/dealers/dealer.ts'
import type { FoundDealers } from '../../shop/dealers/find-dealers.ts'
import type { Place } from '../../shop/towns/place.ts'
import { struct } from './struct.ts'

/** An answer to POST /dealers. `places` are those somebody has to choose from; until then there is no `place`. */
export const dealerSearchShape = (search: string, { meant, dealers, total }: FoundDealers) =>
  struct('dealer_search', {
    search,
    place: meant.kind === 'place' ? { ...placeShape(meant.place), match: meant.how } : null,
    places: meant.kind === 'several' ? meant.places.map(placeShape) : [],
    /** The search was the name of a country. */
    country: meant.kind === 'country' ? meant.country : null,
    dealers: dealers.map(dealerShape),
    total,
  })

const placeShape = ({ name, country, region, zip, latitude, longitude }: Place) =>
  struct('place', {
    name,
    country,
    region,
    zip,
    latitude,
    longitude,
    /** Finds this very place. */
    search: zip ? `${country}-${zip} ${name}` : name,
  })

const dealerShape = ({ distanceKm, ...dealer }: Dealer & { distanceKm: number | null }) =>
  struct('dealer', { ...dealer, distanceKm: distanceKm === null ? null : Math.round(distanceKm * 10) / 10 })
