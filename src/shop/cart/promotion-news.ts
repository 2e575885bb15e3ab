import type { Locale } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'
import type { Outcome, WhyNot } from '../promotions/apply-promotions.ts'
import type { AppliedDiscount, Promotion } from '../promotions/promotion.ts'
import type { PromotionFacts, ToldDiscount } from '../promotions/promotion-facts.ts'
import type { CartNotice } from './notices.ts'

/** What the cart is to know of promotions from now on. */
export type PromotionCorrection = {
  told: readonly ToldDiscount[]
  was: readonly ToldDiscount[]
  /** Codes that lead to nothing any more. */
  goneCodes: readonly string[]
  /** What it is told with. */
  notices: readonly CartNotice[]
}

export type PromotionNews = {
  /** Said once, when it happens: `correction` then has to be written down. */
  once: CartNotice[]
  /** True as long as its reason is. */
  standing: CartNotice[]
  correction: PromotionCorrection | null
}

/**
 * What there is to say of promotions: which discounts came and went since the shopper was last told,
 * and why a code takes nothing off. Of an automatic promotion that does not apply nobody is told:
 * nobody asked for it.
 */
export function promotionNews(
  { codes, told, candidates }: PromotionFacts,
  { accepted, refused }: Pick<Outcome, 'accepted' | 'refused'>,
  locale: Locale,
): PromotionNews {
  const offered = candidates.filter(({ usesLeft }) => usesLeft !== 0)
  const discounts = accepted.flatMap(({ discounts }) => discounts)
  const goneCodes = codes.filter((code) => !offered.some((promotion) => promotion.code === code))

  const added = discounts.filter(({ id }) => !told.some((known) => known.id === id))
  const deleted = told.filter(({ id }) => !discounts.some((discount) => discount.id === id))
  const once: CartNotice[] = [
    ...added.map(({ id, name }) => ({ kind: 'promotion-discount-added', name, discountId: id }) as const),
    ...deleted.map((discount) => farewell(discount, offered, locale)),
    ...goneCodes.map((code) => ({ kind: 'promotion-not-found', code }) as const),
  ]

  return {
    once,
    standing: whyNot(refused, locale),
    correction:
      once.length === 0 ? null : { told: discounts.map(toldOf), was: told, goneCodes, notices: once },
  }
}

/**
 * An automatic one that is offered no more has ended; everything else merely lost its reason. What is gone altogether
 * is named in the language in which it was told of.
 */
function farewell(
  { id, promotionId, code, name: told }: ToldDiscount,
  offered: readonly Promotion[],
  locale: Locale,
): CartNotice {
  const promotion = offered.find((promotion) => promotion.id === promotionId)
  const name = promotion ? say(promotion.name, locale) : told

  return code === null && !promotion
    ? { kind: 'promotion-no-longer-valid', name }
    : { kind: 'promotion-discount-deleted', name, discountId: id }
}

function whyNot(refused: Outcome['refused'], locale: Locale): CartNotice[] {
  const by = (wanted: WhyNot) =>
    refused.flatMap(({ promotion: { code, name, usesLeft }, why }) =>
      why === wanted && code !== null && usesLeft !== 0 ? [{ code, name: say(name, locale) }] : [],
    )
  const unpriced = by('nothing-to-pay')

  return [
    ...by('not-eligible').map((promotion) => ({ kind: 'promotion-not-eligible', ...promotion }) as const),
    ...by('excluded').map(({ name }) => ({ kind: 'promotion-excluded', name }) as const),
    ...(unpriced.length > 0
      ? [{ kind: 'promotions-on-cart-price-zero', names: unpriced.map(({ name }) => name) } as const]
      : []),
  ]
}

const toldOf = ({ id, promotionId, code, name }: AppliedDiscount): ToldDiscount => ({
  id,
  promotionId,
  code,
  name,
})
