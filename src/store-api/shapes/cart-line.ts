import type { CartLine } from '../../shop/cart/cart.ts'
import type { ProductFacts } from '../../shop/cart/product-facts.ts'
import { isNew } from '../../shop/catalogue/newness.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import { decimal } from '../../values/money.ts'
import { calculatedPriceShape, taxRuleShapes } from './calculated-price.ts'
import { purposeShape } from './line-purpose.ts'
import { lineCoverShape } from './media.ts'
import { struct } from './struct.ts'

/** A product in the cart. */
export const cartLineShape = (line: CartLine, visit: Visit) => {
  const { product, price, purchase, quantity } = line

  return struct('cart_line_item', {
    id: line.id,
    type: 'product' as const,
    referencedId: line.productId,
    label: product.name,
    quantity,
    good: true,
    description: null,
    cover: product.cover && lineCoverShape(product.cover),
    price: calculatedPriceShape(price),
    priceDefinition: struct('cart_price_quantity', {
      price: decimal(price.unitCents),
      quantity,
      taxRules: taxRuleShapes(price.taxes),
      isCalculated: true,
      listPrice: price.listCents === null ? null : decimal(price.listCents),
      type: 'quantity' as const,
    }),
    payload: { ...payloadShape(product, visit), ...purposeShape(line.purpose) },
    deliveryInformation: deliveryInformationShape(product),
    children: [] as never[],
    requirement: null,
    removable: true,
    stackable: true,
    quantityInformation: struct('cart_quantity_information', {
      minPurchase: purchase.least,
      maxPurchase: mostOnStep(purchase),
      purchaseSteps: purchase.step,
    }),
    modified: false,
    dataTimestamp: null,
    dataContextHash: null,
    uniqueIdentifier: line.id,
    // Ours: a few pieces more, and each of them costs less.
    extensions: { nextTier: nextTierShape(line) },
    states: [product.isDownload ? ('is-download' as const) : ('is-physical' as const)],
    modifiedByApp: false,
  })
}

/** The quantity it begins with is one that is sold; null when as many cannot be had. */
function nextTierShape({ nextTier, purchase: { least, step, most } }: CartLine) {
  if (!nextTier) return null
  const quantity = least + Math.ceil(Math.max(nextTier.from - least, 0) / step) * step
  return quantity > most ? null : struct('next_tier', { quantity, unitPrice: decimal(nextTier.unitCents) })
}

/** What a client should know of the product without asking for it again. */
const payloadShape = (product: ProductFacts, { now }: Visit) => ({
  isCloseout: product.isCloseout,
  customFields: {},
  createdAt: product.createdAt,
  releaseDate: product.releasedAt,
  isNew: isNew(product.releasedAt, now),
  markAsTopseller: product.topseller,
  productNumber: product.number,
  manufacturerId: product.manufacturerId,
  taxId: product.taxId,
  tagIds: [] as string[],
  categoryIds: product.categoryIds,
  propertyIds: product.propertyIds,
  optionIds: product.options.map(({ id }) => id),
  options: product.options.map(({ groupName, name }) => {
    const words = { group: groupName, option: name }
    return { ...words, translated: words }
  }),
  streamIds: [] as string[],
  parentId: product.parentId,
  stock: product.stock,
  features: [] as never[],
})

/** Millimetres and grams inside; the wire keeps Shopware's millimetres and kilograms. */
const deliveryInformationShape = (product: ProductFacts) =>
  struct('cart_delivery_information', {
    stock: product.stock,
    weight: product.grams / 1000,
    freeDelivery: product.shippingFree,
    restockTime: product.restockDays,
    deliveryTime:
      product.deliveryTime &&
      struct('cart_delivery_time', {
        name: product.deliveryTime.name,
        min: product.deliveryTime.min,
        max: product.deliveryTime.max,
        unit: 'day' as const,
      }),
    height: product.heightMm,
    width: product.widthMm,
    length: product.depthMm,
  })

/** The most that can really be chosen: the last full step. */
const mostOnStep = ({ least, step, most }: CartLine['purchase']): number =>
  most < least ? most : least + Math.floor((most - least) / step) * step
