import { useMoney, useTerms } from '../terms.tsx'
import { bothWays } from './article-row.ts'

/** An amount with its tax and without; which of both is shown the switch says (`price-switch.tsx`). */
export function Amount({ price, tax }: { price: number; tax: number }) {
  const { taxState } = useTerms()
  const money = useMoney()
  const { net, gross } = bothWays(price, tax, taxState)
  if (taxState === 'tax-free') return money(price)

  return (
    <>
      <span className="as-gross">{money(gross / 100)}</span>
      <span className="as-net">{money(net / 100)}</span>
    </>
  )
}
