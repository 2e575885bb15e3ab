import type { Translated } from '../../values/translated.ts'
import type { DeliveryState, OrderState, TransactionState } from './order.ts'

const name = (de: string, en: string, it: string, fr: string): Translated => ({
  'de-DE': de,
  'en-US': en,
  'it-IT': it,
  'fr-FR': fr,
})

export const orderStateNames: Record<OrderState, Translated> = {
  open: name('Offen', 'Open', 'Aperto', 'Ouverte'),
  in_progress: name('In Bearbeitung', 'In progress', 'In lavorazione', 'En cours de traitement'),
  completed: name('Abgeschlossen', 'Completed', 'Concluso', 'Terminée'),
  cancelled: name('Storniert', 'Cancelled', 'Annullato', 'Annulée'),
}

export const deliveryStateNames: Record<DeliveryState, Translated> = {
  open: name('Noch nicht versandt', 'Not shipped yet', 'Non ancora spedito', 'Pas encore expédiée'),
  shipped_partially: name(
    'Teilweise versandt',
    'Partially shipped',
    'Spedito in parte',
    'Partiellement expédiée',
  ),
  shipped: name('Versandt', 'Shipped', 'Spedito', 'Expédiée'),
  returned: name('Zurückgesandt', 'Returned', 'Restituito', 'Retournée'),
  returned_partially: name(
    'Teilweise zurückgesandt',
    'Partially returned',
    'Restituito in parte',
    'Partiellement retournée',
  ),
  cancelled: name('Storniert', 'Cancelled', 'Annullato', 'Annulée'),
}

export const transactionStateNames: Record<TransactionState, Translated> = {
  open: name('Offen', 'Open', 'Aperto', 'Ouvert'),
  paid: name('Bezahlt', 'Paid', 'Pagato', 'Payé'),
  paid_partially: name('Teilweise bezahlt', 'Partially paid', 'Pagato in parte', 'Partiellement payé'),
  refunded: name('Erstattet', 'Refunded', 'Rimborsato', 'Remboursé'),
  refunded_partially: name(
    'Teilweise erstattet',
    'Partially refunded',
    'Rimborsato in parte',
    'Partiellement remboursé',
  ),
  cancelled: name('Storniert', 'Cancelled', 'Annullato', 'Annulé'),
  reminded: name('Erinnert', 'Reminded', 'Sollecitato', 'Relancé'),
  authorized: name('Autorisiert', 'Authorised', 'Autorizzato', 'Autorisé'),
  failed: name('Fehlgeschlagen', 'Failed', 'Non riuscito', 'Échoué'),
  in_progress: name('In Bearbeitung', 'In progress', 'In corso', 'En cours'),
  chargeback: name('Rückbelastung', 'Chargeback', 'Riaddebito', 'Rétrofacturation'),
  unconfirmed: name('Unbestätigt', 'Unconfirmed', 'Non confermato', 'Non confirmé'),
}
