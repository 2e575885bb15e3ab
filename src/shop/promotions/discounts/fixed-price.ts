import { netOf } from '../../pricing/tax.ts'
import { allPieces, grossOfPots, type TakeOff, takeGross } from './pot.ts'

/** Nothing is made dearer by it: what costs less already stays as it is. */
export const fixedPrice: TakeOff<'fixed-price'> = ({ scope, cents }, pots, terms) => {
  const gross = cents[terms.currency]
  if (scope !== 'products') {
    const tooMuch = Math.max(0, grossOfPots(pots, terms.taxState) - gross)
    return allPieces(pots, takeGross(tooMuch, pots, terms))
  }

  return pots.map(({ quantity, cents, vatPercent }) => {
    const unitCents = terms.taxState === 'gross' ? gross : netOf(gross, vatPercent)
    return { quantity, cents: Math.max(0, cents - unitCents * quantity) }
  })
}
