import { Link } from '../../../ui/link.tsx'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import { FitBadge } from '../cabinet/fit-badge.tsx'
import { QuickAdd } from '../product/add-to-cart.tsx'
import { ownPrice, stockOf } from '../product/product-facts.ts'
import { productPath, said } from '../product/product-path.ts'
import { ProductPrice, TaxNote } from '../product/product-price.tsx'
import { StockLine } from '../product/stock-line.tsx'
import type { WireProduct } from '../product/wire.ts'
import type { ExplodedDrawing, LoadedPartsGroup } from './load-parts-list.ts'
import { partAnchor, spotAnchor } from './part-anchors.ts'

/** A group of parts: the drawing, each part of it a link into the list, and the list, each number a link back. */
export function ExplodedGroup({ group }: { group: LoadedPartsGroup }) {
  const { exploded } = useTexts()
  const path = usePaths()
  const { key, name, drawing, parts, category } = group
  const [type = '', ...rest] = category

  return (
    <section id={key} aria-labelledby={`${key}-name`} className="mt-14 scroll-mt-24">
      <h2 id={`${key}-name`}>{name}</h2>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        {drawing && <Drawing group={group} drawing={drawing} />}
        <div>
          <ol className="max-w-[60rem] border-t border-line">
            {parts.map(({ position, product }) => (
              <li key={product.id} id={partAnchor(product.productNumber)} className="listed-part">
                {drawing ? (
                  <a
                    href={`#${spotAnchor(product.productNumber)}`}
                    aria-label={exploded.show(position)}
                    className="listed-part-number"
                  >
                    {position}
                  </a>
                ) : (
                  <span className="listed-part-number">{position}</span>
                )}
                <Part product={product} />
              </li>
            ))}
          </ol>
          <TaxNote className="mt-3" />
          <p>
            <Link
              to={rest.length > 0 ? path('sparePartsCategory', type, rest) : path('sparePartsType', type)}
              className="link inline-flex min-h-11 items-center"
            >
              {exploded.all(name)}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}

function Drawing({
  group: { name, parts },
  drawing: { url, width, height, spots },
}: {
  group: LoadedPartsGroup
  drawing: ExplodedDrawing
}) {
  const { exploded } = useTexts()

  return (
    <div className="self-start xl:sticky xl:top-24">
      <div className="exploded">
        <img
          src={url}
          width={Math.round(width * 4)}
          height={Math.round(height * 4)}
          alt={exploded.drawing(name)}
          loading="lazy"
          decoding="async"
        />
        <ol aria-label={exploded.spots(name)}>
          {spots.map(({ position, x, y, w, h, numberX, numberY }) => {
            const product = parts.find((part) => part.position === position)?.product
            if (!product) return null
            return (
              <li key={position}>
                <a
                  id={spotAnchor(product.productNumber)}
                  href={`#${partAnchor(product.productNumber)}`}
                  title={said(product, 'name')}
                  style={{ left: share(x), top: share(y), width: share(w), height: share(h) }}
                >
                  <span
                    aria-hidden
                    className="exploded-number"
                    style={{ left: share((numberX - x) / w), top: share((numberY - y) / h) }}
                  >
                    {position}
                  </span>
                  <span className="sr-only">{exploded.spot(position, said(product, 'name'))}</span>
                </a>
              </li>
            )
          })}
        </ol>
      </div>
      <p className="not-printed mt-2 text-sm">
        <a href={url} download className="link inline-flex min-h-11 items-center">
          {exploded.download}
        </a>
      </p>
    </div>
  )
}

function Part({ product }: { product: WireProduct }) {
  const locale = useLocale()
  const stock = stockOf(product)

  return (
    <>
      <div className="min-w-0">
        <h3 className="text-base">
          <Link to={productPath(locale, product)} className="hover:text-primary">
            {said(product, 'name')}
          </Link>
        </h3>
        <p className="text-sm text-muted tabular-nums">{product.productNumber}</p>
        <FitBadge product={product} exact />
        <StockLine product={product} className="mt-1" />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        <ProductPrice price={ownPrice(product)} />
        {stock.kind !== 'gone' && <QuickAdd product={product} compact />}
      </div>
    </>
  )
}

const share = (of: number) => `${(of * 100).toFixed(2)}%`
