import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { OrderHead } from './load-order-heads.ts'
import { OrderRow } from './order-row.tsx'

/** What was ordered last, since most come to see where it is. */
export function LatestOrder({ order }: { order: OrderHead | null }) {
  const { account } = useTexts()
  const { latest } = account
  const path = usePaths()

  return (
    <section className="mt-10" aria-labelledby="latest-order">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="latest-order" className="text-2xl">
          {latest.title}
        </h2>
        <Link
          className="link inline-flex min-h-11 items-center"
          to={order ? path('orders') : path('wasteSystems')}
        >
          {order ? latest.all : latest.shop}
        </Link>
      </div>
      <div className="mt-3">
        {order ? <OrderRow order={order} heading="h3" /> : <p className="text-muted">{latest.none}</p>}
      </div>
    </section>
  )
}
