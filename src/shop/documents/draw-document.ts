import type { Order } from '../orders/order.ts'
import type { OrderDocument } from './document.ts'
import { drawCreditNote } from './sheets/credit-note.ts'
import { drawDeliveryNote } from './sheets/delivery-note.ts'
import { drawInvoice } from './sheets/invoice.ts'
import { wordsOf } from './words.ts'

/** A paper as PDF. The same order and the same facts are the same bytes, whenever they are drawn. */
export function drawDocument(order: Order, document: OrderDocument): Promise<Buffer> {
  const words = wordsOf(document.locale, order.currency, document.moneyLocale)
  const { facts } = document

  switch (facts.kind) {
    case 'invoice':
      return drawInvoice(order, document, facts, words)
    case 'delivery-note':
      return drawDeliveryNote(order, document, facts, words)
    case 'credit-note':
      return drawCreditNote(order, document, facts, words)
  }
}
