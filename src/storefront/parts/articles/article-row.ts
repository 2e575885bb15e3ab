import type { WireProduct } from '../product/wire.ts'
import type { Terms } from '../terms.tsx'

/** What the row of a system says beside what its card says. Sizes in mm, amounts in the currency of the page. */
export type ArticleRow = {
  widths: readonly number[]
  /** Inside, from the narrowest to the widest; an open end is null. */
  inside: Span | null
  height: number | null
  depth: number | null
  litres: number | null
  bins: number | null
  /** The tax in the price of a piece, or on top of it, and its rate in per cent. */
  tax: number
  vat: number
  documents: readonly RowDocument[]
}

export type Span = { min: number | null; max: number | null }

/** Something to plan with: a data sheet, a dimensional drawing, CAD data. */
export type RowDocument = { key: string; type: (typeof planning)[number]; title: string; kind: string }

const planning = ['datasheet', 'drawing', 'cad'] as const

/** What the Store API says of a system in a table, made small; nothing of any other product. */
export function rowOf(product: WireProduct): { row?: ArticleRow } {
  if (product.row) return { row: product.row }
  // Only `POST /article-listing/{categoryId}` sends these along.
  const { article, fit, documents = [] } = product as WireProduct & Partial<WireArticle>
  if (!article) return {}
  const [{ tax, taxRate } = { tax: 0, taxRate: 0 }] = product.calculatedPrice.calculatedTaxes ?? []

  return {
    row: {
      widths: article.widths,
      inside: spanOf(fit?.usableWidth ?? fit?.fullWidth),
      height: leastOf(article.heights),
      depth: leastOf(article.depths),
      litres: article.litres,
      bins: article.bins,
      tax,
      vat: taxRate,
      documents: documents.flatMap(({ key, type, title, extension }) => {
        const known = planning.find((one) => one === type)
        return known ? [{ key, type: known, title, kind: extension.toUpperCase() }] : []
      }),
    },
  }
}

/** A price of the page without and with its tax, in whole cents. */
export function bothWays(
  price: number,
  tax: number,
  taxState: Terms['taxState'],
): { net: number; gross: number } {
  const [cents, taxCents] = [Math.round(price * 100), Math.round(tax * 100)]
  return taxState === 'gross'
    ? { net: cents - taxCents, gross: cents }
    : { net: cents, gross: cents + taxCents }
}

type WireArticle = {
  article: {
    widths: readonly number[]
    heights: readonly number[]
    depths: readonly number[]
    litres: number | null
    bins: number | null
  }
  fit: Readonly<Record<string, unknown>> | null
  documents: readonly { key: string; type: string; title: string; extension: string }[]
}

const leastOf = (sizes: readonly number[]): number | null => (sizes.length > 0 ? Math.min(...sizes) : null)

function spanOf(limit: unknown): Span | null {
  if (typeof limit !== 'object' || limit === null) return null
  const { min = null, max = null } = limit as Partial<Span> // the shape of every limit of a fit
  return min === null && max === null ? null : { min, max }
}
