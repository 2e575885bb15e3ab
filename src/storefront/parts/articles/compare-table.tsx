import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import { unbroken } from '../../../values/unbroken.ts'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import { QuickAdd } from '../product/add-to-cart.tsx'
import { Picture } from '../product/picture.tsx'
import { productPath, said } from '../product/product-path.ts'
import { StockLine } from '../product/stock-line.tsx'
import type { WireProduct } from '../product/wire.ts'
import { Amount } from './amount.tsx'
import type { ArticleRow } from './article-row.ts'
import { openSpan, RowDocuments, spanned } from './article-table-row.tsx'
import { compareField } from './order-form.ts'

type Compared = WireProduct & { row: ArticleRow }

/** Systems side by side: a column each, what they are like in the rows. Rows in which they differ stand out. */
export function CompareTable({ products }: { products: readonly WireProduct[] }) {
  const { compare, table } = useTexts().professional
  const systems = products.filter((product): product is Compared => product.row !== undefined)
  const rows = useRows()

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
    <section className="articles-room" aria-label={compare.region} tabIndex={0}>
      <table className="articles articles-compared table-fixed">
        <thead>
          <tr>
            <th scope="col" className="w-28 sm:w-44">
              {compare.property}
            </th>
            {systems.map((product) => (
              <th key={product.id} scope="col" className="w-44 whitespace-normal! sm:w-auto">
                <Head product={product} all={systems} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, said }) => {
            const values = systems.map(said)
            const differs = new Set(values).size > 1
            return (
              <tr key={name}>
                <th scope="row" className="text-muted">
                  {name}
                  {differs && <span className="sr-only"> ({compare.differs})</span>}
                </th>
                {systems.map(({ id }, position) => (
                  <td key={id} className={differs ? 'font-medium' : 'text-muted'}>
                    {values[position]}
                  </td>
                ))}
              </tr>
            )
          })}
          <Row name={table.price} products={systems}>
            {({ calculatedPrice, row }) => (
              <b className="font-medium">
                <Amount price={calculatedPrice.unitPrice} tax={row.tax} />
              </b>
            )}
          </Row>
          <Row name={table.stock} products={systems}>
            {(product) => <StockLine product={product} />}
          </Row>
          <Row name={table.documents} products={systems}>
            {({ row }) => <RowDocuments documents={row.documents} />}
          </Row>
          <Row name={compare.add} products={systems}>
            {(product) => <QuickAdd product={product} />}
          </Row>
        </tbody>
      </table>
    </section>
  )
}

function Head({ product, all }: { product: Compared; all: readonly Compared[] }) {
  const { compare } = useTexts().professional
  const locale = useLocale()
  const path = usePaths()
  const others = new URLSearchParams(
    all.filter(({ id }) => id !== product.id).map(({ productNumber }) => [compareField, productNumber]),
  ).toString()

  return (
    <span className="block pb-2">
      <span className="mb-2 block max-w-48 overflow-hidden rounded-lg">
        <Picture media={product.cover?.media} place="card" sizes="12rem" silent />
      </span>
      <Link to={productPath(locale, product)} className="link-plain font-medium">
        {unbroken(said(product, 'name'))}
      </Link>
      <span className="flex items-center justify-between text-muted">
        {product.productNumber}
        <Link
          to={`${path('compare')}${others && `?${others}`}`}
          aria-label={compare.remove(product.productNumber)}
          className="icon-button"
        >
          <X aria-hidden size={16} />
        </Link>
      </span>
    </span>
  )
}

type RowProps = { name: string; products: readonly Compared[]; children: (product: Compared) => ReactNode }

const Row = ({ name, products, children }: RowProps) => (
  <tr>
    <th scope="row" className="text-muted">
      {name}
    </th>
    {products.map((product) => (
      <td key={product.id}>{children(product)}</td>
    ))}
  </tr>
)

/** What is said in plain words, so that it can be compared. */
function useRows(): { name: string; said: (product: Compared) => string }[] {
  const { table } = useTexts().professional
  const mm = (size: number | null) => (size === null ? table.unknown : table.mm(`${size}`))

  return [
    {
      name: table.width,
      said: ({ row }) => (row.widths.length > 0 ? table.mm(spanned(row.widths)) : table.unknown),
    },
    { name: table.inside, said: ({ row }) => (row.inside ? table.mm(openSpan(row.inside)) : table.unknown) },
    { name: table.height, said: ({ row }) => mm(row.height) },
    { name: table.depth, said: ({ row }) => mm(row.depth) },
    { name: table.bins, said: ({ row }) => `${row.bins ?? table.unknown}` },
    { name: table.litres, said: ({ row }) => `${row.litres ?? table.unknown}` },
  ]
}
