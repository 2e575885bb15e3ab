import type { CurrencyCode } from '../../../values/currency.ts'
import type { Day } from '../../../values/day.ts'
import type { Condition } from '../promotion.ts'
import { isInCountry } from './country.ts'
import { isInGroup } from './customer-group.ts'
import { isInDateRange } from './date-range.ts'
import { isFirstOrder } from './first-order.ts'
import { isWorthEnough } from './minimum-value.ts'

/** What conditions may ask about. */
export type Circumstances = {
  /** Goods with tax, before any discount: a discount must not take away its own reason. */
  goodsCents: number
  currency: CurrencyCode
  customerGroupId: string
  /** Where the goods go. */
  countryIso: string
  day: Day
  isFirstOrder: boolean
}

export type Holds<Kind extends Condition['kind']> = (
  condition: Extract<Condition, { kind: Kind }>,
  circumstances: Circumstances,
) => boolean

const rules = {
  'minimum-value': isWorthEnough,
  'customer-group': isInGroup,
  country: isInCountry,
  'date-range': isInDateRange,
  'first-order': isFirstOrder,
} satisfies { [Kind in Condition['kind']]: Holds<Kind> }

export const holds = (condition: Condition, circumstances: Circumstances): boolean =>
  // The table is keyed by the condition's own kind, so this row takes it.
  (rules[condition.kind] as (condition: Condition, circumstances: Circumstances) => boolean)(
    condition,
    circumstances,
  )
