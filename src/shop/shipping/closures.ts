import { addDays, type Day } from '../../values/day.ts'
import type { Closure } from '../channel/channel.ts'

/** So early shoppers learn of a closure. */
const daysAhead = 14

/** When the first parcels after today's closure arrive in a country; null while the works are open. */
export function firstDeliveryAfterClosure(
  closures: readonly Closure[],
  day: Day,
  abroad: boolean,
): Day | null {
  const closure = closures.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  if (!closure) return null
  return abroad ? closure.firstDeliveryAbroad : closure.firstDeliveryHome
}

/** Closures that matter to who orders on this day: the works are closed, or soon will be. */
export const closuresAround = (closures: readonly Closure[], day: Day): Closure[] =>
  closures.filter(({ firstDay, lastDay }) => addDays(firstDay, -daysAhead) <= day && day <= lastDay)
