import fc from 'fast-check'
import type { Model, ModelOrder, Shopper } from './model.ts'
import type { World } from './world.ts'

export type Command = fc.AsyncCommand<Model, World>

/** A command by its name and wish; `can` says whether the model is in a state for it. */
export const command = <Wish>(
  name: string,
  wish: fc.Arbitrary<Wish>,
  {
    can = () => true,
    run,
  }: {
    can?: (model: Model, wish: Wish) => boolean
    run: (model: Model, world: World, wish: Wish) => Promise<void>
  },
): fc.Arbitrary<Command> =>
  wish.map((wish) => ({
    check: (model) => can(model, wish),
    run: (model, world) => run(model, world, wish),
    toString: () => `${name}(${fc.stringify(wish)})`,
  }))

export const who = fc.nat(2)
export const which = fc.nat(5)

/** Indexes are drawn without knowing how many there are. */
export function pick<Thing>(things: readonly Thing[], index: number): Thing {
  const thing = things[index % things.length]
  if (thing === undefined) throw new Error('there is none')
  return thing
}

export const shopperOf = (model: Model, who: number): Shopper => pick(model.shoppers, who)
export const orderOf = (model: Model, which: number): ModelOrder => pick(model.orders, which)
export const hasOrders = ({ orders }: Model): boolean => orders.length > 0
