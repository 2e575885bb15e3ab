import type { SystemType } from '../../../shop/configurator/measures.ts'
import type { Assumption, UsableSpace } from '../../../shop/configurator/usable-space.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { unbroken } from '../../../values/unbroken.ts'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import { Picture } from '../product/picture.tsx'
import { ownPrice, stockOf } from '../product/product-facts.ts'
import { productPath, said } from '../product/product-path.ts'
import { ProductPrice, TaxNote } from '../product/product-price.tsx'
import { StockLine } from '../product/stock-line.tsx'
import type { WireProduct } from '../product/wire.ts'
import type { KnownSystem } from './load-configurator.ts'
import { queryOf, type Typed, withFields } from './measuring.ts'
import { spareRoom } from './spare-room.ts'

type FitCardProps = {
  type: SystemType
  typed: Typed
  system: KnownSystem
  product: WireProduct
  verdict:
    | { status: 'fits' | 'fits-assumed'; assumptions: readonly Assumption[] }
    | { status: 'near' | 'mended'; said: readonly string[] }
  space: UsableSpace
  messages: Readonly<Record<string, string>>
  isShown: boolean
}

const tones = { fits: 'good', 'fits-assumed': 'warning', mended: 'warning', near: 'danger' } as const
const labels = {
  fits: 'fitsLabel',
  'fits-assumed': 'fitsIfLabel',
  mended: 'fitsIfLabel',
  near: 'nearLabel',
} as const

/** A system that fits or nearly does: seen, priced, judged, and chosen with one tap. */
export function FitCard({ type, typed, system, product, verdict, space, isShown }: FitCardProps) {
  const { results } = useTexts().configurator
  const locale = useLocale()
  const path = usePaths()
  const stock = stockOf(product)
  const name = said(product, 'name')
  const spare = spareRoom(system, space)
  const parts = (['width', 'height', 'depth'] as const).flatMap((measure) =>
    spare[measure] ? [`${spare[measure]} mm ${results.by[measure]}`] : [],
  )

  return (
    <article className="fit-card">
      <div className="overflow-hidden rounded-lg">
        <Picture media={product.cover?.media} place="card" silent />
      </div>
      <div>
        <p className="mb-1.5">
          <Badge tone={tones[verdict.status]}>{results[labels[verdict.status]]}</Badge>
        </p>
        <h3 className="text-[1.0625rem] leading-snug">
          <Link to={productPath(locale, product)} className="hover:text-primary">
            {unbroken(name)}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">{results.holds(system.containerCount, system.totalLitres)}</p>
        {'said' in verdict
          ? verdict.said.map((said) => (
              <p
                key={said}
                className={`mt-1 text-sm font-medium ${verdict.status === 'near' ? 'text-danger' : ''}`}
              >
                {said}
              </p>
            ))
          : parts.length > 0 && (
              <p className="mt-1 text-sm text-muted tabular-nums">{results.roomOf(parts.join(', '))}</p>
            )}
        <div className="mt-3 grid gap-1">
          <ProductPrice price={ownPrice(product)} />
          <TaxNote isSent={stock.kind !== 'download'} />
          <StockLine product={product} />
        </div>
        <p className="mt-3">
          {isShown ? (
            <span className="button button-plain pl-0 text-primary">{results.drawn}</span>
          ) : (
            <Link
              to={`${path('configuratorProducts', type, queryOf(withFields(typed, { product: system.productNumber })))}#set`}
              className="button button-quiet"
              aria-label={results.setOf(name)}
            >
              {results.set}
            </Link>
          )}
        </p>
      </div>
    </article>
  )
}
