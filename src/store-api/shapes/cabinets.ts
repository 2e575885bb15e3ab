import type { KeptCabinets } from '../../shop/cabinets/cabinet-store.ts'
import { placeText } from '../../shop/configurator/place-text.ts'
import { struct } from './struct.ts'

/** The cabinets of an account. A shape of ours. */
export const cabinetsShape = ({ cabinets, revision }: KeptCabinets) =>
  struct('customer_cabinets', {
    revision,
    cabinets: cabinets.map(({ name, place }) =>
      struct('customer_cabinet', {
        place: placeText(place),
        name,
        systemType: place.systemType,
        measures: place.measures,
      }),
    ),
  })
