import { useTexts } from '../../shop-frame.tsx'
import { shownPrice, stockOf } from './product-facts.ts'
import type { WireProduct } from './wire.ts'

/** A word on the picture of a product, the most important one only. */
export function ProductBadge({ product }: { product: WireProduct }) {
  const { badge } = useTexts().catalogue
  const { list } = shownPrice(product)
  const word =
    stockOf(product).kind === 'gone'
      ? badge.soldOut
      : list
        ? badge.reduced(list.percent)
        : product.isNew
          ? badge.new
          : product.markAsTopseller
            ? badge.topseller
            : null

  return word ? (
    <span className="absolute left-2 top-2 rounded-sm bg-ink px-2 py-0.5 text-xs font-medium text-page forced-color-adjust-none">
      {word}
    </span>
  ) : null
}
