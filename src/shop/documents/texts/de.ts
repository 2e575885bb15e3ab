import { de as purpose } from '../../configurator/passport-words/de.ts'
import type { DocumentKind, TaxReason } from '../../orders/order.ts'

/** What stands on papers; the original. Its type is everyone's duty. */
export const de = {
  page: (number: number, count: number) => `Seite ${number} von ${count}`,
  vatId: (id: string) => `MwSt.-Nr. ${id}`,
  number: {
    invoice: 'Rechnungsnummer',
    'delivery-note': 'Lieferscheinnummer',
    'credit-note': 'Gutschriftsnummer',
  } as Record<DocumentKind, string>,
  date: 'Datum',
  order: 'Bestellung',
  ofDay: (number: string, day: string) => `${number} vom ${day}`,
  customerNumber: 'Kundennummer',
  customerVatId: 'Ihre USt-IdNr.',
  toInvoice: 'Zur Rechnung',
  payment: 'Zahlungsart',
  shipping: 'Versandart',
  supply: 'Lieferung',
  tracking: 'Sendungsnummer',
  shippedOn: 'Versandt am',
  deliveryAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  position: 'Pos.',
  item: 'Artikel',
  quantity: 'Menge',
  unitPrice: (currency: string) => `Einzelpreis ${currency}`,
  amount: (currency: string) => `Betrag ${currency}`,
  itemNumber: (number: string) => `Art.-Nr. ${number}`,
  purpose,
  sums: {
    positions: 'Zwischensumme',
    shipping: 'Versandkosten',
    vatIn: (rate: string) => `Enthaltene MwSt. ${rate} %`,
    vatOn: (rate: string) => `Zuzüglich MwSt. ${rate} %`,
    rounding: 'Rundung auf 5 Rappen',
    total: 'Gesamtbetrag',
    credited: 'Gutgeschriebener Betrag',
  },
  vat: {
    heading: 'Mehrwertsteuer nach Satz',
    rate: 'Satz',
    net: (currency: string) => `Netto ${currency}`,
    vat: (currency: string) => `MwSt. ${currency}`,
    gross: (currency: string) => `Brutto ${currency}`,
  },
  taxFree: {
    'company-abroad':
      'Steuerfreie Ausfuhrlieferung an ein Unternehmen im Ausland; die Einfuhrsteuer schuldet der Empfänger.',
    'free-country': 'Steuerfreie Ausfuhrlieferung; Einfuhrabgaben trägt der Empfänger.',
    'outside-vat-area': 'Ohne Mehrwertsteuer: Der Lieferort liegt außerhalb des Mehrwertsteuergebiets.',
  } as Record<TaxReason, string>,
  taxFreeLine: 'Ohne Mehrwertsteuer',
  paymentHeading: 'Zahlung',
  terms: {
    invoice: 'Zahlbar innert 30 Tagen nach Erhalt der Ware, ohne Abzug.',
    prepayment:
      'Bitte überweisen Sie den Betrag im Voraus. Wir versenden, sobald Ihre Zahlung eingetroffen ist.',
    paid: (day: string, method: string) => `Bezahlt am ${day} mit ${method}. Vielen Dank.`,
    nothing: 'Es ist nichts zu bezahlen.',
    byQr: 'Bitte verwenden Sie den Zahlteil am Ende der Rechnung.',
  },
  bank: { holder: 'Kontoinhaber', bank: 'Bank', iban: 'IBAN', bic: 'BIC', purpose: 'Zahlungszweck' },
  qrBill: (amount: string, iban: string, holder: string, reference: string) =>
    `Swiss QR-Rechnung, Empfangsschein und Zahlteil: ${amount} zahlbar an ${holder}, Konto ${iban}, Referenz ${reference}.`,
  credit: {
    intro: (number: string, day: string) => `Gutschrift zur Rechnung ${number} vom ${day}.`,
    part: (number: string) => `Teilgutschrift zur Rechnung ${number}`,
    outro:
      'Diese Gutschrift hebt die Rechnung im genannten Betrag auf. Was Sie bereits bezahlt haben, erstatten wir auf demselben Weg.',
  },
  delivered: 'Diese Ware haben wir für Sie versandt:',
}

export type DocumentTexts = typeof de
