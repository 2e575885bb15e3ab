import { allPieces, type TakeOff, takeGross } from './pot.ts'

/** So much off everything together. */
export const absoluteOff: TakeOff<'absolute'> = ({ cents }, pots, terms) =>
  allPieces(pots, takeGross(cents[terms.currency], pots, terms))
