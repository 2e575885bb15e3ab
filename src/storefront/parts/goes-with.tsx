import { unbroken } from '../../values/unbroken.ts'
import { useTexts } from '../shop-frame.tsx'
import type { Cart } from './cart-shape.ts'
import { goodsOf } from './cart-sums.ts'

/** How many are named before it becomes a list. */
const named = 2

/** Whether a line of the cart is made for the systems that lie there too. Nothing where that says nothing. */
export function GoesWith({ systems }: { systems: readonly string[] | undefined }) {
  const { goesWith } = useTexts().cart
  if (!systems) return null
  if (systems.length === 0) return <p className="text-sm text-warning">{goesWith.none}</p>

  return (
    <p className="fit-badge">{goesWith.some(systems.slice(0, named), Math.max(systems.length - named, 0))}</p>
  )
}

/** The names of the systems each line goes with, by its id. */
export function systemsBeside(
  cart: Cart,
  goesWith: readonly (readonly [lineId: string, systems: readonly string[]])[],
): ReadonlyMap<string, readonly string[]> {
  const names = new Map(goodsOf(cart).map(({ id, label }) => [id, unbroken(label)]))
  return new Map(
    goesWith.map(([lineId, systems]) => [lineId, [...new Set(systems.flatMap((id) => names.get(id) ?? []))]]),
  )
}
