import type { Translated } from '../../values/translated.ts'
import type { DocumentKind } from '../orders/order.ts'

/** What a paper is called, as its heading and in lists. */
export const documentNames: Record<DocumentKind, Translated> = {
  invoice: { 'de-DE': 'Rechnung', 'en-US': 'Invoice', 'it-IT': 'Fattura', 'fr-FR': 'Facture' },
  'delivery-note': {
    'de-DE': 'Lieferschein',
    'en-US': 'Delivery note',
    'it-IT': 'Bolla di consegna',
    'fr-FR': 'Bon de livraison',
  },
  'credit-note': {
    'de-DE': 'Gutschrift',
    'en-US': 'Credit note',
    'it-IT': 'Nota di credito',
    'fr-FR': 'Avoir',
  },
}
