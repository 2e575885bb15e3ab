import { type WorkParts, workersOf } from '../src/server/workers.ts'
import { readChannel } from '../src/shop/channel/read-channel.ts'
import { renderMail } from '../src/storefront/mails/render-mail.tsx'
import { origin, type Shop } from './shop.ts'

/** Everybody who works in the background: no mail server, and nobody to send webhooks to, unless a test says so. */
export const workersFor = (shop: Shop, over: Partial<WorkParts> = {}) =>
  workersOf(shop.db(), {
    channel: () => readChannel(shop.db()),
    render: renderMail,
    post: null,
    origin,
    now: () => new Date(),
    later: shop.later,
    gateways: shop.gateways(),
    renditions: { find: async () => null },
    turn: async () => undefined,
    postOut: () => Promise.reject(new Error('nobody listens')),
    ...over,
  })
