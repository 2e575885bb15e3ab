import { paymentMethodId } from '../../src/server/seed/seeded-ids.ts'
import { pick } from './command.ts'
import { goods } from './goods.ts'
import { expectCart, readCart } from './look.ts'
import { put } from './model.ts'
import { placed } from './order-commands.ts'
import { askToPay } from './pay-commands.ts'
import { becomeGuest } from './visit-commands.ts'
import type { World } from './world.ts'

/** Where a story begins: most of what can go wrong does so late in it. */
export type Scene = 'at the door' | 'with full baskets' | 'after an order' | 'at the gateway'

export async function setScene(world: World, scene: Scene) {
  const model = await world.begin()
  if (scene === 'at the door') return model

  for (const [index, iso] of ['CH', 'DE'].entries()) {
    world.pass(1)
    const shopper = pick(model.shoppers, index)
    for (const { id } of [pick(goods, index), pick(goods, index + 3)]) {
      const body = { items: [{ id, quantity: 4 }] }
      const answer = await shopper.visitor.ask('/checkout/cart/line-item', { method: 'POST', body })
      put(shopper.basket, id, 4)
      expectCart(model, shopper, answer)
    }
    await readCart(model, shopper)
    const person = {
      email: pick(['eva@example.org', 'Otto@example.org'], index),
      iso,
      isCompany: index === 1,
    }
    await becomeGuest(model, world, shopper, person)
    const body = { paymentMethodId: paymentMethodId('sandbox') }
    await shopper.visitor.ask('/context', { method: 'PATCH', body })
    await readCart(model, shopper)
    if (scene !== 'with full baskets') await placed(model, world, shopper)
  }
  if (scene === 'at the gateway') for (const order of model.orders) await askToPay(model, order)
  return model
}
