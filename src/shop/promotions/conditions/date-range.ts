import type { Holds } from './condition.ts'

/** Both days belong to it; a missing one leaves it open. */
export const isInDateRange: Holds<'date-range'> = ({ from, until }, { day }) =>
  (from === null || from <= day) && (until === null || day <= until)
