import fc from 'fast-check'
import { expect } from 'vitest'
import { newId } from '../../src/values/ids.ts'
import { type Command, command, pick, shopperOf, which, who } from './command.ts'
import { goodOf, goods, plenty } from './goods.ts'
import { believe, expectCart, oncesOf, readCart, type ShownCart } from './look.ts'
import { type Model, put, type Shopper } from './model.ts'

/** `again`: the answer gets lost, and the browser asks once more under the same id. */
const again = fc.boolean()
const quantity = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(11, 39, 100))

const add = command('add', fc.record({ who, good: which, quantity, again }), {
  async run(model, _world, { who, good, quantity, again }) {
    const shopper = shopperOf(model, who)
    const { id } = pick(goods, good)
    put(shopper.basket, id, quantity)
    await send(model, shopper, 'POST', { items: [{ id, quantity }] }, again)
  },
})

const addNothing = command('add what is not sold', fc.record({ who }), {
  async run(model, _world, { who }) {
    const shopper = shopperOf(model, who)
    const cart = await send(model, shopper, 'POST', { items: [{ id: newId(), quantity: 1 }] }, false)
    expect(oncesOf(cart).map(({ messageKey }) => messageKey)).toContain('product-not-found')
  },
})

const change = command('change', fc.record({ who, line: which, quantity, again }), {
  can: (model, { who }) => shopperOf(model, who).basket.wishes.size > 0,
  async run(model, _world, { who, line, quantity, again }) {
    const shopper = shopperOf(model, who)
    const before = await readCart(model, shopper)
    if (before.lineItems.length === 0) return
    const id = pick([...shopper.basket.wishes.keys(), 'nothing'], line)
    const items = [{ id, quantity }]
    if (shopper.basket.wishes.has(id)) {
      shopper.basket.wishes.set(id, quantity)
      await send(model, shopper, 'PATCH', { items }, again)
    } else {
      const { status } = await shopper.visitor.ask('/checkout/cart/line-item', {
        method: 'PATCH',
        body: { items },
      })
      expect(status).toBe(404)
    }
  },
})

const remove = command('remove', fc.record({ who, line: which, again }), {
  can: (model, { who }) => shopperOf(model, who).basket.wishes.size > 0,
  async run(model, _world, { who, line, again }) {
    const shopper = shopperOf(model, who)
    await readCart(model, shopper)
    const lines = [...shopper.basket.wishes.keys()]
    if (lines.length === 0) return
    const id = pick(lines, line)
    shopper.basket.wishes.delete(id)
    await send(model, shopper, 'POST', { ids: [id] }, again, '/delete')
  },
})

const addInTwoTabs = command(
  'add in two tabs',
  fc.record({ who, good: which, quantity: fc.integer({ min: 1, max: 3 }) }),
  {
    async run(model, _world, { who, good, quantity }) {
      const shopper = shopperOf(model, who)
      const { id, most } = pick(plenty, good)
      await readCart(model, shopper)
      const items = [{ id, quantity }]
      const answers = await Promise.all(
        [1, 2].map(() =>
          shopper.visitor.ask('/checkout/cart/line-item', {
            method: 'POST',
            body: { items, commandId: newId() },
          }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const wished = Math.min((shopper.basket.wishes.get(id) ?? 0) + 2 * quantity, most)
      await believe(model, shopper)
      expect(shopper.basket.wishes.get(id)).toBe(wished)
    },
  },
)

const changeInTwoTabs = command('change and remove at once', fc.record({ who, line: which }), {
  can: (model, { who }) => shopperOf(model, who).basket.wishes.size > 0,
  async run(model, _world, { who, line }) {
    const shopper = shopperOf(model, who)
    await readCart(model, shopper)
    const lines = [...shopper.basket.wishes.keys()]
    if (lines.length === 0) return
    const id = pick(lines, line)
    const { least } = goodOf(id)
    const [changed, removed] = await Promise.all([
      shopper.visitor.ask('/checkout/cart/line-item', {
        method: 'PATCH',
        body: { items: [{ id, quantity: least }] },
      }),
      shopper.visitor.ask('/checkout/cart/line-item/delete', { method: 'POST', body: { ids: [id] } }),
    ])
    expect([200, 404]).toContain(changed.status)
    expect(removed.status).toBe(200)
    await believe(model, shopper)
    expect(shopper.basket.wishes.has(id)).toBe(false)
  },
})

/** Sends a command; asked again under its id nothing more is done, and what it had to say is said again. */
async function send(
  model: Model,
  shopper: Shopper,
  method: string,
  wish: object,
  again: boolean,
  path = '',
): Promise<ShownCart> {
  const ask = () =>
    shopper.visitor.ask(`/checkout/cart/line-item${path}`, { method, body: { ...wish, commandId } })
  const commandId = newId()
  const cart = expectCart(model, shopper, await ask())
  if (again) {
    const { body } = await ask()
    expect(body.lineItems).toEqual(cart.lineItems)
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(oncesOf(cart).map(({ key }) => key)))
  }
  await readCart(model, shopper)
  return cart
}

/** More often than the rest: without goods nothing happens. */
export const cartCommands: fc.Arbitrary<Command>[] = [
  add,
  add,
  add,
  addNothing,
  change,
  remove,
  addInTwoTabs,
  changeInTwoTabs,
]
