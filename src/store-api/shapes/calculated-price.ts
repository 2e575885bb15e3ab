import type { Price } from '../../shop/pricing/price.ts'
import type { TaxShare } from '../../shop/pricing/tax.ts'
import type { Total } from '../../shop/pricing/total.ts'
import { decimal } from '../../values/money.ts'
import { struct } from './struct.ts'

/** An amount with its taxes: of a line, of shipping, of a payment (Shopware: CalculatedPrice). */
export const amountShape = (
  cents: number,
  taxes: readonly TaxShare[],
  { quantity = 1, unitCents = cents } = {},
) =>
  struct('calculated_price', {
    unitPrice: decimal(unitCents),
    quantity,
    totalPrice: decimal(cents),
    calculatedTaxes: taxes.map(calculatedTaxShape),
    taxRules: taxRuleShapes(taxes),
    referencePrice: null,
    listPrice: null,
    regulationPrice: null,
  })

/** The price of a quantity of a product, with what stands beside it. */
export const calculatedPriceShape = (price: Price) => ({
  ...amountShape(price.totalCents, price.taxes, price),
  referencePrice: price.reference && referencePriceShape(price.reference),
  listPrice: price.listCents === null ? null : listPriceShape(price.unitCents, price.listCents),
  regulationPrice:
    price.lowest30Cents === null
      ? null
      : struct('cart_regulation_price', { price: decimal(price.lowest30Cents) }),
})

export const cartPriceShape = (total: Total) =>
  struct('cart_price', {
    netPrice: decimal(total.netCents),
    totalPrice: decimal(total.totalCents),
    calculatedTaxes: total.taxes.map(calculatedTaxShape),
    taxRules: taxRuleShapes(total.taxes),
    positionPrice: decimal(total.positionCents),
    taxStatus: total.taxState,
    rawTotal: decimal(total.rawCents),
  })

export const calculatedTaxShape = ({ taxCents, rate, priceCents }: TaxShare) =>
  struct('cart_tax_calculated', { tax: decimal(taxCents), taxRate: rate, price: decimal(priceCents) })

/** Which part of an amount is taxed at which rate, in per cent. */
export function taxRuleShapes(taxes: readonly TaxShare[]) {
  const total = taxes.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return taxes.map(({ rate, priceCents }) =>
    struct('cart_tax_rule', {
      taxRate: rate,
      percentage: total === 0 ? 100 / taxes.length : (priceCents / total) * 100,
    }),
  )
}

const referencePriceShape = (reference: NonNullable<Price['reference']>) =>
  struct('cart_price_reference', {
    price: decimal(reference.cents),
    purchaseUnit: reference.purchaseUnit,
    referenceUnit: reference.referenceUnit,
    unitName: reference.unitName,
  })

const listPriceShape = (unitCents: number, listCents: number) =>
  struct('cart_list_price', {
    price: decimal(listCents),
    discount: decimal(unitCents - listCents),
    percentage: Math.round((1 - unitCents / listCents) * 10_000) / 100,
  })
