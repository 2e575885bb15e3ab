import { it as purpose } from '../../configurator/passport-words/it.ts'
import type { DocumentTexts } from './de.ts'

export const it: DocumentTexts = {
  page: (number, count) => `Pagina ${number} di ${count}`,
  vatId: (id) => `N. IVA ${id}`,
  number: {
    invoice: 'Numero di fattura',
    'delivery-note': 'Numero della bolla',
    'credit-note': 'Numero della nota',
  },
  date: 'Data',
  order: 'Ordine',
  ofDay: (number, day) => `${number} del ${day}`,
  customerNumber: 'Numero cliente',
  customerVatId: 'Sua partita IVA',
  toInvoice: 'Per la fattura',
  payment: 'Pagamento',
  shipping: 'Spedizione',
  supply: 'Consegna',
  tracking: 'Numero di spedizione',
  shippedOn: 'Spedito il',
  deliveryAddress: 'Indirizzo di consegna',
  billingAddress: 'Indirizzo di fatturazione',
  position: 'Pos.',
  item: 'Articolo',
  quantity: 'Quantità',
  unitPrice: (currency) => `Prezzo unit. ${currency}`,
  amount: (currency) => `Importo ${currency}`,
  itemNumber: (number) => `N. art. ${number}`,
  purpose,
  sums: {
    positions: 'Subtotale',
    shipping: 'Spese di spedizione',
    vatIn: (rate) => `IVA ${rate} % inclusa`,
    vatOn: (rate) => `Più IVA ${rate} %`,
    rounding: 'Arrotondamento a 5 centesimi',
    total: 'Totale',
    credited: 'Importo accreditato',
  },
  vat: {
    heading: 'IVA per aliquota',
    rate: 'Aliquota',
    net: (currency) => `Netto ${currency}`,
    vat: (currency) => `IVA ${currency}`,
    gross: (currency) => `Lordo ${currency}`,
  },
  taxFree: {
    'company-abroad':
      "Esportazione esente da IVA verso un'impresa all'estero; l'imposta sull'importazione è a carico del destinatario.",
    'free-country':
      'Esportazione esente da IVA; i dazi e le imposte di importazione sono a carico del destinatario.',
    'outside-vat-area': "Senza IVA: il luogo di consegna si trova fuori dal territorio soggetto all'IVA.",
  },
  taxFreeLine: 'Senza IVA',
  paymentHeading: 'Pagamento',
  terms: {
    invoice: 'Pagabile entro 30 giorni dal ricevimento della merce, senza detrazioni.',
    prepayment: "La preghiamo di versare l'importo in anticipo. Spediamo non appena il pagamento è arrivato.",
    paid: (day, method) => `Pagato il ${day} con ${method}. Grazie.`,
    nothing: 'Non vi è nulla da pagare.',
    byQr: 'La preghiamo di usare la sezione di pagamento alla fine della fattura.',
  },
  bank: { holder: 'Intestatario', bank: 'Banca', iban: 'IBAN', bic: 'BIC', purpose: 'Causale' },
  qrBill: (amount, iban, holder, reference) =>
    `QR-fattura svizzera, ricevuta e sezione di pagamento: ${amount} pagabili a ${holder}, conto ${iban}, riferimento ${reference}.`,
  credit: {
    intro: (number, day) => `Nota di credito per la fattura ${number} del ${day}.`,
    part: (number) => `Accredito parziale per la fattura ${number}`,
    outro:
      "Questa nota di credito annulla la fattura per l'importo indicato. Quanto ha già pagato Le viene rimborsato per la stessa via.",
  },
  delivered: 'Abbiamo spedito per Lei la merce seguente:',
}
