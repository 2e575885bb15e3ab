import { createContext, type ReactNode, useContext } from 'react'
import { formatMoney } from '../../values/shown-money.ts'

/** On what terms prices and promises are shown. */
export type Terms = {
  currency: string
  /** How amounts are written: the shop says so, and the browser follows. */
  moneyLocale?: string
  taxState: 'gross' | 'net' | 'tax-free'
}

const TermsContext = createContext<Terms | null>(null)

/** Says around products on what terms their prices stand. */
export const ShopTerms = ({ terms, children }: { terms: Terms; children: ReactNode }) => (
  <TermsContext value={terms}>{children}</TermsContext>
)

export function useTerms(): Terms {
  const terms = useContext(TermsContext)
  if (!terms) throw new Error('Only inside ShopTerms is it known what a price means')
  return terms
}

/** Writes an amount in the currency of the page. */
export function useMoney(): (amount: number) => string {
  const { currency, moneyLocale } = useTerms()
  return (amount) => formatMoney(amount, { isoCode: currency, moneyLocale })
}
