import type { CurrencyCode } from '../../values/currency.ts'
import type { Country } from '../channel/channel.ts'
import { isBulky, type Piece } from './bulky.ts'

/** Goods that travel together, as far as it decides how they travel and what that costs. */
export type Consignment = {
  country: Country
  /** The key of the customer's group. */
  groupKey: string
  currency: CurrencyCode
  grams: number
  isBulky: boolean
  kinds: readonly string[]
  /** What the goods are worth with tax, in any currency: a threshold is set in one of them. */
  worthIn: (currency: CurrencyCode) => number
  /** Everything in it travels free by itself. */
  allFree: boolean
}

export type Goods = Piece & {
  quantity: number
  kind: string
  shippingFree: boolean
  /** With tax, after discounts. */
  worthIn: (currency: CurrencyCode) => number
}

type Terms = Pick<Consignment, 'country' | 'groupKey' | 'currency'>

export function consignmentOf(terms: Terms, goods: readonly Goods[]): Consignment {
  const worth = new Map<CurrencyCode, number>()

  return {
    ...terms,
    grams: sum(goods.map(({ grams, quantity }) => grams * quantity)),
    isBulky: goods.some(isBulky),
    kinds: [...new Set(goods.map(({ kind }) => kind))],
    worthIn(currency) {
      const known = worth.get(currency)
      if (known !== undefined) return known

      const cents = sum(goods.map(({ worthIn }) => worthIn(currency)))
      worth.set(currency, cents)
      return cents
    },
    allFree: goods.every(({ shippingFree }) => shippingFree),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
