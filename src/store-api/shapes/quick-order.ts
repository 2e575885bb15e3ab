import { isLimitedByStock } from '../../shop/cart/quantity.ts'
import { basisOf } from '../../shop/catalogue/offer.ts'
import { type Price, priceOf } from '../../shop/pricing/price.ts'
import { mergeTaxes } from '../../shop/pricing/tax.ts'
import { priceTermsOf } from '../../shop/pricing/visit-terms.ts'
import type { CheckedOrder } from '../../shop/quick-order/check-order.ts'
import type { Shelf } from '../../shop/quick-order/find-articles.ts'
import { type CheckedLine, purchaseOf, type Verdict } from '../../shop/quick-order/verdict.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import { amountShape, calculatedPriceShape } from './calculated-price.ts'
import { mediaShape } from './media.ts'
import { canonicalUrls } from './seo-url.ts'
import { struct } from './struct.ts'

/** An order that was checked: a verdict for each line, and what it comes to as far as it can be ordered as it stands. */
export function quickOrderShape({ lines, empty, headings }: CheckedOrder, visit: Visit) {
  const priced = lines.map((line) => ({
    line,
    price: line.article && line.quantity > 0 ? priceFor(line.article, line.quantity, visit) : null,
  }))
  const prices = priced.flatMap(({ price }) => price ?? [])
  const countOf = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict).length

  return struct('quick_order_check', {
    lines: priced.map(({ line, price }) => lineShape(line, price, visit)),
    summary: struct('quick_order_summary', {
      lines: lines.length,
      empty,
      headings,
      found: countOf('found'),
      similar: countOf('similar'),
      successor: countOf('successor'),
      unknown: countOf('unknown'),
      quantityAdjusted: countOf('quantity-adjusted'),
      duplicates: lines.filter(({ sameAs }) => sameAs !== null).length,
      orderable: prices.length,
      pieces: prices.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
    total: amountShape(
      prices.reduce((sum, { totalCents }) => sum + totalCents, 0),
      mergeTaxes(prices.flatMap(({ taxes }) => taxes)),
    ),
    taxStatus: visit.taxState,
  })
}

const lineShape = (checked: CheckedLine, price: Price | null, visit: Visit) =>
  struct('quick_order_line', {
    line: checked.line,
    input: checked.input,
    verdict: checked.verdict,
    number: checked.article?.card.number ?? checked.number,
    numberAsked: checked.number,
    productId: checked.article?.card.id ?? null,
    product: checked.article && articleShape(checked.article, visit),
    quantity: checked.quantity,
    quantityAsked: checked.quantityAsked,
    note: checked.note,
    price: price && calculatedPriceShape(price),
    /** The weightiest of `messages`; null when there is nothing to say. */
    code: checked.messages[0] ?? null,
    messages: checked.messages,
    sameAs: checked.sameAs,
    candidates: checked.candidates.map(({ because, ...shelf }) =>
      struct('quick_order_candidate', {
        because,
        number: shelf.card.number,
        productId: shelf.card.id,
        product: articleShape(shelf, visit),
      }),
    ),
  })

/** As much of an article as it takes to know it again and to buy it. */
function articleShape(shelf: Shelf, visit: Visit) {
  const { card, stock } = shelf
  const { least, step, most } = purchaseOf(shelf)
  const price = priceFor(shelf, 1, visit)

  return struct('quick_order_product', {
    id: card.id,
    productNumber: card.number,
    name: card.name,
    subtitle: card.subtitle,
    options: card.options.map(({ name }) => name),
    calculatedPrice: price && calculatedPriceShape(price),
    stock,
    available: !isLimitedByStock(card) || stock >= least,
    restockTime: card.restockDays,
    minPurchase: least,
    purchaseSteps: step,
    calculatedMaxPurchase: most < least ? 0 : most,
    packSize: card.packSize,
    packUnit: card.packUnit || null,
    cover: card.cover && struct('product_media', { media: smallPicture(card.cover) }),
    seoUrls: canonicalUrls('product', card.id, card.seoPath, visit),
  })
}

/** Its other widths follow from its address (`values/rendition.ts`); hundreds of lines need not name them all. */
function smallPicture(picture: NonNullable<Shelf['card']['cover']>) {
  const { thumbnails: _, ...media } = mediaShape(picture)
  return media
}

const priceFor = ({ card }: Shelf, quantity: number, visit: Visit): Price | null =>
  priceOf(basisOf(card, visit), quantity, priceTermsOf(visit)(card.taxId))
