import type { Pot, TakeOff } from './pot.ts'

/** Counts all pieces together; only whole groups count, and the cheapest pieces of all are the free ones. */
export const buyNGetM: TakeOff<'buy-n-get-m'> = ({ buy, free }, pots) => {
  const pieces = pots.reduce((sum, { quantity }) => sum + quantity, 0)
  let left = Math.floor(pieces / (buy + free)) * free
  const freeOf = new Map<Pot, number>()

  for (const pot of [...pots].sort(byPieceThenId)) {
    const quantity = Math.min(left, pot.quantity)
    freeOf.set(pot, quantity)
    left -= quantity
  }

  return pots.map((pot) => {
    const quantity = freeOf.get(pot) ?? 0
    return { quantity, cents: Math.floor((pot.cents * quantity) / pot.quantity) }
  })
}

/** Compares by the price of a piece without dividing. */
const byPieceThenId = (a: Pot, b: Pot): number =>
  a.cents * b.quantity - b.cents * a.quantity || (a.id < b.id ? -1 : 1)
