import type { LoaderFunctionArgs } from 'react-router'
import { storeApiContext } from '../../page-context.ts'
import { readDealerQuery } from './dealer-query.ts'
import type { DealerSpot, WireDealer } from './wire.ts'

/** So many can be compared in full; of more only where they are. */
const mostInFull = 10

export async function loadDealers({ request, context }: LoaderFunctionArgs) {
  const storeApi = context.get(storeApiContext)
  const [{ elements }, names] = await Promise.all([
    storeApi.call('POST /country', { limit: 50 }),
    storeApi.call('POST /town-name'),
  ])
  const countries = elements.map(({ iso, translated }) => ({ iso, name: translated.name }))
  const query = readDealerQuery(
    new URL(request.url).searchParams,
    countries.map(({ iso }) => iso),
  )
  const { dealers, ...found } = await storeApi.call('POST /dealers', query)
  const isShort = dealers.length <= mostInFull

  return {
    query,
    countries,
    towns: names.elements,
    ...found,
    dealers: isShort ? dealers.map(slimDealer) : [],
    spots: isShort ? [] : dealers.map(spotOf),
  }
}

export type LoadedDealers = Awaited<ReturnType<typeof loadDealers>>
export type FullDealer = ReturnType<typeof slimDealer>

const slimDealer = (dealer: WireDealer) => ({
  ...spotOf(dealer),
  street: dealer.street,
  phone: dealer.phone,
  email: dealer.email,
  website: dealer.website,
  languages: dealer.languages,
  services: dealer.services,
  lines: dealer.lines,
  openingHours: dealer.openingHours,
  distanceKm: dealer.distanceKm,
  id: dealer.id,
})

export const spotOf = ({
  key,
  name,
  type,
  zip,
  city,
  country,
  latitude,
  longitude,
}: WireDealer): DealerSpot => ({
  key,
  name,
  type,
  zip,
  city,
  country,
  latitude,
  longitude,
})
