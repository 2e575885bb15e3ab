import { useTexts } from '../../shop-frame.tsx'
import { useMoney } from '../terms.tsx'
import { tierAt } from './next-tier.ts'
import type { WirePrice } from './wire.ts'

type TierTableProps = {
  tiers: readonly WirePrice[]
  /** What somebody is about to buy: its tier is marked. */
  quantity: number
}

/** Prices by quantity: "to {quantity}", and "from {quantity}" for the last (specification 9). */
export function TierTable({ tiers, quantity }: TierTableProps) {
  const { price: texts } = useTexts().catalogue
  const money = useMoney()
  if (tiers.length < 2) return null
  const here = tierAt(tiers, quantity)

  return (
    <table className="tiers">
      <caption>{texts.tiers}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.quantity}</th>
          <th scope="col">{texts.perPiece}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ quantity, unitPrice }, position) => (
          <tr key={quantity} aria-current={position === here ? 'true' : undefined}>
            <th scope="row">{position < tiers.length - 1 ? texts.to(quantity) : texts.tierFrom(quantity)}</th>
            <td>{money(unitPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
