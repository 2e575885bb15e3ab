import { useHydrated } from '../../../ui/hydrated.ts'
import { useTexts } from '../../shop-frame.tsx'
import type { WireProduct } from '../product/wire.ts'
import { CheckedTable } from '../quick-order/checked-list.tsx'
import { OrderList } from '../quick-order/order-list.tsx'
import { ExplodedGroup } from '../spares/exploded-group.tsx'
import type { LoadedPartsGroup } from '../spares/load-parts-list.ts'
import { sampleCheckedOrder } from './samples/quick-order.ts'

type TradePartsProps = { products: readonly WireProduct[]; group: LoadedPartsGroup | null }

/** What fitters order with: a list by numbers, what the shop makes of it, and the parts of a system in its drawing. */
export function TradeParts({ products, group }: TradePartsProps) {
  const { styleguide, professional } = useTexts()
  const isAlive = useHydrated()

  return (
    <div className="grid grid-cols-1 gap-12">
      <OrderList answer={{ text: '', problem: 'nothing' }} />
      {/* All parts at once are more styles than a page begins with: the table's come when the page is alive. */}
      {isAlive && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
        <section className="articles-room" aria-label={professional.quick.scroll} tabIndex={0}>
          <CheckedTable checked={sampleCheckedOrder(products, styleguide.discount)} />
        </section>
      )}
      {group && <ExplodedGroup group={group} />}
    </div>
  )
}
