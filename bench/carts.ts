import { z } from 'zod'
import type { Job } from './journeys.ts'
import type { Shopper } from './shopper.ts'

const listed = z.object({ elements: z.array(z.object({ id: z.string() })) })
const cartOf = z.object({ lineItems: z.array(z.object({ id: z.string() })) })

/** Reading a cart, adding to it and changing it, with so many lines. Sixteen shoppers have a cart each. */
export async function cartJobs(shopper: Shopper, size: number): Promise<Job[]> {
  const ids = await productIds(shopper, size)
  const carts = await Promise.all(Array.from({ length: 16 }, () => fill(shopper, ids, size)))
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
        // Added to again and again, a line would soon be at its most, and only the correction of that be measured.
        await shopper.api(
          'PATCH',
          '/checkout/cart/line-item',
          { items: [{ id: lineId, quantity: 2 }] },
          token,
        )
        const items = [{ id: lineId, referencedId: lineId, quantity: 2, type: 'product' }]
        const begun = performance.now()
        await shopper.api('POST', '/checkout/cart/line-item', { items }, token)
        return performance.now() - begun
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

/** Products that are listed, and some more than a cart is to hold: not everything is in stock. */
async function productIds({ api }: Shopper, size: number): Promise<string[]> {
  const found: string[] = []
  for (let page = 1; found.length < size * 2; page++) {
    const { body } = await api('POST', '/search', { search: 'x', limit: 100, p: page })
    const { elements } = listed.parse(JSON.parse(body))
    if (elements.length === 0) throw new Error(`The shop has no ${size} products to fill a cart with`)
    found.push(...elements.map(({ id }) => id))
  }
  return found
}

/** Adds what is missing until the cart is full. */
async function fill({ api }: Shopper, ids: readonly string[], size: number) {
  const left = [...ids]
  let [token, lines]: [string | undefined, string[]] = [undefined, []]

  while (lines.length < size) {
    const next = left.splice(0, size - lines.length)
    if (next.length === 0) throw new Error('Not enough came into the cart')
    const items = next.map((id) => ({ id, referencedId: id, quantity: 2, type: 'product' }))
    const { body, headers } = await api('POST', '/checkout/cart/line-item', { items }, token)
    token = String(headers['sw-context-token'])
    lines = cartOf.parse(JSON.parse(body)).lineItems.map(({ id }) => id)
  }
  return { token: token ?? '', lineId: lines[0] ?? '' }
}
