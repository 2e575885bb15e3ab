import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import type { SandboxAction } from '../../src/platform/sandbox-gateway/sandbox-payment.ts'
import { registerSandbox } from '../../src/server/pages/sandbox/register-sandbox.ts'
import { paymentWorkers } from '../../src/server/payment-workers.ts'
import { registerPayments } from '../../src/server/payments/register-payments.ts'
import { paymentMethodId, productId } from '../../src/server/seed/seeded-ids.ts'
import { register } from '../people.ts'
import { origin, type Shop, type Visitor } from '../shop.ts'

export type Bought = {
  id: string
  orderNumber: string
  amountTotal: number
  transactions: { id: string; paymentMethod: { asynchronous: boolean; afterOrderEnabled: boolean } }[]
}

/** Somebody orders a pot, or something else, and chooses how to pay. */
export async function buy(
  shop: Shop,
  { method = 'sandbox', number = '45.05.001' } = {},
): Promise<{ visitor: Visitor; order: Bought }> {
  const visitor = shop.visitor()
  await visitor.ask('/checkout/cart/line-item', {
    method: 'POST',
    body: { items: [{ id: productId(number), quantity: 1 }] },
  })
  await register(shop, visitor)
  await visitor.ask('/context', { method: 'PATCH', body: { paymentMethodId: paymentMethodId(method) } })
  await visitor.ask('/checkout/cart')
  const { body } = await visitor.ask('/checkout/order', { method: 'POST', body: { acceptedWaiver: true } })
  return { visitor, order: body }
}

export const finishUrl = `${origin}/checkout/success/it/paid`
export const errorUrl = `${origin}/checkout/success/it/unpaid`

export const pay = (visitor: Visitor, { id }: { id: string }) =>
  visitor.ask('/handle-payment', { method: 'POST', body: { orderId: id, finishUrl, errorUrl } })

/** Everything the ledger says about an order. */
export async function ledgerOf(shop: Shop, { id }: { id: string }) {
  const rows = async (query: ReturnType<typeof sql<Record<string, string>>>) =>
    (await query.execute(shop.db())).rows

  return {
    order: (await rows(sql`select state from sales_order where id = ${id}`))[0]?.state,
    attempts: (
      await rows(sql`select state from order_transaction where order_id = ${id} order by created_at, id`)
    ).map(({ state }) => state),
    captures: (
      await rows(sql`select why from payment_capture where order_id = ${id} order by captured_at, why`)
    ).map(({ why }) => why),
    events: (
      await rows(
        sql`select name from shop_event where about = ${id} and name <> 'order.placed' order by name`,
      )
    ).map(({ name }) => name),
  }
}

/** The shop's doors to gateways and the sandbox's page, behind a real server on a port of its own. */
export function openDoors(shop: Shop, now = () => new Date()) {
  let app: FastifyInstance
  let address = ''
  const heard: string[] = []

  beforeAll(async () => {
    app = Fastify()
    app.addHook('preHandler', async ({ url, body }) => {
      if (url.endsWith('/webhook')) heard.push(String(body))
    })
    const parts = { db: shop.db(), later: shop.later, now }
    await registerPayments(app, {
      ...parts,
      gateways: shop.gateways(),
      origin,
      fail: async (_request, reply, status) => reply.status(status).send('failed'),
    })
    await registerSandbox(app, parts)
    address = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  const here = (url: string) => url.replace(origin, address)

  return {
    here,
    workers: () =>
      paymentWorkers(shop.db(), {
        gateways: shop.gateways(),
        later: shop.later,
        now,
        origin: address,
      }),
    /** Every message that came by a webhook, the oldest first. */
    heard: (): readonly string[] => heard,
    /** Chooses on the sandbox's page; answers where it leads. */
    async choose(page: string, action: SandboxAction): Promise<string> {
      const answer = await fetch(here(page), {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ action }).toString(),
      })
      return answer.headers.get('location') ?? ''
    },
    /** Follows the address back into the shop; answers where it leads. */
    async comeBack(url: string): Promise<{ status: number; location: string | null }> {
      const answer = await fetch(here(url), { redirect: 'manual' })
      return { status: answer.status, location: answer.headers.get('location') }
    },
    tell: (gateway: string, body: string, headers: Record<string, string>) =>
      fetch(`${address}/payments/${gateway}/webhook`, { method: 'POST', body, headers }),
  }
}
