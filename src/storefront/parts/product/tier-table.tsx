import { useTexts } from '../../shop-frame.tsx'
import { useMoney } from '../terms.tsx'
import type { WirePrice } from './wire.ts'

/** Prices by quantity: "to {quantity}", and "from {quantity}" for the last (specification 9). */
export function TierTable({ tiers }: { tiers: readonly WirePrice[] }) {
  const { price: texts } = useTexts().catalogue
  const money = useMoney()
  if (tiers.length < 2) return null

  return (
    <table className="w-full max-w-sm text-sm tabular-nums">
      <caption className="pb-1 text-left font-medium">{texts.tiers}</caption>
      <thead className="text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 text-left font-normal">
            {texts.quantity}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {texts.perPiece}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ quantity, unitPrice }, position) => (
          <tr key={quantity} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {position < tiers.length - 1 ? texts.to(quantity) : texts.tierFrom(quantity)}
            </th>
            <td className="py-1.5 text-right">{money(unitPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
