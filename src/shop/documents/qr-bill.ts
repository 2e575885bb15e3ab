import type { Data, Debtor } from 'swissqrbill/types'
import { decimal } from '../../values/money.ts'
import type { Order, OrderAddress } from '../orders/order.ts'
import { type FactsOf, isPaidByTransfer } from './document.ts'
import { compact, paymentReference } from './reference.ts'

/** What a payment part says; null where there is none: it is for payers in Switzerland and Liechtenstein. */
export function qrBillOf(
  { number, currency, total, billingAddress, seller }: Order,
  { payment, paidOn }: FactsOf<'invoice'>,
  message: string,
): Data | null {
  const { iban } = seller.bank
  const isOwed = isPaidByTransfer(payment) && paidOn === null && total.totalCents > 0
  if (!isOwed || !isSwiss(billingAddress.countryIso) || !isSwiss(compact(iban).slice(0, 2))) return null

  const debtor = debtorOf(billingAddress)
  return {
    currency,
    amount: decimal(total.totalCents),
    reference: paymentReference(number, iban),
    message: printable(message, 140),
    creditor: {
      account: compact(iban),
      name: printable(seller.name, 70),
      address: printable(seller.street, 70),
      buildingNumber: printable(seller.houseNumber, 16),
      zip: printable(seller.zip, 16),
      city: printable(seller.city, 35),
      country: seller.country,
    },
    ...(debtor && { debtor }),
  }
}

const isSwiss = (iso: string): boolean => iso === 'CH' || iso === 'LI'

/** Street and house number apart, as banks ask for since November 2025. Without a street nobody is named. */
function debtorOf(address: OrderAddress): Debtor | null {
  const street = address.street || address.additionalLine1
  if (!street) return null

  const { company, firstName, lastName, houseNumber, zip, city, countryIso } = address
  return {
    name: printable(company ?? `${firstName} ${lastName}`, 70),
    address: printable(street, 70),
    ...(houseNumber !== '' && { buildingNumber: printable(houseNumber, 16) }),
    zip: printable(zip, 16),
    city: printable(city, 35),
    country: countryIso,
  }
}

/** What banks read and the payment part's own typeface can write; other letters lose their accents. */
const printable = (text: string, most: number): string =>
  [...text]
    .map((letter) => (isLatin1(letter) ? letter : plain(letter)))
    .join('')
    .slice(0, most)
    .trim()

const isLatin1 = (letter: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff]$/.test(letter)

function plain(letter: string): string {
  const bare = noBase[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...bare].every(isLatin1) ? bare : '.'
}

/** Letters that Unicode does not take apart. */
const noBase: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '„': '"',
  '“': '"',
  '”': '"',
}
