/** What the confirmation of an order says. German is the original; its type is everyone's duty. */
export const de = {
  subject: (number: string) => `Ihre Bestellung ${number} bei Trennwerk`,
  preview: (total: string) => `Vielen Dank! Ihre Bestellung über ${total} ist bei uns eingegangen.`,
  thanks: 'vielen Dank für Ihre Bestellung. Wir haben sie erhalten und bestätigen hiermit ihren Eingang.',
  order: 'Bestellung',
  orderedOn: (day: string) => `vom ${day}`,
  item: 'Artikel',
  pieces: (quantity: number) => `${quantity} Stück`,
  each: (price: string) => `je ${price}`,
  itemNumber: (number: string) => `Art.-Nr. ${number}`,
  positions: 'Zwischensumme',
  shipping: (method: string) => `Versand: ${method}`,
  free: 'kostenlos',
  tax: (rate: string) => `enthaltene MwSt. ${rate} %`,
  taxOnTop: (rate: string) => `zzgl. MwSt. ${rate} %`,
  rounding: 'Rundung',
  total: 'Gesamtbetrag',
  delivery: 'Lieferung',
  arrives: (earliest: string, latest: string) =>
    earliest === latest
      ? `voraussichtlich am ${earliest}`
      : `voraussichtlich zwischen ${earliest} und ${latest}`,
  download:
    'Ihre Dateien laden Sie über den Link zu Ihrer Bestellung herunter, sobald die Zahlung eingegangen ist.',
  freeDownload: 'Ihre Dateien laden Sie über den Link zu Ihrer Bestellung herunter.',
  shippingAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  payment: 'Zahlung',
  prepayment: (total: string) =>
    `Bitte überweisen Sie ${total} auf das folgende Konto. Wir versenden, sobald Ihre Zahlung eingegangen ist.`,
  invoice: 'Die Rechnung kommt mit der Ware. Bitte bezahlen Sie sie innert 30 Tagen nach Erhalt.',
  nothingToPay: 'Es ist nichts zu bezahlen.',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  reference: 'Zahlungszweck',
  comment: 'Ihre Bemerkung',
  withdrawal: 'Widerruf und Rückgabe',
  byLaw: (days: number) =>
    `Sie können den Vertrag innert ${days} Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen, etwa über «Vertrag widerrufen» am Fuss jeder Seite unseres Shops oder mit einer Mitteilung an die untenstehende Adresse.`,
  byPromise: 'Unabhängig davon nehmen wir ungebrauchte Ware 30 Tage lang zurück und erstatten den Kaufpreis.',
  waived:
    'Bei Downloads haben Sie zugestimmt, dass wir vor Ablauf der Frist beginnen; das Widerrufsrecht erlischt damit.',
  see: 'Bestellung ansehen',
  seeHint: 'Auf einem anderen Gerät fragen wir zur Sicherheit nach Ihrer E-Mail-Adresse und Postleitzahl.',
  questions: (email: string, phone: string) =>
    `Fragen? Schreiben Sie an ${email} oder rufen Sie ${phone} an.`,
  vatId: (id: string) => `MwSt.-Nr. ${id}`,
}

export type MailTexts = typeof de
