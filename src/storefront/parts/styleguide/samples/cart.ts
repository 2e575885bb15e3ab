import type { CartNotice } from '../../cart-notices.ts'
import type { Cart, CartLine, Terms } from '../../cart-shape.ts'
import { said } from '../../product/product-path.ts'
import type { WireProduct } from '../../product/wire.ts'
import { sampled } from './sampled.ts'

const vatRate = 8.1
const shippingCost = 9
const discount = -20
const code = 'SAMMELN20'

/** A cart with what the shop sells today, one code that counts and one that does not yet. */
export function sampleCart(products: readonly WireProduct[], discountName: string, terms: Terms): Cart {
  const lines = products.slice(0, 2).map((product, position) => sampleLine(product, position + 1))
  const goods = sumOf(lines.map(({ price }) => price.totalPrice))
  const total = sumOf([goods, discount, shippingCost])
  const tax = inCents((total * vatRate) / (100 + vatRate))

  return sampled<Cart>({
    price: {
      taxStatus: 'gross',
      positionPrice: sumOf([goods, discount]),
      rawTotal: total,
      totalPrice: total,
      calculatedTaxes: [{ taxRate: vatRate, tax, price: total }],
    },
    lineItems: [
      ...lines,
      {
        id: 'sample-discount',
        type: 'promotion',
        label: discountName,
        quantity: 1,
        good: false,
        removable: true,
        states: [],
        price: { totalPrice: discount, taxRules: [] },
        payload: { code, shippingDiscount: 0 },
      },
    ],
    deliveries: [
      {
        positions: lines.map((line) => ({ identifier: line.id, deliveryDate: days })),
        deliveryDate: days,
        shippingMethod: terms.shippingMethod,
        shippingCosts: { totalPrice: shippingCost },
        extensions: { freeShipping: { from: inCents(goods + 40), worth: goods } },
      },
    ],
    transactions: [],
    errors: [],
    extensions: { 'cart-promotions': { addedCodes: [code, 'KUECHE10'] } },
  })
}

const days = { earliest: '2027-03-02T00:00:00.000+00:00', latest: '2027-03-04T00:00:00.000+00:00' }

function sampleLine(product: WireProduct, quantity: number): CartLine {
  const { unitPrice, listPrice } = product.calculatedPrice

  return sampled<CartLine>({
    id: `sample-${product.id}`,
    type: 'product',
    referencedId: product.id,
    label: said(product, 'name'),
    quantity,
    good: true,
    removable: true,
    states: ['is-physical'],
    cover: product.cover?.media ?? null,
    price: {
      unitPrice,
      totalPrice: inCents(unitPrice * quantity),
      listPrice: listPrice ? { price: listPrice.price } : null,
      taxRules: [{ taxRate: vatRate, percentage: 100 }],
    },
    payload: {
      productNumber: product.productNumber,
      options: (product.options ?? []).map(({ name, group }) => ({
        group: group?.name ?? '',
        option: name,
      })),
    },
    quantityInformation: { minPurchase: 1, maxPurchase: 20, purchaseSteps: 1 },
    extensions: { nextTier: { quantity: quantity + 2, unitPrice: inCents(unitPrice * 0.95) } },
  })
}

/** Every notice the cart knows, with all that any of them names. */
export const sampleNotices = (kinds: readonly string[], product: WireProduct): CartNotice[] =>
  kinds.map((messageKey) => ({
    key: `${messageKey}-sample`,
    messageKey,
    parameters: {
      name: nameIn(messageKey, product),
      quantity: 3,
      code,
      promotions: code,
      oldShippingMethodName: 'Express',
      newShippingMethodName: 'Standard',
    },
  }))

function nameIn(messageKey: string, product: WireProduct): string {
  if (messageKey.includes('promotion')) return code
  if (messageKey.includes('method')) return 'Express'
  return messageKey.includes('address') ? 'Norge' : said(product, 'name')
}

/** What a line of the cart is told about itself. */
export const noticeAbout = (product: WireProduct): CartNotice => ({
  key: `product-stock-reached${product.id}`,
  messageKey: 'product-stock-reached',
  parameters: { name: said(product, 'name'), quantity: 1 },
})

const inCents = (amount: number) => Math.round(amount * 100) / 100
const sumOf = (amounts: readonly number[]) => inCents(amounts.reduce((sum, amount) => sum + amount, 0))
