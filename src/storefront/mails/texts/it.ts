import type { MailTexts } from './de.ts'

export const it: MailTexts = {
  subject: (number) => `Il suo ordine ${number} presso Trennwerk`,
  preview: (total) => `Grazie! Abbiamo ricevuto il suo ordine di ${total}.`,
  thanks: 'grazie per il suo ordine. Lo abbiamo ricevuto e con la presente ne confermiamo la ricezione.',
  order: 'Ordine',
  orderedOn: (day) => (beginsWithVowel(day) ? `dell'${day}` : `del ${day}`),
  item: 'Articolo',
  pieces: (quantity) => (quantity === 1 ? '1 pezzo' : `${quantity} pezzi`),
  each: (price) => `${price} l'uno`,
  itemNumber: (number) => `Cod. art. ${number}`,
  positions: 'Subtotale',
  shipping: (method) => `Spedizione: ${method}`,
  free: 'gratuita',
  tax: (rate) => `IVA ${rate} % inclusa`,
  taxOnTop: (rate) => `più IVA ${rate} %`,
  rounding: 'Arrotondamento',
  total: 'Totale',
  delivery: 'Consegna',
  arrives: (earliest, latest) =>
    earliest === latest ? `prevista per ${il(earliest)}` : `prevista tra ${il(earliest)} e ${il(latest)}`,
  download: 'Potrà scaricare i suoi file dal link al suo ordine non appena sarà arrivato il pagamento.',
  freeDownload: 'Può scaricare i suoi file dal link al suo ordine.',
  shippingAddress: 'Indirizzo di consegna',
  billingAddress: 'Indirizzo di fatturazione',
  payment: 'Pagamento',
  prepayment: (total) =>
    `La preghiamo di versare ${total} sul conto seguente. Spediamo non appena il pagamento è arrivato.`,
  invoice:
    'In questo messaggio trova il link alla fattura. La preghiamo di pagarla entro 30 giorni dal ricevimento della merce.',
  nothingToPay: 'Non c’è nulla da pagare.',
  holder: 'Intestatario',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Banca',
  reference: 'Causale',
  comment: 'La sua osservazione',
  withdrawal: 'Recesso e restituzione',
  byLaw: (days) =>
    `Può recedere dal contratto entro ${days} giorni dal ricevimento della merce senza indicarne il motivo, ad esempio con «Recedere dal contratto qui» in fondo a ogni pagina del nostro negozio o con una comunicazione all'indirizzo qui sotto.`,
  byPromise: 'A prescindere da ciò, riprendiamo la merce non usata per 30 giorni e rimborsiamo il prezzo.',
  waived:
    'Per i download ha acconsentito a che iniziamo prima della fine del termine; con ciò il diritto di recesso si estingue.',
  see: 'Vedere l’ordine',
  seeHint:
    'Su un altro dispositivo le chiediamo, per sicurezza, il suo indirizzo e-mail e il codice postale.',
  questions: (email, phone) => `Domande? Scriva a ${email} o chiami ${phone}.`,
  paid: {
    subject: (number) => `Pagamento ricevuto: ordine ${number}`,
    text: (total, number) => `abbiamo ricevuto il suo pagamento di ${total} per l’ordine ${number}. Grazie!`,
    next: 'Prepariamo la spedizione e le scriviamo non appena sarà in viaggio.',
  },
  failed: {
    subject: (number) => `Pagamento non riuscito: ordine ${number}`,
    text: (number) => `il pagamento del suo ordine ${number} non è riuscito. Non è stato addebitato nulla.`,
    keeps: 'Il suo ordine resta valido. Provi di nuovo o scelga un altro metodo di pagamento.',
    again: 'Pagare ora',
  },
  changed: {
    subject: (number) => `Nuovo metodo di pagamento: ordine ${number}`,
    text: (number, method) => `ora il suo ordine ${number} si paga così: ${method}.`,
  },
  shipped: {
    subject: (number) => `In viaggio: il suo ordine ${number}`,
    text: (number) => `il suo ordine ${number} è in viaggio verso di lei.`,
    partly: (number) => `una parte del suo ordine ${number} è in viaggio verso di lei. Il resto seguirà.`,
    codes: 'Numero di spedizione',
  },
  cancelled: {
    subject: (number) => `Annullato: il suo ordine ${number}`,
    text: (number) => `il suo ordine ${number} è stato annullato. Non deve pagare nulla.`,
    next: 'Se un pagamento fosse già in corso, glielo rimborseremo.',
  },
  refunded: {
    subject: (number) => `Rimborso: ordine ${number}`,
    text: (total, number) => `le abbiamo rimborsato ${total} per l’ordine ${number}.`,
    next: 'A seconda della banca possono passare alcuni giorni prima che l’importo sia sul suo conto.',
  },
  withdrawn: {
    subject: (contract) => `Ricevuta del suo recesso: ${contract}`,
    hello: (name) => `Buongiorno ${name}`,
    text: (moment) => `confermiamo di aver ricevuto il suo recesso in data ${moment}.`,
    declared: 'La sua dichiarazione',
    name: 'Nome',
    email: 'Indirizzo e-mail',
    contract: 'Contratto',
    items: 'Oggetto del recesso',
    all: 'l’intero contratto',
    message: 'Il suo messaggio',
    received: 'Ricevuto il',
    next: 'Le scriveremo per i prossimi passi: restituzione e rimborso. Conservi questa e-mail come prova.',
  },
  withdraw: 'Recedere dal contratto qui',
  files: 'I suoi file e documenti',
  vatId: (id) => `N. IVA ${id}`,
}

/** "otto" and "undici": l'8 dicembre. */
const beginsWithVowel = (day: string): boolean => /^(8|11)\b/.test(day)
const il = (day: string): string => (beginsWithVowel(day) ? `l'${day}` : `il ${day}`)
