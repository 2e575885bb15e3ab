import { idFrom } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'
import { mergeTaxes, type TaxShare, taxShare } from '../pricing/tax.ts'
import type { TaxState } from '../sessions/visit.ts'
import { worthOf } from './discounts/discount.ts'
import type { DiscountTerms, Pot, Taken } from './discounts/pot.ts'
import type { AppliedDiscount, Promotion } from './promotion.ts'

export type TakenFrom = Taken & { pot: Pot }

/** One discount of a promotion with what it takes off, as a line that carries its own taxes. */
export function appliedDiscount(
  promotion: Promotion,
  index: number,
  shares: readonly TakenFrom[],
  terms: DiscountTerms & { locale: Locale },
): AppliedDiscount {
  const discount = promotion.discounts[index]
  if (!discount) throw new Error(`Promotion ${promotion.id} has no discount ${index}.`)
  const onShipping = discount.scope === 'shipping'
  const cents = -sumOf(shares)

  return {
    id: idFrom('discount', `${promotion.id}:${index}`),
    promotionId: promotion.id,
    promotionKind: promotion.kind,
    code: promotion.code,
    name: say(promotion.name, terms.locale),
    kind: discount.kind,
    scope: discount.scope,
    value: worthOf(discount, terms),
    cents: onShipping ? 0 : cents,
    taxes: onShipping ? [] : taxesOf(shares, terms.taxState),
    shippingCents: onShipping ? cents : 0,
    shares: onShipping
      ? []
      : shares
          .filter(({ cents }) => cents !== 0)
          .map(({ pot, quantity, cents }) => ({ lineId: pot.id, quantity, cents: -cents })),
  }
}

/** The tax that is given back, rounded once per rate. */
export function taxesOf(shares: readonly TakenFrom[], taxState: TaxState): TaxShare[] {
  const rates = new Map<number, number>()
  for (const { pot, cents } of shares) {
    if (cents !== 0) rates.set(pot.vatPercent, (rates.get(pot.vatPercent) ?? 0) - cents)
  }
  return mergeTaxes([...rates].map(([rate, cents]) => taxShare(cents, rate, taxState)))
}

const sumOf = (shares: readonly TakenFrom[]): number => shares.reduce((sum, { cents }) => sum + cents, 0)
