import type { GatewayState } from '../../../platform/gateway.ts'
import type { SandboxAction } from '../../../platform/sandbox-gateway/sandbox-payment.ts'
import type { Locale } from '../../../values/locale.ts'

type SandboxTexts = {
  title: string
  test: string
  order: string
  amount: string
  actions: Record<SandboxAction, readonly [label: string, hint: string]>
  over: Record<Exclude<GatewayState, 'pending'>, string>
  back: string
}

export const sandboxTexts: Record<Locale, SandboxTexts> = {
  'de-DE': {
    title: 'Testzahlung',
    test: 'Dies ist ein Test: Es fließt kein Geld. Wählen Sie, wie die Zahlung ausgehen soll.',
    order: 'Bestellung',
    amount: 'Betrag',
    actions: {
      pay: ['Bezahlen', 'Die Zahlung gelingt, Sie kehren in den Shop zurück.'],
      decline: ['Ablehnen', 'Die Bank lehnt ab.'],
      cancel: ['Abbrechen', 'Sie haben es sich anders überlegt.'],
      'pay-without-return': [
        'Bezahlen und nicht zurückkehren',
        'Der Shop erfährt es nur durch eine Meldung.',
      ],
      'pay-in-silence': ['Bezahlen, ohne dass jemand etwas sagt', 'Der Shop muss selbst nachfragen.'],
      'pay-slowly': ['Langsam bezahlen', 'Die Zahlung gelingt erst nach einigen Sekunden.'],
      'pay-with-duplicates': ['Bezahlen, dreifach gemeldet', 'Dieselbe Meldung kommt dreimal.'],
      'pay-out-of-order': ['Bezahlen, durcheinander gemeldet', 'Ältere Meldungen kommen nach der letzten.'],
      'pay-twice': ['Zweimal bezahlen', 'Der Betrag wird doppelt belastet.'],
    },
    over: {
      captured: 'Diese Zahlung ist bezahlt.',
      authorized: 'Diese Zahlung ist vorgemerkt.',
      failed: 'Diese Zahlung wurde abgelehnt.',
      cancelled: 'Diese Zahlung wurde abgebrochen.',
    },
    back: 'Zurück zum Shop',
  },
  'en-US': {
    title: 'Test payment',
    test: 'This is a test: no money moves. Choose how the payment is to end.',
    order: 'Order',
    amount: 'Amount',
    actions: {
      pay: ['Pay', 'The payment succeeds and you return to the shop.'],
      decline: ['Decline', 'The bank says no.'],
      cancel: ['Cancel', 'You have changed your mind.'],
      'pay-without-return': ['Pay and do not return', 'The shop learns of it by a message only.'],
      'pay-in-silence': ['Pay without anybody saying so', 'The shop has to ask by itself.'],
      'pay-slowly': ['Pay slowly', 'The payment succeeds after some seconds.'],
      'pay-with-duplicates': ['Pay, reported three times', 'The same message arrives three times.'],
      'pay-out-of-order': ['Pay, reported out of order', 'Older messages arrive after the last one.'],
      'pay-twice': ['Pay twice', 'The amount is charged two times.'],
    },
    over: {
      captured: 'This payment has been made.',
      authorized: 'This payment has been authorised.',
      failed: 'This payment was declined.',
      cancelled: 'This payment was cancelled.',
    },
    back: 'Back to the shop',
  },
  'it-IT': {
    title: 'Pagamento di prova',
    test: 'Questa è una prova: non viene addebitato nulla. Scelga come deve concludersi il pagamento.',
    order: 'Ordine',
    amount: 'Importo',
    actions: {
      pay: ['Pagare', 'Il pagamento riesce e Lei torna al negozio.'],
      decline: ['Rifiutare', 'La banca rifiuta.'],
      cancel: ['Annullare', 'Ha cambiato idea.'],
      'pay-without-return': [
        'Pagare e non tornare',
        'Il negozio lo viene a sapere solo tramite una notifica.',
      ],
      'pay-in-silence': ['Pagare senza che nessuno lo dica', 'Il negozio deve informarsi da solo.'],
      'pay-slowly': ['Pagare lentamente', 'Il pagamento riesce dopo alcuni secondi.'],
      'pay-with-duplicates': ['Pagare, notificato tre volte', 'La stessa notifica arriva tre volte.'],
      'pay-out-of-order': [
        'Pagare, notificato alla rinfusa',
        "Le notifiche più vecchie arrivano dopo l'ultima.",
      ],
      'pay-twice': ['Pagare due volte', "L'importo viene addebitato due volte."],
    },
    over: {
      captured: 'Questo pagamento è stato effettuato.',
      authorized: 'Questo pagamento è stato autorizzato.',
      failed: 'Questo pagamento è stato rifiutato.',
      cancelled: 'Questo pagamento è stato annullato.',
    },
    back: 'Torna al negozio',
  },
  'fr-FR': {
    title: 'Paiement de test',
    test: 'Ceci est un test : aucun montant n’est débité. Choisissez l’issue du paiement.',
    order: 'Commande',
    amount: 'Montant',
    actions: {
      pay: ['Payer', 'Le paiement aboutit et vous revenez à la boutique.'],
      decline: ['Refuser', 'La banque refuse.'],
      cancel: ['Annuler', 'Vous avez changé d’avis.'],
      'pay-without-return': ['Payer sans revenir', 'La boutique ne l’apprend que par une notification.'],
      'pay-in-silence': ['Payer sans que personne ne le dise', 'La boutique doit se renseigner elle-même.'],
      'pay-slowly': ['Payer lentement', 'Le paiement aboutit après quelques secondes.'],
      'pay-with-duplicates': ['Payer, notifié trois fois', 'La même notification arrive trois fois.'],
      'pay-out-of-order': [
        'Payer, notifié dans le désordre',
        'Des notifications plus anciennes arrivent après la dernière.',
      ],
      'pay-twice': ['Payer deux fois', 'Le montant est débité deux fois.'],
    },
    over: {
      captured: 'Ce paiement a été effectué.',
      authorized: 'Ce paiement a été autorisé.',
      failed: 'Ce paiement a été refusé.',
      cancelled: 'Ce paiement a été annulé.',
    },
    back: 'Retour à la boutique',
  },
}
