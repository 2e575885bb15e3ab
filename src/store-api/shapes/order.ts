import {
  currentTransaction,
  type MethodThen,
  type Order,
  type OrderDelivery,
  type OrderState,
  type OrderTransaction,
} from '../../shop/orders/order.ts'
import { deliveryStateNames, orderStateNames, transactionStateNames } from '../../shop/orders/state-names.ts'
import { mayChange } from '../../shop/orders/what-may-change.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import { idFrom } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import { decimal } from '../../values/money.ts'
import { say, type Translated } from '../../values/translated.ts'
import { amountShape, cartPriceShape } from './calculated-price.ts'
import {
  currencyShape,
  languageShape,
  paymentMethodShape,
  salutationShape,
  shippingMethodShape,
} from './channel.ts'
import { orderAddressShape } from './order-address.ts'
import { orderLineShape } from './order-line.ts'
import { type LinkTo, orderPaperShape } from './order-paper.ts'
import { struct } from './struct.ts'

/**
 * An order as Shopware writes it (contract 5.10). The names of its states are in the reader's language; with
 * `linkTo` its files can be fetched without a session.
 */
export const orderShape = (order: Order, visit: Visit, linkTo: LinkTo | null = null) => {
  const { channel, locale } = visit
  const { total } = order
  const currency = channel.currencies.find(({ code }) => code === order.currency)
  const language = channel.languages.find(({ code }) => code === order.locale)
  const addresses = addressesOf(order)
  const orderedAt = order.orderedAt.toISOString()

  return struct('order', {
    id: order.id,
    orderNumber: order.number,
    deepLinkCode: order.deepLinkCode,
    orderDateTime: orderedAt,
    orderDate: orderedAt.slice(0, 10),
    createdAt: orderedAt,
    updatedAt: null,
    price: cartPriceShape(total),
    amountTotal: decimal(total.totalCents),
    amountNet: decimal(total.netCents),
    positionPrice: decimal(total.positionCents),
    taxStatus: total.taxState,
    shippingTotal: decimal(total.shippingCents),
    shippingCosts: amountShape(total.shippingCents, order.deliveries[0]?.taxes ?? []),
    currencyId: currency?.id ?? '',
    currency: currency ? currencyShape(currency, channel, locale) : null,
    currencyFactor: 1,
    languageId: language?.id ?? '',
    language: language ? languageShape(language) : null,
    salesChannelId: channel.id,
    billingAddressId: order.billingAddress.id,
    billingAddress: orderAddressShape(order.billingAddress, order.id, channel, locale),
    addresses: addresses.map((address) => orderAddressShape(address, order.id, channel, locale)),
    orderCustomer: orderCustomerShape(order, visit),
    deliveries: order.deliveries.map((delivery) => deliveryShape(delivery, order, visit)),
    lineItems: order.lines.map((line) => orderLineShape(line, order.id, linkTo)),
    transactions: order.transactions.map((transaction) => transactionShape(transaction, order, visit)),
    stateId: stateId('order', order.state),
    stateMachineState: orderStateShape(order.state, locale),
    documents: order.documents.map((paper) => orderPaperShape(paper, order.id, locale, linkTo)),
    customerComment: order.comment,
    affiliateCode: order.affiliateCode,
    campaignCode: order.campaignCode,
    tags: [] as never[],
    source: null,
    customFields: {},
    // Ours: that its customer withdrew, and which of the payments counts.
    withdrawals: order.withdrawals.map(({ declaredAt, ...withdrawal }) =>
      struct('order_withdrawal', { ...withdrawal, declaredAt: new Date(declaredAt).toISOString() }),
    ),
    currentTransactionId: currentTransaction(order)?.id ?? null,
    // Ours: what may still be changed about it, and where a transfer goes.
    mayCancel: mayChange(order, 'cancel'),
    mayChangePayment: mayChange(order, 'payment'),
    bankAccount: order.seller.bank,
  })
}

export type OrderShape = ReturnType<typeof orderShape>

const orderCustomerShape = ({ id, customerId, customer }: Order, { channel, locale }: Visit) => {
  const salutation = channel.salutations.find(({ id }) => id === customer.salutationId)

  return struct('order_customer', {
    id: idFrom('order-customer', id),
    orderId: id,
    customerId,
    email: customer.email,
    salutationId: customer.salutationId,
    salutation: salutation ? salutationShape(salutation, locale) : null,
    firstName: customer.firstName,
    lastName: customer.lastName,
    title: customer.title,
    company: customer.company,
    vatIds: customer.vatIds,
    customerNumber: customer.number,
    customer: customerId === null ? null : struct('customer', { id: customerId, guest: customer.guest }),
    customFields: {},
  })
}

const deliveryShape = (delivery: OrderDelivery, order: Order, visit: Visit) => {
  const { channel, locale } = visit
  const method = channel.shippingMethods.find(({ id }) => id === delivery.methodId)

  return struct('order_delivery', {
    id: delivery.id,
    orderId: order.id,
    shippingMethodId: delivery.methodId,
    shippingMethod: method ? asItWas(shippingMethodShape(method, visit), delivery.method, locale) : null,
    shippingOrderAddressId: order.shippingAddress.id,
    shippingOrderAddress: orderAddressShape(order.shippingAddress, order.id, channel, locale),
    shippingDateEarliest: `${delivery.earliest}T00:00:00.000+00:00`,
    shippingDateLatest: `${delivery.latest}T00:00:00.000+00:00`,
    shippingCosts: amountShape(delivery.cents, delivery.taxes),
    trackingCodes: delivery.trackingCodes,
    stateId: stateId('order_delivery', delivery.state),
    stateMachineState: stateShape(
      'order_delivery',
      delivery.state,
      deliveryStateNames[delivery.state],
      locale,
    ),
    customFields: {},
  })
}

const transactionShape = (transaction: OrderTransaction, order: Order, { channel, locale }: Visit) => {
  const method = channel.paymentMethods.find(({ id }) => id === transaction.methodId)

  return struct('order_transaction', {
    id: transaction.id,
    orderId: order.id,
    paymentMethodId: transaction.methodId,
    paymentMethod: method ? asItWas(paymentMethodShape(method, locale), transaction.method, locale) : null,
    amount: amountShape(transaction.cents, order.total.taxes),
    stateId: stateId('order_transaction', transaction.state),
    stateMachineState: stateShape(
      'order_transaction',
      transaction.state,
      transactionStateNames[transaction.state],
      locale,
    ),
    captures: [] as never[],
    createdAt: transaction.createdAt,
    customFields: {},
  })
}

/** A way to send or to pay under the name it had; what else it is, it is today. */
const asItWas = <Method extends { name: string; translated: { name: string } }>(
  method: Method,
  then: MethodThen,
  locale: Locale,
): Method => {
  const name = say(then.name, locale)
  return { ...method, name, translated: { ...method.translated, name } }
}

/** The state of an order, as Shopware names it. */
export const orderStateShape = (state: OrderState, locale: Locale) =>
  stateShape('order', state, orderStateNames[state], locale)

const stateId = (machine: string, state: string) => idFrom('state', `${machine}.${state}`)

const stateShape = (machine: string, technicalName: string, names: Translated, locale: Locale) => {
  const name = say(names, locale)
  return struct('state_machine_state', {
    id: stateId(machine, technicalName),
    technicalName,
    name,
    translated: { name, customFields: {} },
    customFields: {},
  })
}

/** One address when goods and bill go to the same. */
const addressesOf = ({ billingAddress, shippingAddress }: Order) =>
  billingAddress.id === shippingAddress.id ? [billingAddress] : [billingAddress, shippingAddress]
