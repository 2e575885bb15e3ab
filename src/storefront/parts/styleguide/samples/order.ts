import type { CartLine, Country, Terms } from '../../cart-shape.ts'
import type { Order } from '../../order/find-order.ts'
import { sampleAddress, sampleEmail } from './person.ts'
import { sampled } from './sampled.ts'

type Words = { states: Readonly<Record<'order' | 'payment' | 'delivery', string>>; comment: string }
type About = {
  lines: readonly CartLine[]
  country: Country
  terms: Terms
  words: Words
  /** The names of ways to pay in advance and of a paper. */
  prepayment: string
  paper: string
}

/** An order that was paid in advance, sent in part and has a paper, of goods the shop sells today. */
export function sampleOrder({ lines, country, terms, words, prepayment, paper }: About): Order {
  const address = { ...sampleAddress(country), id: 'sample-address' }
  const goods = lines.reduce((sum, { price }) => sum + Math.round(price.totalPrice * 100), 0) / 100
  const state = (technicalName: string, name: string) => ({ technicalName, translated: { name } })

  return sampled<Order>({
    id: 'sample',
    orderNumber: '10042',
    orderDateTime: '2027-03-01T09:30:00.000+00:00',
    amountTotal: goods,
    customerComment: words.comment,
    currency: terms.currency,
    price: {
      taxStatus: 'gross',
      positionPrice: goods,
      rawTotal: goods,
      totalPrice: goods,
      calculatedTaxes: [{ taxRate: 8.1, tax: Math.round((goods * 810) / 108.1) / 100 }],
    },
    lineItems: lines.map(({ id, cover, label, quantity, price, payload }) => ({
      id,
      type: 'product' as const,
      good: true,
      cover,
      label,
      quantity,
      unitPrice: price.unitPrice,
      totalPrice: price.totalPrice,
      payload: { productNumber: payload.productNumber, options: payload.options },
      states: ['is-physical' as const],
      downloads: [],
    })),
    deliveries: [
      {
        id: 'sample-delivery',
        shippingMethod: terms.shippingMethod,
        shippingOrderAddress: address,
        shippingCosts: { totalPrice: 0 },
        shippingDateEarliest: '2027-03-02T00:00:00.000+00:00',
        shippingDateLatest: '2027-03-04T00:00:00.000+00:00',
        trackingCodes: ['99.00.123456.01234567'],
        stateMachineState: state('shipped_partially', words.states.delivery),
      },
    ],
    transactions: [
      {
        id: 'sample-payment',
        stateMachineState: state('open', words.states.payment),
        paymentMethod: {
          technicalName: 'payment_prepayment',
          asynchronous: false,
          translated: { name: prepayment },
        },
      },
    ],
    currentTransactionId: 'sample-payment',
    stateMachineState: state('in_progress', words.states.order),
    documents: [
      {
        id: 'sample-paper',
        url: '#order',
        documentType: { translated: { name: paper } },
        config: { documentNumber: '20042' },
      },
    ],
    billingAddress: { ...address, company: 'Muster Küchen AG' },
    orderCustomer: { email: sampleEmail },
    bankAccount: {
      holder: 'Trennwerk AG',
      iban: 'CH93 0076 2011 6238 5295 7',
      bic: 'MUSTCHZZXXX',
      name: 'Musterbank',
    },
  })
}
