import type { AnswerOf } from '../../../store-api/client.ts'
import { slimMedia } from '../product/slim-product.ts'
import type { WireMedia } from '../product/wire.ts'

type Answer = AnswerOf<'POST /quick-order/check'>
type Line = Answer['lines'][number]
type Article = NonNullable<Line['product']>

/** A checked order, as much of it as its table shows. */
export type CheckedOrder = {
  lines: readonly CheckedRow[]
  summary: Answer['summary']
  total: number
  taxStatus: Answer['taxStatus']
}

export type CheckedRow = Pick<
  Line,
  'line' | 'input' | 'verdict' | 'quantity' | 'quantityAsked' | 'messages' | 'sameAs'
> & {
  /** As it stands in the field: what was read, until something else is picked. */
  number: string
  note: string
  article: RowArticle | null
  price: number | null
  candidates: readonly RowArticle[]
}

export type RowArticle = {
  id: string
  number: string
  name: string
  options: string
  unitPrice: number | null
  stock: number
  packSize: number
  least: number
  step: number
  most: number
  cover: WireMedia | null
  seoUrls: readonly { seoPathInfo: string }[]
}

/** `job` is the one for all lines without their own. */
export const slimOrder = ({ lines, summary, total, taxStatus }: Answer, job: string): CheckedOrder => ({
  lines: lines.map((line) => ({
    line: line.line,
    input: line.input,
    verdict: line.verdict,
    number: line.numberAsked ?? '',
    quantity: line.quantity,
    quantityAsked: line.quantityAsked,
    messages: line.messages,
    sameAs: line.sameAs,
    note: line.note || job,
    article: line.product && slimArticle(line.product),
    price: line.price?.totalPrice ?? null,
    candidates: line.candidates.map(({ product }) => slimArticle(product)),
  })),
  summary,
  total: total.totalPrice,
  taxStatus,
})

const slimArticle = (product: Article): RowArticle => ({
  id: product.id,
  number: product.productNumber,
  name: product.name,
  options: product.options.join(', '),
  unitPrice: product.calculatedPrice?.unitPrice ?? null,
  stock: product.stock,
  packSize: product.packSize,
  least: product.minPurchase,
  step: product.purchaseSteps,
  most: product.calculatedMaxPurchase,
  cover: product.cover && slimMedia(product.cover.media),
  seoUrls: product.seoUrls.map(({ seoPathInfo }) => ({ seoPathInfo })),
})
