import { it as purpose } from '../../../shop/configurator/passport-words/it.ts'
import { it as account } from './account/it.ts'
import type { MailTexts } from './de.ts'

export const it: MailTexts = {
  colon: ':',
  subject: (number) => `Il Suo ordine ${number} presso Trennwerk`,
  preview: (total) => `Grazie! Abbiamo ricevuto il Suo ordine di ${total}.`,
  thanks: 'grazie per il Suo ordine. Lo abbiamo ricevuto e con la presente ne confermiamo la ricezione.',
  order: 'Ordine',
  orderedOn: (day) => (beginsWithVowel(day) ? `dell’${day}` : `del ${day}`),
  item: 'Articolo',
  pieces: (quantity) => (quantity === 1 ? '1 pezzo' : `${quantity} pezzi`),
  each: (price) => `${price} l’uno`,
  itemNumber: (number) => `Cod. art. ${number}`,
  purpose,
  account,
  positions: 'Subtotale',
  shipping: (method) => `Spedizione: ${method}`,
  free: 'gratuita',
  tax: (rate) => `IVA ${rate} % inclusa`,
  taxOnTop: (rate) => `più IVA ${rate} %`,
  taxFree: 'consegna senza IVA',
  rounding: 'Arrotondamento',
  total: 'Totale',
  delivery: 'Consegna',
  arrives: (earliest, latest) =>
    earliest === latest
      ? `consegna prevista per ${il(earliest)}`
      : `consegna prevista tra ${il(earliest)} e ${il(latest)}`,
  downloads: 'Download',
  download: 'Potrà scaricare i Suoi file dal link al Suo ordine non appena sarà arrivato il pagamento.',
  freeDownload: 'Può scaricare i Suoi file dal link al Suo ordine.',
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
  comment: 'La Sua osservazione',
  withdrawal: 'Recesso e restituzione',
  byLaw: (days) =>
    `Può recedere dal contratto entro ${days} giorni dal ricevimento della merce senza indicarne il motivo, ad esempio con «Recedere dal contratto qui» in fondo a ogni pagina del nostro negozio o con una comunicazione all’indirizzo qui sotto.`,
  byPromise: (hasLaw) =>
    hasLaw
      ? 'A prescindere da ciò, riprendiamo la merce non usata per 30 giorni e rimborsiamo il prezzo.'
      : 'Riprendiamo la merce non usata per 30 giorni e rimborsiamo il prezzo.',
  waived:
    'Per i download ha acconsentito all’esecuzione prima della fine del termine; con ciò il diritto di recesso si estingue.',
  see: 'Vedere l’ordine',
  seeHint: 'Su un altro dispositivo Le chiediamo, per sicurezza, il Suo indirizzo e-mail e il CAP.',
  questions: (email, phone) => `Domande? Scriva a ${email} o chiami ${phone}.`,
  paid: {
    subject: (number) => `Pagamento ricevuto: ordine ${number}`,
    text: (total, number) => `abbiamo ricevuto il Suo pagamento di ${total} per l’ordine ${number}. Grazie!`,
    next: 'Prepariamo la spedizione e Le scriviamo non appena sarà in viaggio.',
  },
  failed: {
    subject: (number) => `Pagamento non riuscito: ordine ${number}`,
    text: (number) => `il pagamento del Suo ordine ${number} non è riuscito. Non è stato addebitato nulla.`,
    keeps: 'Il Suo ordine resta valido. Provi di nuovo o scelga un altro metodo di pagamento.',
    again: 'Pagare ora',
  },
  changed: {
    subject: (number) => `Nuovo metodo di pagamento: ordine ${number}`,
    text: (number, method) => `ora il Suo ordine ${number} si paga così: ${method}.`,
  },
  shipped: {
    subject: (number) => `In viaggio: il Suo ordine ${number}`,
    text: (number) => `il Suo ordine ${number} è in viaggio verso di Lei.`,
    partly: (number) => `una parte del Suo ordine ${number} è in viaggio verso di Lei. Il resto seguirà.`,
    codes: 'Numero di tracciamento',
  },
  cancelled: {
    subject: (number) => `Annullato: il Suo ordine ${number}`,
    text: (number) => `il Suo ordine ${number} è stato annullato. Non deve pagare nulla.`,
    next: 'Se un pagamento fosse già in corso, glielo rimborseremo.',
  },
  refunded: {
    subject: (number) => `Rimborso: ordine ${number}`,
    text: (total, number) => `Le abbiamo rimborsato ${total} per l’ordine ${number}.`,
    next: 'A seconda della banca possono passare alcuni giorni prima che l’importo sia sul Suo conto.',
  },
  withdrawn: {
    subject: (contract) => `Ricevuta del Suo recesso: ${contract}`,
    hello: (name) => `Buongiorno ${name}`,
    text: (moment) => `confermiamo di aver ricevuto il Suo recesso in data ${moment}.`,
    declared: 'La Sua dichiarazione',
    name: 'Nome',
    email: 'Indirizzo e-mail',
    contract: 'Contratto',
    items: 'Oggetto del recesso',
    all: 'l’intero contratto',
    message: 'Il Suo messaggio',
    received: 'Ricevuto il',
    next: 'Le scriveremo per i prossimi passi: restituzione e rimborso. Conservi questa e-mail come prova.',
  },
  enquired: {
    subject: {
      contact: 'Il Suo messaggio a Trennwerk',
      exhibition: 'La Sua richiesta di visita a un’esposizione',
      assembly: 'La Sua richiesta di montaggio',
    },
    hello: 'Buongiorno',
    text: {
      contact: (moment: string) => `abbiamo ricevuto il Suo messaggio il ${moment}. Grazie!`,
      exhibition: (moment: string) =>
        `abbiamo ricevuto il ${moment} la Sua richiesta di vedere i nostri sistemi in un’esposizione. Grazie!`,
      assembly: (moment: string) => `abbiamo ricevuto la Sua richiesta di montaggio il ${moment}. Grazie!`,
    },
    dealer: 'Partner desiderato',
    next: 'La contatteremo il prima possibile, di regola entro un giorno lavorativo.',
    copy: 'Il Suo messaggio',
    notYou: 'Non ci ha scritto Lei? Allora qualcuno ha sbagliato indirizzo e non deve fare nulla.',
  },
  newsletter: {
    subject: 'Confermi: la newsletter di Trennwerk',
    hello: 'Buongiorno',
    why: 'qualcuno desidera ricevere la newsletter di Trennwerk a questo indirizzo. Se è Lei, La preghiamo di confermare con questo link.',
    button: 'Confermare la newsletter',
    leave: 'Può annullare l’iscrizione in qualsiasi momento con un clic sulla nostra pagina.',
    notYou: 'Non è stato Lei? Allora non deve fare nulla: senza conferma non inviamo niente.',
    welcome: {
      subject: 'La newsletter di Trennwerk è attiva',
      why: 'grazie, il Suo indirizzo è confermato. Le scriviamo quando ci sono novità: nuovi sistemi, guide, offerte.',
      leave: 'Annullare l’iscrizione alla newsletter',
      because:
        'Riceve questo messaggio perché ha richiesto la newsletter. Con un clic La togliamo dall’elenco.',
    },
  },
  withdraw: 'Recedere dal contratto qui',
  files: 'I Suoi file e documenti',
  vatId: (id) => `N. IVA ${id}`,
}

/** "otto" and "undici": l'8 dicembre. */
const beginsWithVowel = (day: string): boolean => /^(8|11)\b/.test(day)
const il = (day: string): string => (beginsWithVowel(day) ? `l’${day}` : `il ${day}`)
