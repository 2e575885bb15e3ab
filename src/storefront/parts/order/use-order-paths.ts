import { useSearchParams } from 'react-router'
import { paths, type Query } from '../../paths.ts'
import { useLocale } from '../../shop-frame.tsx'

type OrderPath = 'checkoutSuccess' | 'checkoutPaid' | 'checkoutUnpaid'

/** From one page of an order to another; whoever came by the link of a mail takes its code along. */
export function useOrderPaths() {
  const locale = useLocale()
  const code = useSearchParams()[0].get('code') ?? undefined
  return (name: OrderPath, id: string, query: Query = {}): string =>
    paths[name](locale, id, { code, ...query })
}
