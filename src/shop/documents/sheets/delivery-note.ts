import { paragraph } from '../../../platform/pdf/words.ts'
import type { Order } from '../../orders/order.ts'
import type { FactsOf, OrderDocument } from '../document.ts'
import type { Words } from '../words.ts'
import { packedGoods } from './goods.ts'
import { closeLetter, openLetter, otherAddress } from './letter.ts'
import { methodName } from './sums.ts'

/** What lies in the parcel. Whoever unpacks it need not know what it cost. */
export function drawDeliveryNote(
  order: Order,
  document: OrderDocument,
  { shippedOn, tracking }: FactsOf<'delivery-note'>,
  words: Words,
): Promise<Buffer> {
  const { texts, day } = words
  const [delivery] = order.deliveries
  const paper = openLetter({ order, document, words }, order.shippingAddress, [
    { name: texts.shippedOn, value: day(shippedOn) },
    ...(delivery ? [{ name: texts.shipping, value: methodName(delivery.method, order) }] : []),
    ...(tracking.length > 0 ? [{ name: texts.tracking, value: tracking.join('\n') }] : []),
    ...otherAddress(texts.billingAddress, order.billingAddress, order.shippingAddress),
  ])

  paragraph(paper, texts.delivered)
  packedGoods(paper, order, words)

  return closeLetter(paper, order, words)
}
