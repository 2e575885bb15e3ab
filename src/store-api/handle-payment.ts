import { z } from 'zod'
import { payOrder } from '../shop/orders/pay-order.ts'
import { refuseForm, type Violation } from '../shop/refusal.ts'
import { endpoint } from './endpoint.ts'
import { idWish } from './input.ts'
import { struct } from './shapes/struct.ts'
import { optionalLine } from './typed-text.ts'

/** POST /handle-payment */
export const post = endpoint(
  z.object({ orderId: idWish<'order'>('orderId'), finishUrl: optionalLine, errorUrl: optionalLine }),
  async ({ orderId, finishUrl, errorUrl }, { db, visit, caller }) => {
    refuseForeignUrls({ finishUrl, errorUrl }, caller.origin)
    return struct('handle_payment_method_route_response', { redirectUrl: await payOrder(db, visit, orderId) })
  },
)

/** Nobody may be sent from here to a site that only looks like ours. */
function refuseForeignUrls(urls: Record<string, string | null>, origin: string): void {
  const foreign = Object.entries(urls).filter(([, url]) => url !== null && !isOurs(url, origin))
  if (foreign.length > 0) {
    refuseForm(
      foreign.map(
        ([field, value]): Violation => ({
          rule: 'no-such-choice',
          path: [field],
          value,
          detail: { choices: origin },
        }),
      ),
    )
  }
}

const isOurs = (url: string, origin: string): boolean =>
  URL.canParse(url, origin) && new URL(url, origin).origin === new URL(origin).origin
