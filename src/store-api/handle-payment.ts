import { z } from 'zod'
import type { Channel } from '../shop/channel/channel.ts'
import { beginPayment } from '../shop/payments/begin-payment.ts'
import { refuseForm, type Violation } from '../shop/refusal.ts'
import { endpoint } from './endpoint.ts'
import { idWish } from './input.ts'
import { limitPayments } from './limits.ts'
import { struct } from './shapes/struct.ts'
import { optionalLine } from './typed-text.ts'

/** POST /handle-payment */
export const post = endpoint(
  z.object({
    orderId: idWish<'order'>('orderId'),
    finishUrl: optionalLine,
    errorUrl: optionalLine,
    // Ours: what lets a guest without a session go on with her order.
    pass: optionalLine,
  }),
  async ({ orderId, finishUrl, errorUrl, pass }, { db, visit, caller: { ip, origin }, gateways, later }) => {
    limitPayments(ip, visit)
    refuseLongUrls({ finishUrl, errorUrl })
    refuseForeignUrls({ finishUrl, errorUrl }, origin, visit.channel)
    const wish = { orderId, pass, finishUrl: whole(finishUrl, origin), errorUrl: whole(errorUrl, origin) }

    return struct('array_struct', {
      redirectUrl: await beginPayment(db, visit, wish, { gateways, later, origin }),
    })
  },
)

/** As long as a browser is sure to follow one. */
const longestUrl = 2_000

function refuseLongUrls(urls: Record<string, string | null>): void {
  const tooLong = Object.entries(urls).filter(([, url]) => url !== null && url.length > longestUrl)
  if (tooLong.length > 0) {
    refuseForm(
      tooLong.map(
        ([field]): Violation => ({
          rule: 'too-long',
          path: [field],
          detail: { limit: longestUrl },
        }),
      ),
    )
  }
}

/** Nobody may be sent from here to a site that only looks like ours, or like one of a partner. */
function refuseForeignUrls(
  urls: Record<string, string | null>,
  origin: string,
  { storefrontOrigins }: Channel,
): void {
  const choices = [origin, ...storefrontOrigins].map((origin) => new URL(origin).origin)
  const foreign = Object.entries(urls).filter(([, url]) => {
    const meant = url === null ? null : URL.parse(url, origin)
    return url !== null && !(meant && isPage(meant) && choices.includes(meant.origin))
  })
  if (foreign.length > 0) {
    refuseForm(
      foreign.map(
        ([field, value]): Violation => ({
          rule: 'no-such-choice',
          path: [field],
          value,
          detail: { choices: choices.join(', ') },
        }),
      ),
    )
  }
}

/** A `blob:` has the origin of the page that made it. */
const isPage = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'

const whole = (url: string | null, origin: string) => (url === null ? null : new URL(url, origin).href)
