import { z } from 'zod'
import type { Job } from './journeys.ts'
import type { Shopper } from './shopper.ts'

const listed = z.object({ elements: z.array(z.object({ id: z.string() })) })
const cartOf = z.object({ lineItems: z.array(z.object({ id: z.string(), quantity: z.number() })) })

/** Reading a cart, adding to it and changing it, with so many lines. Sixteen shoppers have a cart each. */
export async function cartJobs(shopper: Shopper, size: number): Promise<Job[]> {
  const ids = await productIds(shopper, size)
  const carts = await Promise.all(Array.from({ length: 16 }, () => fill(shopper, ids)))
  const cart = (turn: number) => carts[turn % carts.length] ?? carts[0]!
  const lines = size === 1 ? '1 line' : `${size} lines`

  return [
    {
      name: `cart of ${lines}: read`,
      run: async (turn) => void (await shopper.api('GET', '/checkout/cart', undefined, cart(turn).token)),
    },
    {
      name: `cart of ${lines}: add`,
      run: async (turn) => {
        const { token, lineId } = cart(turn)
        const items = [{ id: lineId, referencedId: lineId, quantity: 1, type: 'product' }]
        await shopper.api('POST', '/checkout/cart/line-item', { items }, token)
      },
    },
    {
      name: `cart of ${lines}: change`,
      run: async (turn) => {
        const { token, lineId } = cart(turn)
        const items = [{ id: lineId, quantity: 2 + (turn % 5) * 2 }]
        await shopper.api('PATCH', '/checkout/cart/line-item', { items }, token)
      },
    },
  ]
}

/** Products that are for sale, as many as a cart is to hold. */
async function productIds({ api }: Shopper, size: number): Promise<string[]> {
  const found: string[] = []
  for (let page = 1; found.length < size; page++) {
    const { body } = await api('POST', '/search', { search: 'x', limit: 100, p: page })
    const { elements } = listed.parse(JSON.parse(body))
    if (elements.length === 0) throw new Error(`The shop has no ${size} products to fill a cart with`)
    found.push(...elements.map(({ id }) => id))
  }
  return found.slice(0, size)
}

async function fill({ api }: Shopper, ids: readonly string[]) {
  const items = ids.map((id) => ({ id, referencedId: id, quantity: 2, type: 'product' }))
  const { body, headers } = await api('POST', '/checkout/cart/line-item', { items })
  const { lineItems } = cartOf.parse(JSON.parse(body))
  const [first] = lineItems
  if (lineItems.length !== ids.length || !first) throw new Error('Not everything came into the cart')
  return { token: String(headers['sw-context-token']), lineId: first.id }
}
