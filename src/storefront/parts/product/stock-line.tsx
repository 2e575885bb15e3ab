import { useLocale, useTexts } from '../../shop-frame.tsx'
import { formatDay } from '../format-days.ts'
import { type Stock, stockOf } from './product-facts.ts'
import { said } from './product-path.ts'
import type { WireProduct } from './wire.ts'

const tones = {
  download: 'bg-primary',
  'in-stock': 'bg-primary',
  few: 'bg-warning',
  restock: 'bg-warning',
  'to-order': 'bg-warning',
  gone: 'bg-danger',
} satisfies Record<Stock['kind'], string>

/** Whether it is there, and on which days it arrives; a number of days only where nobody names a date. */
export function StockLine({ product, className = '' }: { product: WireProduct; className?: string }) {
  const { stock: texts } = useTexts().catalogue
  const locale = useLocale()
  const stock = stockOf(product)
  const promise = product.extensions?.deliveryPromise
  const time = product.deliveryTime && said(product.deliveryTime, 'name')
  const isThere = stock.kind === 'in-stock' || stock.kind === 'few'
  const arrival = promise
    ? texts.arrives(formatDay(promise.earliest, locale), formatDay(promise.latest, locale))
    : isThere && time && texts.delivery(time)

  return (
    <p className={`flex items-baseline gap-2 text-sm ${className}`}>
      <span aria-hidden className={`size-2 flex-none rounded-full ${tones[stock.kind]}`} />
      <span>
        {stock.kind === 'restock' && promise ? texts.soon : stockText(stock, texts)}
        {arrival && <span className="text-muted">, {arrival}</span>}
      </span>
    </p>
  )
}

/** The first half of it alone, where the days of arrival stand below. */
export function StockWord({ product }: { product: WireProduct }) {
  const { stock: texts } = useTexts().catalogue
  const stock = stockOf(product)

  return (
    <>
      <span aria-hidden className={`size-2.5 rounded-full ${tones[stock.kind]}`} />
      <b className="font-medium">
        {stock.kind === 'restock' && product.extensions?.deliveryPromise
          ? texts.soon
          : stockText(stock, texts)}
      </b>
    </>
  )
}

function stockText(stock: Stock, texts: ReturnType<typeof useTexts>['catalogue']['stock']): string {
  switch (stock.kind) {
    case 'download':
      return texts.download
    case 'in-stock':
      return texts.inStock
    case 'few':
      return texts.few(stock.count)
    case 'restock':
      return texts.restock(stock.days)
    case 'to-order':
      return texts.toOrder
    case 'gone':
      return texts.gone
  }
}
