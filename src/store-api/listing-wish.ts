import { z } from 'zod'
import { type GroupId, type Measure, measures, type Picks } from '../shop/catalogue/listing.ts'
import type { Channel } from '../shop/channel/channel.ts'
import type { MeasuredPlace } from '../shop/configurator/fit-passport.ts'
import { placeFrom } from '../shop/configurator/place-text.ts'
import { refuse } from '../shop/refusal.ts'
import { type Id, isId } from '../values/ids.ts'
import { rounded } from '../values/money.ts'
import { printed } from '../values/printed.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { flagWish } from './input.ts'

const mostPicks = 100

/** Ids with bars between, or a list of them. */
const idsWish = <Name extends string>(name: string) =>
  z
    .unknown()
    .optional()
    .transform((raw): Id<Name>[] => {
      if (raw === undefined || raw === null) return []
      const ids = Array.isArray(raw)
        ? raw
        : typeof raw === 'string'
          ? raw.split('|').filter((id) => id !== '')
          : [raw]
      if (ids.length > mostPicks) return invalid(name, `at most ${mostPicks} ids are allowed`)
      return ids.map((id) =>
        isId(id)
          ? (id as Id<Name>) // whose it is shows when it is looked up
          : refuse('id.malformed', { value: printed(id), pointer: `/${name}` }),
      )
    })

/** An amount in the visit's currency, as whole cents. */
const amountWish = (name: string) =>
  z
    .unknown()
    .optional()
    .transform((raw): number | null => {
      if (raw === undefined || raw === null || raw === '') return null
      const amount = typeof raw === 'string' ? Number(raw) : raw
      return typeof amount === 'number' && amount >= 0 && amount <= 10_000_000
        ? rounded(amount * 100)
        : invalid(name, 'an amount of 0 or more is expected')
    })

const ratingWish = z
  .unknown()
  .optional()
  .transform((raw): number | null => {
    if (raw === undefined || raw === null || raw === '') return null
    const points = typeof raw === 'string' ? Number(raw) : raw
    return typeof points === 'number' && points >= 0 && points <= 5
      ? points
      : invalid('rating', '0 to 5 is expected')
  })

/** Millimetres; what is not even a size is refused. */
const sizeWish = (name: string) =>
  z
    .unknown()
    .optional()
    .transform((raw): number | null => {
      if (raw === undefined || raw === null || raw === '') return null
      const size = typeof raw === 'string' ? Number(raw) : raw
      return typeof size === 'number' && size >= 0 && size <= 1_000_000
        ? Math.round(size)
        : invalid(name, 'a size in millimetres is expected')
    })

/** A measured place in a word (`placeText`): only what fits it is listed. */
const placeWish = z
  .unknown()
  .optional()
  .transform((raw): MeasuredPlace | null => {
    if (raw === undefined || raw === null || raw === '') return null
    return (
      (typeof raw === 'string' ? placeFrom(raw) : null) ?? invalid('fits', 'a measured place is expected')
    )
  })

/** The key of a sorting; anything but a text is no key at all (contract 5.6). */
const orderWish = z
  .unknown()
  .optional()
  .transform((raw): string | undefined => {
    if (raw === undefined || raw === null) return undefined
    return typeof raw === 'string'
      ? raw
      : refuse('criteria.sorting-unknown', { key: JSON.stringify(raw).slice(0, 40) })
  })

/** What every listing takes, in a body or a query string (contract 5.6). */
export const listingWish = criteriaWish.extend({
  p: z.unknown().optional(),
  order: orderWish,
  manufacturer: idsWish<'manufacturer'>('manufacturer'),
  properties: idsWish<'property-option'>('properties'),
  'min-price': amountWish('min-price'),
  'max-price': amountWish('max-price'),
  rating: ratingWish,
  'shipping-free': flagWish('shipping-free'),
  // Only this shop's: sizes, stock, and facets for them when they are wished for.
  'min-width': sizeWish('min-width'),
  'max-width': sizeWish('max-width'),
  'min-height': sizeWish('min-height'),
  'max-height': sizeWish('max-height'),
  'min-depth': sizeWish('min-depth'),
  'max-depth': sizeWish('max-depth'),
  available: flagWish('available'),
  fits: placeWish,
  'size-aggregations': flagWish('size-aggregations'),
  'manufacturer-filter': flagWish('manufacturer-filter'),
  'price-filter': flagWish('price-filter'),
  'rating-filter': flagWish('rating-filter'),
  'shipping-free-filter': flagWish('shipping-free-filter'),
  'property-filter': flagWish('property-filter'),
  'property-whitelist': idsWish<'property-group'>('property-whitelist'),
  'no-aggregations': flagWish('no-aggregations'),
  'only-aggregations': flagWish('only-aggregations'),
  'reduce-aggregations': flagWish('reduce-aggregations'),
})

export type ListingRequest = z.output<typeof listingWish>

/** A filter that is switched off neither filters nor shows. */
export type Switches = Record<'manufacturer' | 'price' | 'rating' | 'shippingFree' | 'properties', boolean>

/** Where nothing is reviewed, nothing is filtered by reviews either. */
export const switchesOf = (
  wish: ListingRequest,
  { reviewsShown }: Pick<Channel, 'reviewsShown'>,
): Switches => ({
  manufacturer: wish['manufacturer-filter'] ?? true,
  price: wish['price-filter'] ?? true,
  rating: reviewsShown && (wish['rating-filter'] ?? true),
  shippingFree: wish['shipping-free-filter'] ?? true,
  properties: wish['property-filter'] ?? true,
})

export const picksOf = (
  wish: ListingRequest,
  on: Switches,
  fitting: readonly GroupId[] | null = null,
): Picks => ({
  manufacturers: on.manufacturer ? wish.manufacturer : [],
  options: on.properties ? wish.properties : [],
  minCents: on.price ? wish['min-price'] : null,
  maxCents: on.price ? wish['max-price'] : null,
  rating: on.rating ? wish.rating : null,
  shippingFree: on.shippingFree && wish['shipping-free'] === true,
  available: wish.available === true,
  fitting,
  measures: Object.fromEntries(
    measures.map((measure) => [measure, { min: wish[`min-${measure}`], max: wish[`max-${measure}`] }]),
    // every measure stands in the list
  ) as Record<Measure, { min: number | null; max: number | null }>,
})

const invalid = (name: string, reason: string): never =>
  refuse('request.parameter-invalid', { name, reason, pointer: `/${name}` })
