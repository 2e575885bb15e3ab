import fc from 'fast-check'
import { expect } from 'vitest'
import { type Command, command, pick, shopperOf, which, who } from './command.ts'
import { discountsOf, expectCart, oncesOf, readCart } from './look.ts'
import { codes } from './reductions.ts'

const enter = command('enter', fc.record({ who, code: fc.constantFrom(...codes) }), {
  async run(model, _world, { who, code }) {
    const shopper = shopperOf(model, who)
    const answer = await shopper.visitor.ask('/checkout/cart/line-item', {
      method: 'POST',
      body: { items: [{ type: 'promotion', referencedId: code.toLowerCase() }] },
    })
    const cart = expectCart(model, shopper, answer)
    const isKept = answer.body.extensions['cart-promotions'].addedCodes.includes(code)
    const isUnknown = oncesOf(cart).some(({ messageKey }) => messageKey === 'promotion-not-found')
    expect(isUnknown, 'a code is kept or unknown').toBe(!isKept)
    expect(isKept && code === 'GIBTESNICHT').toBe(false)
    await readCart(model, shopper)
  },
})

const takeOut = command('take a discount out', fc.record({ who, line: which }), {
  can: (model, { who }) => shopperOf(model, who).basket.told.size > 0,
  async run(model, _world, { who, line }) {
    const shopper = shopperOf(model, who)
    const discounts = discountsOf(await readCart(model, shopper))
    if (discounts.length === 0) return
    const id = pick(discounts, line)
    const answer = await shopper.visitor.ask('/checkout/cart/line-item/delete', {
      method: 'POST',
      body: { ids: [id] },
    })
    expect(discountsOf(expectCart(model, shopper, answer))).not.toContain(id)
    await readCart(model, shopper)
  },
})

export const codeCommands: fc.Arbitrary<Command>[] = [enter, enter, takeOut]
