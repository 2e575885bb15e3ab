import type { CurrencyCode } from '../../../values/currency.ts'
import { divide, grossWorth } from '../../pricing/share.ts'
import { netOf } from '../../pricing/tax.ts'
import type { TaxState } from '../../sessions/visit.ts'
import type { Discount } from '../promotion.ts'

/** Something that can be discounted: a line, or the part of the shipping cost taxed at one rate. */
export type Pot = {
  id: string
  quantity: number
  /** What earlier discounts left of it, in the tax state of the visit. */
  cents: number
  vatPercent: number
}

export type DiscountTerms = { currency: CurrencyCode; taxState: TaxState }

/** What is taken out of a pot, 0 to all of it, and how many of its pieces that is about. */
export type Taken = { quantity: number; cents: number }

/** How much a discount takes out of each pot, in their order. */
export type TakeOff<Kind extends Discount['kind']> = (
  discount: Extract<Discount, { kind: Kind }>,
  pots: readonly Pot[],
  terms: DiscountTerms,
) => Taken[]

/**
 * Divides a gross amount among pots by what is left in them, never more than that. Prices without
 * tax get the net of it: divided by rates first, so that it is rounded once per rate.
 */
export function takeGross(grossCents: number, pots: readonly Pot[], { taxState }: DiscountTerms): number[] {
  const rates = byRate(pots)
  const worths = rates.map((rate) => grossOf(rate, taxState))
  const parts = divide(Math.min(grossCents, sum(worths)), worths)
  const taken = pots.map(() => 0)

  rates.forEach(({ vatPercent, cents, places }, index) => {
    const gross = parts[index] ?? 0
    const shares = divide(
      Math.min(taxState === 'gross' ? gross : netOf(gross, vatPercent), cents),
      places.map((place) => pots[place]?.cents ?? 0),
    )
    places.forEach((place, at) => {
      taken[place] = shares[at] ?? 0
    })
  })

  return taken
}

/** What all pots are worth with tax: taxed once per rate, as the bill does it. */
export const grossOfPots = (pots: readonly Pot[], taxState: TaxState): number =>
  sum(byRate(pots).map((rate) => grossOf(rate, taxState)))

/** Every piece of a pot is touched in the same way. */
export const allPieces = (pots: readonly Pot[], cents: readonly number[]): Taken[] =>
  pots.map(({ quantity }, index) => ({ quantity, cents: cents[index] ?? 0 }))

type AtRate = { vatPercent: number; cents: number; places: number[] }

/** Highest rate first. */
function byRate(pots: readonly Pot[]): AtRate[] {
  const rates = new Map<number, AtRate>()
  pots.forEach(({ vatPercent, cents }, place) => {
    const rate = rates.get(vatPercent)
    if (!rate) {
      rates.set(vatPercent, { vatPercent, cents, places: [place] })
      return
    }
    rate.cents += cents
    rate.places.push(place)
  })
  return [...rates.values()].sort((a, b) => b.vatPercent - a.vatPercent)
}

const grossOf = ({ vatPercent, cents }: AtRate, taxState: TaxState): number =>
  grossWorth({ cents, vatPercent }, taxState)

export const potSum = (pots: readonly Pot[]): number => sum(pots.map(({ cents }) => cents))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
