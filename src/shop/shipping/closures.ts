import { addDays, type Day } from '../../values/day.ts'
import type { Closure } from '../channel/channel.ts'

/** So early shoppers learn of a closure. */
const daysAhead = 14

/** Closures that matter to who orders on this day: the works are closed, or soon will be. */
export const closuresAround = (closures: readonly Closure[], day: Day): Closure[] =>
  closures.filter(({ firstDay, lastDay }) => addDays(firstDay, -daysAhead) <= day && day <= lastDay)
