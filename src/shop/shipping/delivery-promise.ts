import { addDays, addDaysOfWork, type Day, dayFrom, later } from '../../values/day.ts'
import type { Closure } from '../channel/channel.ts'
import type { RestDays } from './rest-days.ts'

export type DeliveryPromise = { earliest: Day; latest: Day }

export type Journey = {
  ordered: Day
  /** Ordered when the day's parcels were gone already. */
  isLate: boolean
  /** Days until the goods can be sent; 0 when they lie in stock. */
  restockDays: number
  /** Days on the road, without those on which nobody delivers. */
  minDays: number
  maxDays: number
  abroad: boolean
  /** Not sent: the customer comes to the works. */
  isCollected: boolean
}

/** When nobody works where goods come from, and nobody delivers where they go. */
export type Calendars = { closures: readonly Closure[]; atWorks: RestDays; there: RestDays }

/**
 * When goods arrive: dispatched on the first day on which they are there and the works are open, then so many days
 * on the road. After a closure nothing arrives before the first delivery day it names, whether it was ordered
 * during the closure or right after (specification 9). A parcel that left before a closure arrives during it; who
 * collects at the works does so when these are open.
 */
export function promiseDelivery(journey: Journey, calendars: Calendars): DeliveryPromise {
  const { minDays, maxDays, abroad, isCollected } = journey
  const { closures, atWorks, there } = calendars
  const shut = (day: Day) => atWorks(day) || isClosed(day, closures)
  const rests = isCollected ? shut : there

  const dispatched = dispatchDay(journey, calendars)
  const arrival = (days: number) => {
    const reached = addDaysOfWork(dispatched, days, rests)
    const reopened = firstDeliverySince(isCollected ? reached : dispatched, closures, abroad)
    return reopened === null ? reached : dayFrom(later(reached, reopened), rests)
  }

  return { earliest: arrival(minDays), latest: arrival(Math.max(minDays, maxDays)) }
}

/** The day the goods leave the works; they leave at once only when they lie in stock. */
export function dispatchDay(
  { ordered, isLate, restockDays }: Pick<Journey, 'ordered' | 'isLate' | 'restockDays'>,
  { closures, atWorks }: Pick<Calendars, 'closures' | 'atWorks'>,
): Day {
  const ready = addDays(ordered, restockDays === 0 && isLate ? 1 : restockDays)
  return dayFrom(ready, (day) => atWorks(day) || isClosed(day, closures))
}

/** Several parcels of one delivery: it is complete when the last one is. */
export const joinPromises = (promises: readonly DeliveryPromise[]): DeliveryPromise | null =>
  promises.length === 0
    ? null
    : promises.reduce((joined, { earliest, latest }) => ({
        earliest: later(joined.earliest, earliest),
        latest: later(joined.latest, latest),
      }))

const isClosed = (day: Day, closures: readonly Closure[]): boolean =>
  closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)

/** What the closures behind a day say about the first delivery after them; null when there was none. */
const firstDeliverySince = (day: Day, closures: readonly Closure[], abroad: boolean): Day | null =>
  closures
    .filter(({ lastDay }) => lastDay < day)
    .map(({ firstDeliveryHome, firstDeliveryAbroad }) => (abroad ? firstDeliveryAbroad : firstDeliveryHome))
    .reduce<Day | null>((first, day) => (first === null ? day : later(first, day)), null)
