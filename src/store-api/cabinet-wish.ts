import { z } from 'zod'
import { mostCabinets } from '../shop/cabinets/cabinet.ts'
import type { CabinetWish } from '../shop/cabinets/keep-cabinets.ts'
import type { MeasuredPlace } from '../shop/configurator/fit-passport.ts'
import { placeFrom } from '../shop/configurator/place-text.ts'
import { refuse } from '../shop/refusal.ts'

/** A measured place in one word, as it stands in addresses: `complete_bodyWidth-600`. */
export const placeWish = z
  .unknown()
  .optional()
  .transform(
    (raw): MeasuredPlace =>
      (typeof raw === 'string' ? placeFrom(raw) : null) ??
      refuse('request.parameter-invalid', {
        name: 'place',
        reason: 'a measured place is expected',
        pointer: '/place',
      }),
  )

/** How many seconds ago something was done; what is no age is none. */
export const ageWish = z.unknown().optional().transform(ageOf)

/** What is no cabinet is passed over: it lay in somebody's browser for months. */
export const cabinetsWish = z
  .unknown()
  .optional()
  .transform((raw): CabinetWish[] => {
    if (!Array.isArray(raw)) return refuse('request.parameter-missing', { name: 'cabinets' })
    return raw.slice(-mostCabinets).flatMap((one: unknown): CabinetWish[] => {
      const place = isNamed(one) && typeof one.place === 'string' ? placeFrom(one.place) : null
      return place && isNamed(one)
        ? [{ place, name: typeof one.name === 'string' ? one.name.slice(0, 200) : null, age: ageOf(one.age) }]
        : []
    })
  })

const isNamed = (one: unknown): one is { place?: unknown; name?: unknown; age?: unknown } =>
  typeof one === 'object' && one !== null

function ageOf(raw: unknown): number {
  return typeof raw === 'number' && raw > 0 ? raw : 0
}
