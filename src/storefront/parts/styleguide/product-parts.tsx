import { useTexts } from '../../shop-frame.tsx'
import { Accessories } from '../product/accessories.tsx'
import { BuyBar } from '../product/buy-bar.tsx'
import { Delivery } from '../product/delivery.tsx'
import { Documents } from '../product/documents.tsx'
import { FitFacts } from '../product/fit-facts.tsx'
import { Gallery } from '../product/gallery.tsx'
import { GuaranteeLabel } from '../product/guarantee/guarantee-label.tsx'
import type { LoadedProduct } from '../product/load-product.ts'
import { ProductGrid } from '../product/product-grid.tsx'
import { ProductPrice, TaxNote } from '../product/product-price.tsx'
import { ProductSafety } from '../product/product-safety.tsx'
import { Purchase } from '../product/purchase.tsx'
import { Share } from '../product/share.tsx'
import { SparePartFacts } from '../product/spare-part-facts.tsx'
import { StockLine } from '../product/stock-line.tsx'
import { VariantChoice } from '../product/variant-choice.tsx'
import type { WireProduct } from '../product/wire.ts'
import { Heart } from '../wishlist/heart.tsx'
import {
  badged,
  chosenOptions,
  inTiers,
  reducedPrice,
  sampleDocuments,
  sampleFit,
  sampleGroups,
  samplePart,
  samplePrices,
  sampleStocks,
} from './samples/product.ts'

export type ShownProduct = Pick<LoadedProduct, 'product' | 'variants' | 'sale'>

type ProductPartsProps = { shown: ShownProduct; others: readonly WireProduct[] }

/** What the page of a product is made of, in every state it can have. */
export function ProductParts({ shown: { product, variants, sale }, others }: ProductPartsProps) {
  const { styleguide } = useTexts()
  const [other] = others
  const pictures = (product.media ?? []).map(({ media }) => media)

  return (
    <div className="grid grid-cols-1 gap-12">
      {other && <ProductGrid products={badged(other)} exact />}
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <Gallery pictures={pictures} />
        <div className="product-bought">
          <div>
            <VariantChoice
              groups={sampleGroups(styleguide.variants, 'styleguide')}
              chosenIds={chosenOptions}
            />
            <div>
              <ProductPrice price={reducedPrice} large />
              <TaxNote className="mt-1" />
            </div>
            {/* Its bar for phones is shown below. */}
            <div className="grid gap-5 contain-layout [&_.buy-bar]:hidden">
              <Purchase product={inTiers(product)} variants={variants} similar={null} />
            </div>
            <Delivery product={{ ...product, availableStock: 3 }} sale={{ ...sale, freeFrom: 100 }} />
            <div>
              <Share title={product.productNumber} url="/styleguide" />
            </div>
          </div>
        </div>
      </div>
      <div className="grid items-start gap-8 md:grid-cols-3">
        <div className="grid gap-5">
          {samplePrices.map((price) => (
            <div key={JSON.stringify(price)}>
              <ProductPrice price={price} />
              <TaxNote />
            </div>
          ))}
        </div>
        <div className="grid gap-3">
          {sampleStocks.map((stock) => (
            <StockLine
              key={JSON.stringify(stock)}
              product={{ ...product, extensions: undefined, ...stock }}
            />
          ))}
          <p className="flex items-center gap-4">
            <Heart productId={product.id} name={product.name} />
            <Heart productId={product.id} name={product.name} look="button" />
          </p>
        </div>
        <Purchase
          product={{ ...product, isCloseout: true, availableStock: 0, available: false }}
          variants={variants}
          similar="#product"
        />
      </div>
      <div className="grid items-start gap-8 md:grid-cols-2">
        <FitFacts fit={sampleFit} number={product.productNumber} />
        <SparePartFacts part={samplePart} packSize={2} replacedBy={null} replaces={[]} listedAt={null} />
        <GuaranteeLabel years={5} brand="Trennwerk" model="X-LINE 60" />
        <GuaranteeLabel years={null} brand="Trennwerk" model="POT" />
      </div>
      <Accessories products={others} />
      <div className="grid items-start gap-8 md:grid-cols-2">
        <Documents list={sampleDocuments(styleguide.link)} />
        <Documents list={[]} />
      </div>
      <div className="h-24 contain-layout md:hidden">
        <BuyBar product={product} adding={false} />
      </div>
      {product.manufacturer && <ProductSafety manufacturer={product.manufacturer} />}
    </div>
  )
}
