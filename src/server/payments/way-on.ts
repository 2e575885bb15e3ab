import type { Returned } from '../../shop/payments/return-from-gateway.ts'
import { paths } from '../../storefront/paths.ts'

/** Shopware's words for a payment that did not happen; contract 5.10. */
const errorCodes = {
  cancelled: 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT',
  failed: 'CHECKOUT__ASYNC_PAYMENT_FINALIZE_INTERRUPTED',
}

/**
 * Where somebody goes on who comes back from a gateway. Whoever has to wait goes where it is shown that it is paid: our
 * own page there sees that it is not yet, and waits.
 */
export function wayOn({ attempt, outcome }: Returned, origin: string): string {
  const { orderId, finishUrl, errorUrl, order } = attempt
  if (outcome === 'paid' || outcome === 'waiting') {
    return finishUrl ?? `${origin}${paths.checkoutPaid(order.locale, orderId)}`
  }

  const url = new URL(errorUrl ?? `${origin}${paths.checkoutUnpaid(order.locale, orderId)}`)
  url.searchParams.set('error-code', errorCodes[outcome])
  return url.href
}
