import { Check } from 'lucide-react'
import { Alert } from '../../../ui/alert.tsx'
import { Link } from '../../../ui/link.tsx'
import { unbroken } from '../../../values/unbroken.ts'
import { paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { FitVerdict } from '../cabinet/fit-badge.tsx'
import { useClaims } from '../claims.ts'
import { PageTrail } from '../page-trail.tsx'
import { partAnchor } from '../spares/part-anchors.ts'
import { ShopTerms } from '../terms.tsx'
import { CrossSelling } from './cross-selling.tsx'
import { Delivery } from './delivery.tsx'
import { FitFacts } from './fit-facts.tsx'
import { formatSize } from './format-size.ts'
import { Gallery } from './gallery.tsx'
import { GuaranteeLabel } from './guarantee/guarantee-label.tsx'
import type { LoadedProduct } from './load-product.ts'
import { isDownload, ownPrice } from './product-facts.ts'
import { said } from './product-path.ts'
import { ProductPrice, TaxNote } from './product-price.tsx'
import { ProductRating } from './product-rating.tsx'
import { ProductSafety } from './product-safety.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { Purchase } from './purchase.tsx'
import { Reviews } from './reviews.tsx'
import { Share } from './share.tsx'
import { SparePartFacts } from './spare-part-facts.tsx'
import { SparePartList } from './spare-part-list.tsx'
import { VariantChoice } from './variant-choice.tsx'
import { View3d } from './view-3d.tsx'

/** Everything about one product: seen, chosen, priced, bought; then what there is to know. */
export function ProductPage({ loaded }: { loaded: LoadedProduct }) {
  const { product, crossSelling, spareParts, drawing, reviews, terms, sale } = loaded
  const { site } = useTexts()
  const locale = useLocale()
  const pictures = (product.media ?? []).map(({ media }) => media)
  const fitted = crossSelling.find(({ crossSelling }) => crossSelling.kind === 'fits-with')?.products[0]
  const accessories = crossSelling.find(({ crossSelling }) => crossSelling.kind === 'accessories')

  return (
    <ShopTerms terms={terms}>
      <div className="shell product">
        <PageTrail />
        <div className="product-top">
          <div className="product-seen">
            <Gallery
              key={product.id}
              pictures={pictures.length > 0 ? pictures : product.cover ? [product.cover.media] : []}
            >
              {drawing && (
                <View3d
                  name={said(product, 'name')}
                  model={drawing.model}
                  poster={product.cover?.media ?? pictures[0]}
                />
              )}
            </Gallery>
            {sale.country.isEu && !isDownload(product) && (
              <GuaranteeLabel
                years={product.guaranteeYears ?? null}
                brand={product.manufacturer?.name ?? site.shopName}
                model={product.model || product.productNumber}
              />
            )}
          </div>
          <div className="product-bought">
            <div>
              <PartNotice loaded={loaded} />
              <Chosen loaded={loaded} />
            </div>
          </div>
          <div className="product-told below">
            {product.fit && product.kind === 'system' && (
              <FitFacts fit={product.fit} number={product.productNumber} />
            )}
            <FitVerdict productId={product.id} />
            {product.sparePart && (
              <SparePartFacts
                part={product.sparePart}
                packSize={product.packSize}
                replacedBy={loaded.replacedBy}
                replaces={loaded.replaces}
                listedAt={
                  fitted ? `${paths.partsList(locale, fitted.id)}#${partAnchor(product.productNumber)}` : null
                }
              />
            )}
            <Description text={said(product, 'description')} />
            <Contained downloads={product.downloads ?? []} />
          </div>
        </div>
        <ProductTabs
          key={product.id}
          product={product}
          drawing={drawing}
          accessories={accessories?.products ?? []}
        />
        {spareParts && <SparePartList parts={spareParts} productId={product.id} />}
        <CrossSelling rows={crossSelling.filter((row) => row !== accessories)} />
        <Reviews reviews={reviews} path={loaded.path} productId={product.id} />
        {product.manufacturer && (
          <div className="mt-16">
            <ProductSafety manufacturer={product.manufacturer} />
          </div>
        )}
      </div>
    </ShopTerms>
  )
}

/** That a part was replaced, or took the place of the one that was looked for. */
function PartNotice({ loaded: { replacedBy, insteadOf } }: { loaded: LoadedProduct }) {
  const { part } = useTexts().product
  if (!replacedBy && !insteadOf) return null

  return (
    <Alert>
      {insteadOf && <p>{part.insteadOf(insteadOf)}</p>}
      {replacedBy && (
        <p>
          {part.superseded}{' '}
          <Link to={replacedBy.path} className="link">
            {replacedBy.name}, <span className="tabular-nums">{replacedBy.number}</span>
          </Link>
        </p>
      )}
    </Alert>
  )
}

/** What it is, which one, what it costs, and into the cart: as a whole it stays beside the rest. */
function Chosen({ loaded }: { loaded: LoadedProduct }) {
  const { product, groups, variants, sale, trail, origin, canonical } = loaded
  const { product: texts } = useTexts()
  const name = said(product, 'name')

  return (
    <>
      <div>
        <h1>{unbroken(name)}</h1>
        {product.subtitle && <p className="mt-2 text-lg text-muted">{unbroken(product.subtitle)}</p>}
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <span className="tabular-nums">
            {texts.number} {product.productNumber}
          </span>
          {product.ratingAverage ? (
            <a href="#reviews" className="inline-flex min-h-11 items-center">
              <ProductRating of={product} />
            </a>
          ) : null}
        </p>
      </div>
      {groups.length > 0 && <VariantChoice groups={groups} chosenIds={product.optionIds ?? []} />}
      <div className="product-price">
        <ProductPrice price={ownPrice(product)} large />
        <TaxNote isSent={!isDownload(product)} className="mt-1" />
      </div>
      <Purchase product={product} variants={variants} similar={trail.at(-1)?.to ?? null} />
      {isDownload(product) && <p className="hint">{texts.waiver}</p>}
      <Delivery product={product} sale={sale} />
      <Promises kind={product.kind} years={product.guaranteeYears ?? null} />
      <div>
        <Share title={name} url={new URL(canonical, origin).href} />
      </div>
    </>
  )
}

/** Which of the shop's claims hold for a kind of product; a file is neither made in a factory nor sent back. */
const promised: Readonly<Record<string, readonly string[]>> = {
  system: ['made', 'parts', 'back'],
  'spare-part': ['made', 'back'],
  accessory: ['made', 'back'],
  consumable: ['back'],
}

function Promises({ kind, years }: { kind: string | undefined; years: number | null }) {
  const { guarantee } = useTexts().product
  const claims = useClaims()
  const held = promised[kind ?? ''] ?? []
  const list = [
    // Each product has a guarantee of its own length.
    ...(years ? [guarantee(years)] : []),
    ...claims.filter(({ key }) => held.includes(key)).map(({ short }) => short),
  ]
  if (list.length === 0) return null

  return (
    <ul className="product-promises">
      {list.map((promise) => (
        <li key={promise}>
          <Check aria-hidden size={16} className="mt-0.5 flex-none text-primary" />
          {promise}
        </li>
      ))}
    </ul>
  )
}

function Description({ text }: { text: string }) {
  const { product } = useTexts()
  if (!text) return null

  return (
    <section className="max-w-3xl">
      <h2>{product.description}</h2>
      <p className="mt-3 whitespace-pre-line">{unbroken(text)}</p>
    </section>
  )
}

/** The files a buyer receives. They open after the payment, so here they are only named. */
function Contained({ downloads }: { downloads: NonNullable<LoadedProduct['product']['downloads']> }) {
  const { product } = useTexts()
  if (downloads.length === 0) return null

  return (
    <section className="max-w-3xl">
      <h2>{product.downloads}</h2>
      <ul className="mt-3">
        {downloads.map(({ id, media }) => (
          <li key={id} className="flex justify-between gap-4 border-b border-line py-2.5">
            <span className="min-w-0 break-words">
              {media.fileName}.{media.fileExtension}
            </span>
            <span className="flex-none text-sm text-muted tabular-nums">
              {[media.fileExtension?.toUpperCase(), media.fileSize && formatSize(media.fileSize)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
