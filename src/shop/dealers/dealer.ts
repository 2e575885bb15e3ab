import type { Id } from '../../values/ids.ts'
import type { OpeningHours } from '../../values/opening-hours.ts'

export type DealerId = Id<'dealer'>

export const dealerTypes = ['kitchen-professional', 'wholesale'] as const
export type DealerType = (typeof dealerTypes)[number]

/** What a dealer does beside selling: shows systems, builds them in, has spare parts. */
export const dealerServices = ['exhibition', 'assembly', 'spare-parts'] as const
export type DealerService = (typeof dealerServices)[number]

/** Somebody who sells the systems where people live. */
export type Dealer = {
  id: DealerId
  /** As it is in the files of the shop: dealer-001. */
  key: string
  name: string
  type: DealerType
  street: string
  zip: string
  city: string
  region: string | null
  /** ISO 3166, two letters. */
  country: string
  latitude: number
  longitude: number
  phone: string | null
  email: string | null
  website: string | null
  /** As a Language: de, en ... */
  languages: readonly string[]
  services: readonly DealerService[]
  /** The lines that stand in the exhibition or on the shelf, by their keys. */
  lines: readonly string[]
  openingHours: OpeningHours
}
