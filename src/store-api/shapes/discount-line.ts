import type { AppliedDiscount, Discount } from '../../shop/promotions/promotion.ts'
import { decimal } from '../../values/money.ts'
import { amountShape, taxRuleShapes } from './calculated-price.ts'
import { struct } from './struct.ts'

/** A discount as a line of the cart (contract 5.3): no good, and taken out as a whole. */
export const discountLineShape = (discount: AppliedDiscount) =>
  struct('cart_line_item', {
    id: discount.id,
    type: 'promotion' as const,
    referencedId: discount.code ?? discount.id,
    label: discount.name,
    quantity: 1,
    good: false,
    description: null,
    cover: null,
    price: amountShape(discount.cents, discount.taxes),
    priceDefinition: struct('cart_price_absolute', {
      price: decimal(discount.cents),
      taxRules: taxRuleShapes(discount.taxes),
      type: 'absolute' as const,
    }),
    payload: discountPayloadShape(discount),
    deliveryInformation: null,
    children: [] as never[],
    requirement: null,
    removable: true,
    stackable: false,
    quantityInformation: null,
    modified: false,
    dataTimestamp: null,
    dataContextHash: null,
    uniqueIdentifier: discount.id,
    states: [] as ('is-physical' | 'is-download')[],
    modifiedByApp: false,
  })

/** What a client should know of a discount; amounts are negative, `value` is as the promotion says it. */
export const discountPayloadShape = (discount: AppliedDiscount) => ({
  promotionId: discount.promotionId,
  discountId: discount.id,
  discountType: typeOf(discount),
  discountScope: scopes[discount.scope],
  code: discount.code ?? '',
  promotionCodeType: codeTypes[discount.promotionKind],
  value:
    discount.kind === 'percentage' || discount.kind === 'buy-n-get-m'
      ? discount.value
      : decimal(discount.value),
  composition: discount.shares.map(({ lineId, quantity, cents }) => ({
    id: lineId,
    quantity,
    discount: decimal(cents),
  })),
  // Ours: what it takes off the shipping cost. The line itself is 0 then, a delivery below 0 carries the amount.
  shippingDiscount: decimal(discount.shippingCents),
})

/** Shopware knows a fixed price for each piece and one for the whole. */
const typeOf = ({ kind, scope }: AppliedDiscount): string =>
  kind === 'fixed-price' ? (scope === 'products' ? 'fixed_unit' : 'fixed') : types[kind]

const types = {
  percentage: 'percentage',
  absolute: 'absolute',
  'buy-n-get-m': 'buy_n_get_m',
} satisfies Record<Exclude<Discount['kind'], 'fixed-price'>, string>

const scopes = { cart: 'cart', products: 'set', shipping: 'delivery' } satisfies Record<
  AppliedDiscount['scope'],
  string
>

const codeTypes = { automatic: 'global', code: 'fixed', individual: 'individual' } satisfies Record<
  AppliedDiscount['promotionKind'],
  string
>
