import { SwissQRBill } from 'swissqrbill/pdf'
import type { Data } from 'swissqrbill/types'
import { formatIBAN, formatReference } from 'swissqrbill/utils'
import { pairs } from '../../../platform/pdf/pairs.ts'
import { breakPage, mm, type Paper, page, tagged } from '../../../platform/pdf/paper.ts'
import { heading, paragraph } from '../../../platform/pdf/words.ts'
import { localeEntry } from '../../../values/locale.ts'
import type { Order } from '../../orders/order.ts'
import { type FactsOf, isPaidByTransfer, type OrderDocument } from '../document.ts'
import type { Words } from '../words.ts'
import { methodName } from './sums.ts'

/** How it is paid, or that it was. Without a payment part the account is named for a transfer. */
export function paymentTerms(
  paper: Paper,
  order: Order,
  facts: FactsOf<'invoice'>,
  words: Words,
  bill: Data | null,
): void {
  const { texts } = words
  paper.y += 12
  heading(paper, texts.paymentHeading)
  paragraph(paper, [sayTerms(order, facts, words), bill ? texts.terms.byQr : ''].join(' ').trim())
  if (!bill && isOpen(order, facts)) drawAccount(paper, order, words)
}

const isOpen = ({ total }: Order, { payment, paidOn }: FactsOf<'invoice'>): boolean =>
  paidOn === null && total.totalCents > 0 && isPaidByTransfer(payment)

function sayTerms(order: Order, { payment, paidOn }: FactsOf<'invoice'>, { texts, day }: Words): string {
  if (order.total.totalCents === 0) return texts.terms.nothing
  if (paidOn !== null) return texts.terms.paid(day(paidOn), methodName(payment, order))
  return payment?.technicalName === 'invoice' ? texts.terms.invoice : texts.terms.prepayment
}

function drawAccount(paper: Paper, { seller: { bank }, number }: Order, { texts }: Words): void {
  pairs(
    paper,
    [
      { name: texts.bank.holder, value: bank.holder },
      { name: texts.bank.bank, value: bank.name },
      { name: texts.bank.iban, value: formatIBAN(bank.iban) },
      { name: texts.bank.bic, value: bank.bic },
      { name: texts.bank.purpose, value: number },
    ],
    { x: page.left, width: mm(120), nameWidth: mm(35) },
  )
}

/** The payment part takes the foot of a page, 105 mm of it, and nothing else may stand there. */
const billTop = page.height - mm(105)
const footerAbove = billTop - mm(13)

/**
 * Draws the Swiss QR-bill at the foot of the last page, or of one more. Its layout and typeface are prescribed
 * (SIX, style guide QR-bill), so it is drawn by the library for it and read out in one sentence. Answers the page
 * it stands on and where that one's footer has to go.
 */
export function paymentPart(
  paper: Paper,
  bill: Data,
  document: OrderDocument,
  words: Words,
): Map<number, number> {
  if (paper.y > footerAbove - mm(4)) breakPage(paper)
  const { pen } = paper
  const { creditor, amount = 0, reference = '' } = bill
  const alt = words.texts.qrBill(
    words.money(Math.round(amount * 100)),
    formatIBAN(creditor.account),
    creditor.name,
    formatReference(reference),
  )

  tagged(
    paper,
    paper.root,
    'Figure',
    () => {
      pen.save()
      // The library asks whether there is room below the pen, not below where it will draw.
      pen.x = 0
      pen.y = 0
      new SwissQRBill(bill, { language: billLanguage[localeEntry(document.locale).language] }).attachTo(pen)
      pen.restore()
    },
    { alt, bbox: [0, billTop, page.width, page.height] },
  )
  return new Map([[pen.bufferedPageRange().count, footerAbove]])
}

const billLanguage = { de: 'DE', en: 'EN', it: 'IT', fr: 'FR' } as const
