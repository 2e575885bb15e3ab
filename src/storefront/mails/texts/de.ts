import { de as purpose } from '../../../shop/configurator/passport-words/de.ts'
import { de as account } from './account/de.ts'

/** What mails say. German is the original; its type is everyone's duty. */
export const de = {
  /** Between what something is called and what it is. */
  colon: ':',
  subject: (number: string) => `Ihre Bestellung ${number} bei Trennwerk`,
  preview: (total: string) => `Vielen Dank! Ihre Bestellung über ${total} ist bei uns eingegangen.`,
  thanks: 'vielen Dank für Ihre Bestellung. Wir haben sie erhalten und bestätigen hiermit ihren Eingang.',
  order: 'Bestellung',
  orderedOn: (day: string) => `vom ${day}`,
  item: 'Artikel',
  pieces: (quantity: number) => `${quantity} Stück`,
  each: (price: string) => `je ${price}`,
  itemNumber: (number: string) => `Art.-Nr. ${number}`,
  purpose,
  account,
  positions: 'Zwischensumme',
  shipping: (method: string) => `Versand: ${method}`,
  free: 'kostenlos',
  tax: (rate: string) => `enthaltene MwSt. ${rate} %`,
  taxOnTop: (rate: string) => `zzgl. MwSt. ${rate} %`,
  taxFree: 'ohne MwSt. geliefert',
  rounding: 'Rundung',
  total: 'Gesamtbetrag',
  delivery: 'Lieferung',
  arrives: (earliest: string, latest: string) =>
    earliest === latest
      ? `voraussichtlich am ${earliest}`
      : `voraussichtlich zwischen dem ${earliest} und dem ${latest}`,
  downloads: 'Downloads',
  download:
    'Ihre Dateien laden Sie über den Link zu Ihrer Bestellung herunter, sobald die Zahlung eingegangen ist.',
  freeDownload: 'Ihre Dateien laden Sie über den Link zu Ihrer Bestellung herunter.',
  shippingAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  payment: 'Zahlung',
  prepayment: (total: string) =>
    `Bitte überweisen Sie ${total} auf das folgende Konto. Wir versenden, sobald Ihre Zahlung eingegangen ist.`,
  invoice:
    'Die Rechnung finden Sie als Link in dieser Nachricht. Bitte bezahlen Sie sie innert 30 Tagen nach Erhalt der Ware.',
  nothingToPay: 'Es ist nichts zu bezahlen.',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  reference: 'Zahlungszweck',
  comment: 'Ihre Bemerkung',
  withdrawal: 'Widerruf und Rückgabe',
  byLaw: (days: number) =>
    `Sie können den Vertrag innert ${days} Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen, etwa über „Vertrag widerrufen“ am Fuß jeder Seite unseres Shops oder mit einer Mitteilung an die untenstehende Adresse.`,
  /** Stands by itself where no law says so first. */
  byPromise: (hasLaw: boolean): string =>
    hasLaw
      ? 'Unabhängig davon nehmen wir ungebrauchte Ware 30 Tage lang zurück und erstatten den Kaufpreis.'
      : 'Wir nehmen ungebrauchte Ware 30 Tage lang zurück und erstatten den Kaufpreis.',
  waived:
    'Bei Downloads haben Sie zugestimmt, dass wir vor Ablauf der Frist beginnen; das Widerrufsrecht erlischt damit.',
  see: 'Bestellung ansehen',
  seeHint: 'Auf einem anderen Gerät fragen wir zur Sicherheit nach Ihrer E-Mail-Adresse und Postleitzahl.',
  questions: (email: string, phone: string) =>
    `Fragen? Schreiben Sie an ${email} oder rufen Sie ${phone} an.`,
  paid: {
    subject: (number: string) => `Zahlung erhalten: Bestellung ${number}`,
    text: (total: string, number: string) =>
      `wir haben Ihre Zahlung von ${total} für die Bestellung ${number} erhalten. Vielen Dank!`,
    next: 'Wir bereiten Ihre Sendung vor und melden uns, sobald sie unterwegs ist.',
  },
  failed: {
    subject: (number: string) => `Zahlung nicht möglich: Bestellung ${number}`,
    text: (number: string) =>
      `die Zahlung Ihrer Bestellung ${number} hat nicht geklappt. Es wurde nichts abgebucht.`,
    keeps:
      'Ihre Bestellung bleibt bestehen. Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
    again: 'Jetzt bezahlen',
  },
  changed: {
    subject: (number: string) => `Neue Zahlungsart: Bestellung ${number}`,
    text: (number: string, method: string) => `Ihre Bestellung ${number} bezahlen Sie neu so: ${method}.`,
  },
  shipped: {
    subject: (number: string) => `Unterwegs: Ihre Bestellung ${number}`,
    text: (number: string) => `Ihre Bestellung ${number} ist auf dem Weg zu Ihnen.`,
    partly: (number: string) =>
      `ein Teil Ihrer Bestellung ${number} ist auf dem Weg zu Ihnen. Der Rest folgt.`,
    codes: 'Sendungsnummer',
  },
  cancelled: {
    subject: (number: string) => `Storniert: Ihre Bestellung ${number}`,
    text: (number: string) => `Ihre Bestellung ${number} ist storniert. Sie müssen nichts bezahlen.`,
    next: 'Sollte eine Zahlung schon unterwegs sein, erstatten wir sie Ihnen.',
  },
  refunded: {
    subject: (number: string) => `Erstattung: Bestellung ${number}`,
    text: (total: string, number: string) =>
      `wir haben Ihnen ${total} für die Bestellung ${number} erstattet.`,
    next: 'Bis der Betrag auf Ihrem Konto steht, kann es je nach Bank einige Tage dauern.',
  },
  withdrawn: {
    subject: (contract: string) => `Eingang Ihres Widerrufs: ${contract}`,
    hello: (name: string) => `Guten Tag ${name}`,
    text: (moment: string) => `wir bestätigen den Eingang Ihres Widerrufs am ${moment}.`,
    declared: 'Ihre Erklärung',
    name: 'Name',
    email: 'E-Mail-Adresse',
    contract: 'Vertrag',
    items: 'Widerrufen wird',
    all: 'der ganze Vertrag',
    message: 'Ihre Mitteilung',
    received: 'Eingegangen am',
    next: 'Wir melden uns mit den nächsten Schritten zu Rücksendung und Erstattung. Bewahren Sie diese E-Mail als Nachweis auf.',
  },
  enquired: {
    subject: {
      contact: 'Ihre Nachricht an Trennwerk',
      exhibition: 'Ihr Wunsch nach einem Ausstellungsbesuch',
      assembly: 'Ihre Montageanfrage',
    },
    hello: 'Guten Tag',
    text: {
      contact: (moment: string) => `Ihre Nachricht ist am ${moment} bei uns eingegangen. Vielen Dank!`,
      exhibition: (moment: string) =>
        `Ihr Wunsch, unsere Systeme in einer Ausstellung anzusehen, ist am ${moment} bei uns eingegangen. Vielen Dank!`,
      assembly: (moment: string) => `Ihre Montageanfrage ist am ${moment} bei uns eingegangen. Vielen Dank!`,
    },
    dealer: 'Gewünschter Partner',
    next: 'Wir melden uns so bald wie möglich, in der Regel innert eines Arbeitstages.',
    copy: 'Ihre Nachricht',
    notYou:
      'Sie haben uns nicht geschrieben? Dann hat sich jemand bei der Adresse vertippt, und Sie brauchen nichts zu tun.',
  },
  newsletter: {
    subject: 'Bitte bestätigen: Newsletter von Trennwerk',
    hello: 'Guten Tag',
    why: 'jemand möchte den Newsletter von Trennwerk an diese Adresse bekommen. Sind Sie das, so bestätigen Sie es bitte über diesen Link.',
    button: 'Newsletter bestätigen',
    leave: 'Abbestellen können Sie jederzeit mit einem Klick auf unserer Seite.',
    notYou:
      'Sie waren es nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung schicken wir Ihnen nichts.',
    welcome: {
      subject: 'Der Newsletter von Trennwerk kommt',
      why: 'vielen Dank, Ihre Adresse ist bestätigt. Sie hören von uns, wenn es Neues gibt: neue Systeme, Ratgeber, Angebote.',
      leave: 'Newsletter abbestellen',
      because:
        'Sie bekommen diese Nachricht, weil Sie den Newsletter bestellt haben. Mit einem Klick sind Sie wieder ausgetragen.',
    },
  },
  withdraw: 'Vertrag widerrufen',
  files: 'Ihre Dateien und Belege',
  vatId: (id: string) => `MwSt.-Nr. ${id}`,
}

export type MailTexts = typeof de
