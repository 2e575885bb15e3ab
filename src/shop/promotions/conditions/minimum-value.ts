import type { Holds } from './condition.ts'

/** The goods are worth so much, in the currency that is paid. */
export const isWorthEnough: Holds<'minimum-value'> = ({ cents }, { goodsCents, currency }) =>
  goodsCents >= cents[currency]
