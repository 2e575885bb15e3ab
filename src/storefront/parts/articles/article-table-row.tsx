// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is no table to a browser any more
import { useActionData } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import { unbroken } from '../../../values/unbroken.ts'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import { Picture } from '../product/picture.tsx'
import { stockOf } from '../product/product-facts.ts'
import { productPath, said } from '../product/product-path.ts'
import type { WireProduct } from '../product/wire.ts'
import { useTerms } from '../terms.tsx'
import { Amount } from './amount.tsx'
import { bothWays, type RowDocument, type Span } from './article-row.ts'
import type { ArticlesRefused } from './order-articles.ts'
import { compareField, compareFormId, orderFormId, quantityField } from './order-form.ts'

/** One system: what it is, what it measures, what it costs, how many. */
export function ArticleTableRow({ product }: { product: WireProduct }) {
  const { table } = useTexts().professional
  const { taxState } = useTerms()
  const locale = useLocale()
  const refused = useActionData() as ArticlesRefused | undefined
  const { row, productNumber, calculatedPrice, calculatedMaxPurchase: most } = product
  if (!row) return null
  const { net, gross } = bothWays(calculatedPrice.unitPrice, row.tax, taxState)
  const mm = (size: number | null) => (size === null ? table.unknown : table.mm(`${size}`))

  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className="compared">
          <label className="tick">
            <span className="sr-only">{table.compareNamed(productNumber)}</span>
            <input
              type="checkbox"
              form={compareFormId}
              name={compareField}
              value={productNumber}
              className="size-4.5 accent-primary"
            />
          </label>
          <span className="who">
            <span className="stage-small">
              <Picture media={product.cover?.media} place="thumb" silent />
            </span>
            <span>
              <Link
                to={productPath(locale, product)}
                className="font-medium hover:text-primary hover:underline"
              >
                {productNumber}
              </Link>
              <span className="block text-sm text-muted">{unbroken(said(product, 'name'))}</span>
            </span>
          </span>
        </span>
      </th>
      <td role="cell" className="number">
        <i className="said">{table.widthShort}</i>
        {row.widths.length > 0 ? table.mm(spanned(row.widths)) : table.unknown}
        {row.inside && (
          <span className="block text-xs text-muted">
            <span className="sr-only">{table.inside} </span>
            {openSpan(row.inside)}
          </span>
        )}
      </td>
      <td role="cell" className="number">
        <i className="said">{table.height}</i>
        {mm(row.height)}
      </td>
      <td role="cell" className="number">
        <i className="said">{table.depth}</i>
        {mm(row.depth)}
      </td>
      <td role="cell" className="number">
        <i className="said">{table.bins}</i>
        {row.bins ?? table.unknown}
      </td>
      <td role="cell" className="number">
        <i className="said">{table.litres}</i>
        {row.litres ?? table.unknown}
      </td>
      <td role="cell" className="number">
        <i className="said">{table.stock}</i>
        <StockCell product={product} />
      </td>
      <td role="cell" className="number font-medium">
        <i className="said">{table.price}</i>
        <Amount price={calculatedPrice.unitPrice} tax={row.tax} />
      </td>
      <td role="cell">
        <i className="said">{table.quantity}</i>
        <input
          type="number"
          inputMode="numeric"
          form={orderFormId}
          name={quantityField(product.id)}
          defaultValue={refused?.typed[quantityField(product.id)]}
          min={0}
          max={Math.max(most, 0)}
          step={product.minPurchase === 1 ? product.purchaseSteps : 1}
          disabled={most === 0}
          autoComplete="off"
          aria-label={table.quantityOf(productNumber)}
          className="input many"
          data-net={net}
          data-gross={gross}
        />
      </td>
      <td role="cell" className="whole">
        <RowDocuments documents={row.documents} />
      </td>
    </tr>
  )
}

/** How many there are; of what has run out, when it comes again. */
function StockCell({ product }: { product: WireProduct }) {
  const { table } = useTexts().professional
  const stock = stockOf(product)
  switch (stock.kind) {
    case 'restock':
      return <span className="text-warning">{table.inDays(stock.days)}</span>
    case 'gone':
      return <span className="text-danger">{table.gone}</span>
    case 'to-order':
      return <span className="text-warning">{table.none}</span>
    default:
      return table.inStock(product.availableStock)
  }
}

/** What there is to plan with, by the shortest name that tells it from the others. */
export function RowDocuments({ documents }: { documents: readonly RowDocument[] }) {
  const { table } = useTexts().professional
  const path = usePaths()
  if (documents.length === 0) return table.unknown
  const names = { datasheet: () => table.dataSheet, drawing: () => table.drawing, cad: table.cad }

  return (
    <ul className="flex flex-wrap gap-x-2.5 text-[0.8125rem]">
      {documents.map(({ key, type, title, kind }) => (
        <li key={key}>
          <Link
            to={path('download', key)}
            aria-label={table.documentOf(title, kind)}
            className="link inline-flex min-h-11 items-center whitespace-nowrap"
          >
            {names[type](kind)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** "600", "450–900". */
export function spanned(sizes: readonly number[]): string {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  return least === most ? `${least}` : `${least}–${most}`
}

/** "485–684", "≥ 400". */
export const openSpan = ({ min, max }: Span): string =>
  min === null ? `≤ ${max}` : max === null ? `≥ ${min}` : min === max ? `${min}` : `${min}–${max}`
