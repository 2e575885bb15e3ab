import { SectionBackground } from '../background/section-background.tsx'
import { PostList } from '../content/post-list.tsx'
import type { WirePost } from '../content/wire-reading.ts'
import { LineTiles } from '../lines/line-tiles.tsx'
import type { LineLink } from '../lines/load-lines.ts'
import { kitchenScenes, SystemChoice } from '../lines/system-choice.tsx'
import { WidthDrawing } from '../lines/width-drawing.tsx'
import type { Scenes } from '../load-scenes.ts'
import type { ShownPrice } from '../product/product-facts.ts'
import { ProductPrice, TaxNote } from '../product/product-price.tsx'
import { StockLine } from '../product/stock-line.tsx'
import { TierTable } from '../product/tier-table.tsx'
import type { WireProduct } from '../product/wire.ts'
import { SceneHero } from '../scene-hero.tsx'

type ShopStatesProps = {
  product: WireProduct
  lines: readonly LineLink[]
  scenes: Scenes
  posts: readonly WirePost[]
  words: { title: string; text: string }
}

/** The scenes this part of the page shows beside those of the lines. */
export const stateScenes = ['home', ...kitchenScenes] as const

/** What a product can cost and how it can be had, and parts that stand before scenes. */
export function ShopStates({ product, lines, scenes, posts, words }: ShopStatesProps) {
  return (
    <div className="space-y-12">
      <div className="grid gap-8 md:grid-cols-3">
        <div className="grid content-start gap-5">
          {prices.map((price) => (
            <div key={JSON.stringify(price)}>
              <ProductPrice price={price} />
              <TaxNote />
            </div>
          ))}
        </div>
        <div className="grid content-start gap-3">
          {stocks.map((stock) => (
            <StockLine
              key={JSON.stringify(stock)}
              product={{ ...product, extensions: undefined, ...stock }}
            />
          ))}
        </div>
        <TierTable quantity={5} tiers={tiers} />
      </div>
      <div className="grid gap-3">
        {[450, 600, 900].map((width) => (
          <WidthDrawing key={width} width={width} />
        ))}
      </div>
      <SystemChoice scenes={scenes} to={() => '#states'} />
      <LineTiles lines={lines} scenes={scenes} />
      <SceneHero scene={scenes.home}>
        <p className="text-title">{words.title}</p>
        <p className="mt-4 text-muted">{words.text}</p>
      </SceneHero>
      <SectionBackground picture={scenes.home} speed={0.4} className="scene-head overflow-clip">
        <div className="scene-head-words">
          <p className="text-title">{words.title}</p>
          <p className="mt-4 text-muted">{words.text}</p>
        </div>
      </SectionBackground>
      <PostList posts={posts} heading="h3" />
    </div>
  )
}

const plain: ShownPrice = { amount: 249, isFrom: false, list: null, lowest30: null, reference: null }
const prices: readonly ShownPrice[] = [
  plain,
  { ...plain, isFrom: true },
  { ...plain, amount: 199, list: { amount: 249, percent: 20 }, lowest30: 229 },
  {
    ...plain,
    amount: 7.5,
    reference: { price: 1.5, purchaseUnit: 500, referenceUnit: 100, unitName: 'g' },
  },
  { ...plain, amount: 0 },
]
const stocks: readonly Partial<WireProduct>[] = [
  { availableStock: 40 },
  { availableStock: 3 },
  { availableStock: 0, restockTime: 10, isCloseout: false, available: true },
  { availableStock: 0, restockTime: null, isCloseout: false, available: true },
  { availableStock: 0, isCloseout: true },
  { states: ['is-download'] },
]
const tiers = [
  { quantity: 4, unitPrice: 12.9 },
  { quantity: 9, unitPrice: 11.9 },
  { quantity: 10, unitPrice: 10.9 },
]
