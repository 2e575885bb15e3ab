import { fr as purpose } from '../../configurator/passport-words/fr.ts'
import type { DocumentTexts } from './de.ts'

export const fr: DocumentTexts = {
  page: (number, count) => `Page ${number} sur ${count}`,
  vatId: (id) => `N° TVA ${id}`,
  number: {
    invoice: 'Numéro de facture',
    'delivery-note': 'Numéro du bon',
    'credit-note': "Numéro de l'avoir",
  },
  date: 'Date',
  order: 'Commande',
  ofDay: (number, day) => `${number} du ${day}`,
  customerNumber: 'Numéro de client',
  customerVatId: 'Votre n° de TVA',
  toInvoice: 'Pour la facture',
  payment: 'Paiement',
  shipping: 'Expédition',
  supply: 'Livraison',
  tracking: 'Numéro de suivi',
  shippedOn: 'Expédié le',
  deliveryAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  position: 'Pos.',
  item: 'Article',
  quantity: 'Quantité',
  unitPrice: (currency) => `Prix unit. ${currency}`,
  amount: (currency) => `Montant ${currency}`,
  itemNumber: (number) => `N° d'art. ${number}`,
  purpose,
  sums: {
    positions: 'Sous-total',
    shipping: "Frais d'expédition",
    vatIn: (rate) => `Dont TVA ${rate} %`,
    vatOn: (rate) => `Plus TVA ${rate} %`,
    rounding: 'Arrondi à 5 centimes',
    total: 'Total',
    credited: 'Montant crédité',
  },
  vat: {
    heading: 'TVA par taux',
    rate: 'Taux',
    net: (currency) => `Net ${currency}`,
    vat: (currency) => `TVA ${currency}`,
    gross: (currency) => `Brut ${currency}`,
  },
  taxFree: {
    'company-abroad':
      "Exportation exonérée de TVA vers une entreprise à l'étranger ; la TVA à l'importation est due par le destinataire.",
    'free-country': "Exportation exonérée de TVA ; les taxes d'importation sont à la charge du destinataire.",
    'outside-vat-area': 'Sans TVA : le lieu de livraison se trouve hors du territoire soumis à la TVA.',
  },
  taxFreeLine: 'Sans TVA',
  paymentHeading: 'Paiement',
  terms: {
    invoice: 'Payable dans les 30 jours suivant la réception de la marchandise, sans déduction.',
    prepayment: "Veuillez virer le montant à l'avance. Nous expédions dès l'arrivée de votre paiement.",
    paid: (day, method) => `Payé le ${day} par ${method}. Merci.`,
    nothing: "Il n'y a rien à payer.",
    byQr: 'Veuillez utiliser la section paiement à la fin de cette facture.',
  },
  bank: { holder: 'Titulaire', bank: 'Banque', iban: 'IBAN', bic: 'BIC', purpose: 'Motif du paiement' },
  qrBill: (amount, iban, holder, reference) =>
    `QR-facture suisse, récépissé et section paiement : ${amount} payables à ${holder}, compte ${iban}, référence ${reference}.`,
  credit: {
    intro: (number, day) => `Avoir pour la facture ${number} du ${day}.`,
    part: (number) => `Avoir partiel pour la facture ${number}`,
    outro:
      'Cet avoir annule la facture à hauteur du montant indiqué. Ce que vous avez déjà payé vous est remboursé par la même voie.',
  },
  delivered: 'Nous avons expédié pour vous la marchandise suivante :',
}
