import { rounded } from '../../../values/money.ts'
import { divide } from '../../pricing/share.ts'
import { allPieces, grossOfPots, potSum, type TakeOff, takeGross } from './pot.ts'

/** So many per cent of everything together, rounded once; with a cap, at most that. */
export const percentageOff: TakeOff<'percentage'> = ({ percent, most }, pots, terms) => {
  const shares = divide(
    rounded((potSum(pots) * percent) / 100),
    pots.map(({ cents }) => cents),
  )
  const cap = most?.[terms.currency]
  if (cap === undefined) return allPieces(pots, shares)

  const taken = pots.map((pot, index) => ({ ...pot, cents: shares[index] ?? 0 }))
  return allPieces(pots, grossOfPots(taken, terms.taxState) > cap ? takeGross(cap, pots, terms) : shares)
}
