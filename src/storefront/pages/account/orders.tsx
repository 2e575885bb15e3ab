import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { loadOrderHeads } from '../../parts/account/load-order-heads.ts'
import { OrderFilter } from '../../parts/account/order-filter.tsx'
import { OrderRow } from '../../parts/account/order-row.tsx'
import { isNarrowed, type OrdersAsked, ordersAsked, ordersFilter } from '../../parts/account/orders-asked.ts'
import { plainMeta } from '../../parts/plain-page.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['account', 'pages'] as const

const perPage = 10

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = ordersAsked(new URL(request.url).searchParams)
  const { page, ...narrowed } = asked
  const { heads, total } = await loadOrderHeads(context.get(storeApiContext), {
    limit: perPage,
    page,
    filter: ordersFilter(narrowed),
  })
  // The list got shorter, or somebody wrote the number by hand.
  const pages = Math.max(Math.ceil(total / perPage), 1)
  if (page > pages) throw redirect(paths.orders(context.get(localeContext), { ...narrowed, p: pages }))
  return { asked, heads, total, pages }
}

export const meta: Meta<typeof loader> = ({ texts }) => ({ ...plainMeta(texts, 'orders'), robots: 'noindex' })

export default function Orders() {
  const { asked, heads, total, pages } = useLoaderData<typeof loader>()
  const { account, pages: names } = useTexts()
  const path = usePaths()
  const words = account.orders
  const { page, ...narrowed } = asked
  const hasAny = total > 0 || isNarrowed(asked)

  return (
    <AccountPage name="orders" text={names.orders.text} wide>
      {hasAny && <OrderFilter asked={asked} />}
      {total > 0 ? (
        <>
          <p role="status" className="mt-6 text-sm text-muted">
            {words.count(total)}
          </p>
          <ul className="mt-3 grid gap-3">
            {heads.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} heading="h2" />
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <Pagination
              page={page}
              pages={pages}
              to={(p) => path('orders', { ...narrowed, p: p > 1 ? p : undefined })}
              labels={words.pages}
            />
          </div>
        </>
      ) : (
        <NothingHere asked={asked} />
      )}
    </AccountPage>
  )
}

function NothingHere({ asked }: { asked: OrdersAsked }) {
  const { account } = useTexts()
  const path = usePaths()
  const words = account.orders

  return (
    <div className="mt-8">
      {isNarrowed(asked) ? (
        <EmptyState title={words.nothing} text={words.nothingText}>
          <ButtonLink to={path('orders')}>{words.all}</ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState title={words.none} text={words.noneText}>
          <ButtonLink to={path('wasteSystems')}>{account.latest.shop}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}
