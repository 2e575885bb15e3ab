import { addDays, addWorkingDays, type Day, later, workingDayFrom } from '../../values/day.ts'
import type { Closure } from '../channel/channel.ts'

export type DeliveryPromise = { earliest: Day; latest: Day }

export type Journey = {
  ordered: Day
  /** Days until the goods can be sent; 0 when they lie in stock. */
  restockDays: number
  /** Working days on the road. */
  minDays: number
  maxDays: number
  abroad: boolean
}

/**
 * When a parcel arrives: dispatched on the first working day on which the goods are there and the
 * works are open, then so many working days on the road. After a closure it is never earlier than
 * the first delivery day that the closure names (specification 9).
 */
export function promiseDelivery(
  { ordered, restockDays, minDays, maxDays, abroad }: Journey,
  closures: readonly Closure[],
): DeliveryPromise {
  const { dispatched, notBefore } = dispatch(addDays(ordered, restockDays), closures, abroad)
  const earliest = later(addWorkingDays(dispatched, minDays), notBefore)

  return { earliest, latest: later(addWorkingDays(dispatched, maxDays), earliest) }
}

/** Several parcels of one delivery: it is complete when the last one is. */
export const joinPromises = (promises: readonly DeliveryPromise[]): DeliveryPromise | null =>
  promises.length === 0
    ? null
    : promises.reduce((joined, { earliest, latest }) => ({
        earliest: later(joined.earliest, earliest),
        latest: later(joined.latest, latest),
      }))

function dispatch(
  ready: Day,
  closures: readonly Closure[],
  abroad: boolean,
): { dispatched: Day; notBefore: Day } {
  let dispatched = workingDayFrom(ready)
  let notBefore = dispatched

  // One closure may end where the next begins, so look again after each.
  for (let closure = closedOn(dispatched, closures); closure; closure = closedOn(dispatched, closures)) {
    dispatched = workingDayFrom(addDays(closure.lastDay, 1))
    notBefore = workingDayFrom(abroad ? closure.firstDeliveryAbroad : closure.firstDeliveryHome)
  }

  return { dispatched, notBefore: later(notBefore, dispatched) }
}

const closedOn = (day: Day, closures: readonly Closure[]): Closure | undefined =>
  closures.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
