import { type Pair, pairs } from '../../../platform/pdf/pairs.ts'
import {
  finishPaper,
  mm,
  openPaper,
  type Paper,
  page,
  tagged,
  textWidth,
} from '../../../platform/pdf/paper.ts'
import { heading, heightOf, line, pale, write } from '../../../platform/pdf/words.ts'
import { dayOf } from '../../../values/day.ts'
import { say } from '../../../values/translated.ts'
import type { Company } from '../../channel/company.ts'
import type { Order, OrderAddress } from '../../orders/order.ts'
import type { OrderDocument } from '../document.ts'
import { documentNames } from '../document-names.ts'
import type { Words } from '../words.ts'

/** Where the window of an envelope is, and beside it what the paper is about. */
const window = { x: page.left, y: mm(50), width: mm(80) }
const factsPlace = { x: mm(106), width: page.right - mm(106), nameWidth: mm(33) }

/** Begins a paper: who sends it, to whom, what it is, and the facts one looks for first. */
export function openLetter(
  { order, document, words }: { order: Order; document: OrderDocument; words: Words },
  address: OrderAddress,
  facts: readonly Pair[],
): Paper {
  const {
    number,
    facts: { kind },
  } = document
  const title = `${say(documentNames[kind], document.locale)} ${number}`
  const paper = openPaper({
    title,
    author: order.seller.name,
    language: document.locale,
    created: new Date(`${document.day}T12:00:00Z`),
  })

  drawSender(paper, order.seller, words)
  const below = drawAddress(paper, order.seller, address)
  paper.y = window.y
  pairs(paper, [...firstFacts(order, document, words), ...facts], factsPlace)
  paper.y = Math.max(paper.y, below, mm(92)) + mm(6)
  heading(paper, title, { level: 1 })
  return paper
}

/** Where goods or bill go beside this paper, when that is somewhere else. */
export function otherAddress(name: string, other: OrderAddress, here: OrderAddress): Pair[] {
  const [there, ours] = [other.lines.join('\n'), here.lines.join('\n')]
  return there === ours ? [] : [{ name, value: there }]
}

/** Ends it with its footer: who we are, and how far one has read. `footerAt` moves it on one page. */
export function closeLetter(
  paper: Paper,
  { seller }: Order,
  { texts }: Words,
  footerAt: ReadonlyMap<number, number> = new Map(),
): Promise<Buffer> {
  const us = [
    `${seller.name}, ${seller.street} ${seller.houseNumber}, ${seller.zip} ${seller.city}`,
    texts.vatId(seller.vatId),
    seller.email,
  ].join('  ·  ')

  return finishPaper(paper, (number, count) => {
    const y = footerAt.get(number) ?? mm(281)
    const style = { size: 7, colour: pale }
    paper.pen
      .moveTo(page.left, y - 5)
      .lineTo(page.right, y - 5)
      .lineWidth(0.5)
      .strokeColor('#c9d0cc')
      .stroke()
    write(paper, us, { x: page.left, y, width: textWidth - mm(28) }, style)
    const place = { x: page.right - mm(28), y, width: mm(28) }
    write(paper, texts.page(number, count), place, { ...style, align: 'right' })
  })
}

function drawSender(paper: Paper, seller: Company, { texts }: Words): void {
  const lines = [
    `${seller.street} ${seller.houseNumber}`,
    `${seller.zip} ${seller.city}`,
    texts.vatId(seller.vatId),
    seller.email,
  ]
  tagged(paper, paper.root, 'P', () => {
    write(paper, seller.name, { x: page.left, y: mm(18), width: mm(90) }, { size: 15, bold: true })
    const place = { x: factsPlace.x, y: mm(17), width: factsPlace.width }
    write(paper, lines.join('\n'), place, { size: 8, colour: pale })
  })
}

/** Answers where the address ends. */
function drawAddress(paper: Paper, seller: Company, { lines }: OrderAddress): number {
  const { x, y, width } = window
  const back = `${seller.name}, ${seller.street} ${seller.houseNumber}, ${seller.zip} ${seller.city}`
  const text = lines.join('\n')

  tagged(paper, paper.root, 'P', () => write(paper, back, { x, y, width }, { size: 6.5, colour: pale }))
  line(paper, y + 11, { from: x, to: x + width })
  tagged(paper, paper.root, 'P', () => write(paper, text, { x, y: y + 16, width }, { size: 10.5 }))
  return y + 16 + heightOf(paper.pen, text, width, { size: 10.5 })
}

function firstFacts(order: Order, document: OrderDocument, { texts, day, shortDay }: Words): Pair[] {
  const vatId = order.billingAddress.vatId ?? order.customer.vatIds[0]
  return [
    { name: texts.number[document.facts.kind], value: document.number },
    { name: texts.date, value: day(document.day) },
    { name: texts.order, value: texts.ofDay(order.number, shortDay(dayOf(order.orderedAt))) },
    { name: texts.customerNumber, value: order.customer.number },
    ...(vatId ? [{ name: texts.customerVatId, value: vatId }] : []),
  ]
}
