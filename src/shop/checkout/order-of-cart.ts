import { newId } from '../../values/ids.ts'
import { newToken } from '../../values/token.ts'
import type { Cart, CartId, CartLine } from '../cart/cart.ts'
import { addressLines } from '../customers/address-lines.ts'
import type { Address, Customer } from '../customers/customer.ts'
import type { Order, OrderAddress, OrderLine, TaxReason } from '../orders/order.ts'
import type { SaleTerms } from '../orders/sale-terms.ts'
import { taxationOf } from '../pricing/taxation.ts'
import type { Visit } from '../sessions/visit.ts'
import { discountLineOf, foldDeliveries } from './discounts-of-order.ts'
import type { OrderWish } from './place-order.ts'

/** An order before it has its number. */
export type OrderDraft = Omit<Order, 'number' | 'documents' | 'withdrawals'> & { cartId: CartId }

/** The cart as an order: a copy of everything, as it is at this moment. */
export function orderOfCart(
  visit: Visit,
  customer: Customer,
  cart: Cart & { id: CartId },
  wish: OrderWish,
  { seller, legalTexts }: SaleTerms,
): OrderDraft {
  const [billing, shipping] = addressesOf(visit)

  return {
    id: newId(),
    cartId: cart.id,
    customerId: customer.id,
    deepLinkCode: newToken(),
    locale: visit.locale,
    currency: visit.currency.code,
    state: 'open',
    total: cart.total,
    customer: {
      email: customer.email,
      number: customer.number,
      guest: customer.guest,
      salutationId: customer.salutationId,
      title: customer.title,
      firstName: customer.firstName,
      lastName: customer.lastName,
      company: customer.company,
      vatIds: customer.vatIds,
    },
    billingAddress: copyOf(billing, visit),
    shippingAddress: copyOf(shipping, visit),
    comment: wish.comment,
    affiliateCode: wish.affiliateCode,
    campaignCode: wish.campaignCode,
    waiverAccepted: wish.acceptedWaiver,
    seller,
    legalTexts,
    taxReason: taxReasonOf(visit),
    orderedAt: visit.now,
    lines: [
      ...cart.lines.map(lineOf),
      ...cart.discounts.map((discount, index) => discountLineOf(discount, cart.lines.length + index)),
    ],
    deliveries: foldDeliveries(cart.deliveries, cart.total.taxState).map(
      ({ method, cents, taxes, promise }) => ({
        id: newId(),
        methodId: method.id,
        method: { technicalName: method.technicalName, name: method.name },
        state: 'open',
        cents,
        taxes,
        ...promise,
        trackingCodes: [],
      }),
    ),
    transactions: [
      {
        id: newId(),
        methodId: cart.paymentMethod.id,
        method: { technicalName: cart.paymentMethod.technicalName, name: cart.paymentMethod.name },
        // Nothing is owed for what is free.
        state: cart.total.totalCents === 0 ? 'paid' : 'open',
        cents: cart.total.totalCents,
        createdAt: visit.now.toISOString(),
      },
    ],
  }
}

function addressesOf({ billingAddress, shippingAddress }: Visit): [billing: Address, shipping: Address] {
  if (!billingAddress || !shippingAddress) throw new Error('A customer always has both default addresses.')
  return [billingAddress, shippingAddress]
}

function copyOf({ customerId: _, ...address }: Address, { channel, locale }: Visit): OrderAddress {
  const country = channel.countries.find(({ id }) => id === address.countryId)
  if (!country) throw new Error(`The address ${address.id} lies in no country of the shop.`)
  return { ...address, countryIso: country.iso, lines: addressLines(address, country, locale) }
}

/** A paper without VAT has to say why. */
function taxReasonOf(visit: Visit): TaxReason | null {
  const { state, because } = taxationOf(visit.channel, visit)
  return state === 'tax-free' && because !== 'customer-group' ? because : null
}

const lineOf = (line: CartLine, position: number): OrderLine => ({
  id: newId(),
  lineId: line.id,
  position,
  type: 'product',
  productId: line.productId,
  label: line.product.name,
  quantity: line.quantity,
  unitCents: line.price.unitCents,
  totalCents: line.price.totalCents,
  taxes: line.price.taxes,
  payload: {
    number: line.product.number,
    options: line.product.options.map(({ groupName, name }) => ({ group: groupName, option: name })),
    isDownload: line.product.isDownload,
    grams: line.product.grams,
    cover: line.product.cover,
    derivation: line.price.derivation,
    ...line.purpose,
  },
  downloads: [],
})
