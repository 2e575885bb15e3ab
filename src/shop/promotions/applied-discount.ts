import { idFrom } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'
import { mergeTaxes, type TaxShare, taxShare } from '../pricing/tax.ts'
import type { TaxState } from '../sessions/visit.ts'
import { worthOf } from './discounts/discount.ts'
import type { DiscountTerms, Pot, Taken } from './discounts/pot.ts'
import type { AppliedDiscount, Promotion } from './promotion.ts'

/** What a discount takes out of each pot, in their order. */
export type TakenFrom = { pots: readonly Pot[]; taken: readonly Taken[] }

/** One discount of a promotion with what it takes off, as a line that carries its own taxes. */
export function appliedDiscount(
  promotion: Promotion,
  index: number,
  from: TakenFrom,
  terms: DiscountTerms & { locale: Locale },
): AppliedDiscount {
  const discount = promotion.discounts[index]
  if (!discount) throw new Error(`Promotion ${promotion.id} has no discount ${index}.`)
  const cents = from.taken.reduce((sum, { cents }) => sum - cents, 0)
  const onGoods = { cents, taxes: taxesOf(from, terms.taxState), shippingCents: 0, shares: sharesOf(from) }
  const onShipping = { cents: 0, taxes: [], shippingCents: cents, shares: [] }

  return {
    id: idFrom('discount', `${promotion.id}:${index}`),
    promotionId: promotion.id,
    promotionKind: promotion.kind,
    code: promotion.code,
    name: say(promotion.name, terms.locale),
    kind: discount.kind,
    scope: discount.scope,
    value: worthOf(discount, terms),
    ...(discount.scope === 'shipping' ? onShipping : onGoods),
  }
}

/** The tax that is given back, rounded once per rate. */
export function taxesOf({ pots, taken }: TakenFrom, taxState: TaxState): TaxShare[] {
  const rates = new Map<number, number>()
  pots.forEach(({ vatPercent }, at) => {
    const cents = taken[at]?.cents ?? 0
    if (cents !== 0) rates.set(vatPercent, (rates.get(vatPercent) ?? 0) - cents)
  })
  return mergeTaxes([...rates].map(([rate, cents]) => taxShare(cents, rate, taxState)))
}

function sharesOf({ pots, taken }: TakenFrom): AppliedDiscount['shares'] {
  return pots.flatMap(({ id }, at) => {
    const { quantity, cents } = taken[at] ?? { quantity: 0, cents: 0 }
    return cents === 0 ? [] : [{ lineId: id, quantity, cents: -cents }]
  })
}
