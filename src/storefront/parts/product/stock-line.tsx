import { useLocale, useTexts } from '../../shop-frame.tsx'
import { formatDay } from '../format-days.ts'
import { useTerms } from '../terms.tsx'
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

/** Whether it is there, and how long it takes. */
export function StockLine({ product, className = '' }: { product: WireProduct; className?: string }) {
  const { stock: texts } = useTexts().catalogue
  const locale = useLocale()
  const { firstDelivery } = useTerms()
  const stock = stockOf(product)
  const time = product.deliveryTime && said(product.deliveryTime, 'name')
  const isThere = stock.kind === 'in-stock' || stock.kind === 'few'
  const promise = firstDelivery
    ? texts.deliveryFrom(formatDay(firstDelivery, locale))
    : time && texts.delivery(time)

  return (
    <p className={`flex items-baseline gap-2 text-sm ${className}`}>
      <span aria-hidden className={`size-2 flex-none rounded-full ${tones[stock.kind]}`} />
      <span>
        {stockText(stock, texts)}
        {isThere && promise && <span className="text-muted">, {promise}</span>}
      </span>
    </p>
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
