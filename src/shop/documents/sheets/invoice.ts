import { say } from '../../../values/translated.ts'
import type { Order } from '../../orders/order.ts'
import type { FactsOf, OrderDocument } from '../document.ts'
import { documentNames } from '../document-names.ts'
import { qrBillOf } from '../qr-bill.ts'
import type { Words } from '../words.ts'
import { pricedGoods } from './goods.ts'
import { closeLetter, openLetter, otherAddress } from './letter.ts'
import { paymentPart, paymentTerms } from './payment.ts'
import { invoiceSums, methodName } from './sums.ts'

/** The invoice of an order, with a payment part where it is still to be paid from Switzerland. */
export function drawInvoice(
  order: Order,
  document: OrderDocument,
  facts: FactsOf<'invoice'>,
  words: Words,
): Promise<Buffer> {
  const { texts, day, days } = words
  const [delivery] = order.deliveries
  const paper = openLetter({ order, document, words }, order.billingAddress, [
    ...(delivery
      ? [{ name: texts.supply, value: days(delivery.earliest, delivery.latest) }]
      : [{ name: texts.supply, value: day(document.day) }]),
    { name: texts.payment, value: methodName(facts.payment, order) },
    ...(delivery ? [{ name: texts.shipping, value: methodName(delivery.method, order) }] : []),
    // What comes as a file goes nowhere.
    ...(delivery ? otherAddress(texts.deliveryAddress, order.shippingAddress, order.billingAddress) : []),
  ])

  pricedGoods(paper, order, words)
  invoiceSums(paper, order, words)
  const bill = qrBillOf(order, facts, `${say(documentNames.invoice, document.locale)} ${document.number}`)
  paymentTerms(paper, order, facts, words, bill)

  return closeLetter(paper, order, words, bill ? paymentPart(paper, bill, document, words) : undefined)
}
