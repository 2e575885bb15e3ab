import { z } from 'zod'
import type { CurrencyCode } from '../../../values/currency.ts'
import { atMostGrams } from './at-most-grams.ts'
import { countries } from './countries.ts'
import { customerGroups } from './customer-groups.ts'
import { goodsWorth } from './goods-worth.ts'
import { notBulky } from './not-bulky.ts'
import { notProductKinds } from './not-product-kinds.ts'

/** What may be asked of goods before a method takes them, as it stands in `shipping_method.rules`. */
export const shippingRule = z.discriminatedUnion('type', [
  countries.shape,
  customerGroups.shape,
  notBulky.shape,
  atMostGrams.shape,
  goodsWorth.shape,
  notProductKinds.shape,
])

export type ShippingRule = z.output<typeof shippingRule>

/** What the rules know of goods on their way. */
export type SentFacts = {
  countryIso: string
  groupKey: string
  currency: CurrencyCode
  grams: number
  isBulky: boolean
  kinds: readonly string[]
  worthIn: (currency: CurrencyCode) => number
}

export function shippingRuleHolds(rule: ShippingRule, sent: SentFacts): boolean {
  switch (rule.type) {
    case 'countries':
      return countries.holds(rule, sent)
    case 'customer-groups':
      return customerGroups.holds(rule, sent)
    case 'not-bulky':
      return notBulky.holds(rule, sent)
    case 'at-most-grams':
      return atMostGrams.holds(rule, sent)
    case 'goods-worth':
      return goodsWorth.holds(rule, sent)
    case 'not-product-kinds':
      return notProductKinds.holds(rule, sent)
  }
}
