import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { Breadcrumb, type Crumb } from '../../../ui/breadcrumb.tsx'
import { paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { ShopTerms } from '../terms.tsx'
import { BuyBox } from './buy-box.tsx'
import { CrossSelling } from './cross-selling.tsx'
import { Gallery } from './gallery.tsx'
import { GuaranteeLabel } from './guarantee-label.tsx'
import type { LoadedProduct } from './load-product.ts'
import { isDownload, ownPrice } from './product-facts.ts'
import { said } from './product-path.ts'
import { ProductPrice, TaxNote } from './product-price.tsx'
import { ProductRating } from './product-rating.tsx'
import { ProductSafety } from './product-safety.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { ReviewList } from './review-list.tsx'
import { SparePartFacts } from './spare-part-facts.tsx'
import { StockLine } from './stock-line.tsx'
import { TierTable } from './tier-table.tsx'
import { VariantChoice } from './variant-choice.tsx'

/** Everything about one product: seen, chosen, priced, bought; then what there is to know. */
export function ProductPage({ loaded }: { loaded: LoadedProduct }) {
  const { product, groups, crossSelling, reviews, terms, trail } = loaded
  const { product: texts, site } = useTexts()
  const locale = useLocale()
  const name = said(product, 'name')
  const crumbs: Crumb[] = [{ name: site.home, to: paths.home(locale) }, ...trail, { name }]
  const above = trail.at(-1)?.to ?? null
  const pictures = (product.media ?? []).map(({ media }) => media)
  const accessories = crossSelling.find(({ crossSelling }) => crossSelling.kind === 'accessories')

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-20">
        <Breadcrumb label={site.breadcrumb} trail={crumbs} />
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid content-start gap-5">
            <Gallery
              key={product.id}
              pictures={pictures.length > 0 ? pictures : product.cover ? [product.cover.media] : []}
            />
            {product.guaranteeYears ? (
              <div className="max-w-md">
                <GuaranteeLabel
                  years={product.guaranteeYears}
                  brand={product.manufacturer?.name ?? site.shopName}
                  model={product.model || product.productNumber}
                />
              </div>
            ) : null}
          </div>
          <div className="grid content-start gap-6">
            <div>
              <h1>{name}</h1>
              {product.subtitle && <p className="mt-2 text-lg text-muted">{product.subtitle}</p>}
              <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
                <span className="tabular-nums">
                  {texts.number} {product.productNumber}
                </span>
                {product.ratingAverage ? (
                  <a href="#reviews" className="py-1">
                    <ProductRating average={product.ratingAverage} count={product.reviewCount} />
                  </a>
                ) : null}
              </p>
            </div>
            {groups.length > 0 && <VariantChoice groups={groups} chosenIds={product.optionIds ?? []} />}
            <div className="grid gap-1 border-t border-line pt-6">
              <ProductPrice price={ownPrice(product)} large />
              <TaxNote isSent={!isDownload(product)} />
              <StockLine product={product} className="mt-2" />
            </div>
            <TierTable tiers={product.calculatedPrices} />
            <BuyBox product={product} similar={above} />
            <SparePartFacts part={product.sparePart ?? null} replacedBy={loaded.replacedBy} />
            <Promises kind={product.kind} />
            {product.kind === 'system' && (
              <p className="rounded bg-surface p-4 text-sm">
                <Link to={paths.configurator(locale)} className="link font-medium">
                  {texts.configure}
                </Link>
                <span className="mt-1 block text-muted">{texts.configureText}</span>
              </p>
            )}
          </div>
        </div>
        <Description text={said(product, 'description')} />
        <ProductTabs key={product.id} product={product} accessories={accessories?.products ?? []} />
        <Contained downloads={product.downloads ?? []} />
        <CrossSelling rows={crossSelling.filter((row) => row !== accessories)} />
        <ReviewList reviews={reviews} />
        {product.manufacturer && (
          <div className="mt-16">
            <ProductSafety manufacturer={product.manufacturer} />
          </div>
        )}
      </div>
    </ShopTerms>
  )
}

/** What the shop promises for this kind of product; a file is neither made in a factory nor sent back. */
const promised: Readonly<Record<string, readonly ('made' | 'parts' | 'back')[]>> = {
  system: ['made', 'parts', 'back'],
  'spare-part': ['made', 'back'],
  accessory: ['made', 'back'],
  consumable: ['back'],
}

function Promises({ kind }: { kind: string | undefined }) {
  const { promises } = useTexts().product
  const list = promised[kind ?? ''] ?? []
  if (list.length === 0) return null

  return (
    <ul className="grid gap-1.5 border-t border-line pt-5 text-sm text-muted">
      {list.map((name) => (
        <li key={name} className="flex gap-2">
          <Check aria-hidden size={16} className="mt-0.5 flex-none text-primary" />
          {promises[name]}
        </li>
      ))}
    </ul>
  )
}

function Description({ text }: { text: string }) {
  const { product } = useTexts()
  if (!text) return null

  return (
    <section className="mt-14 max-w-3xl">
      <h2>{product.description}</h2>
      <p className="mt-3 whitespace-pre-line">{text}</p>
    </section>
  )
}

/** The files a buyer receives. They open after the payment, so here they are only named. */
function Contained({ downloads }: { downloads: NonNullable<LoadedProduct['product']['downloads']> }) {
  const { product } = useTexts()
  if (downloads.length === 0) return null

  return (
    <section className="mt-12 max-w-3xl">
      <h2>{product.downloads}</h2>
      <ul className="mt-3">
        {downloads.map(({ id, media }) => (
          <li key={id} className="border-b border-line py-2.5">
            {media.fileName}.{media.fileExtension}
          </li>
        ))}
      </ul>
    </section>
  )
}
