import { addDays, clockOf, dayOf, instantOf } from '../../values/day.ts'
import type { Channel } from '../channel/channel.ts'

/**
 * The next instant at which the shop says something else without anybody having changed anything: a day ends (closures,
 * VAT rates, delivery days), or what is ordered leaves a day later (`promiseFor`: later than the minute of the cut-off).
 */
export function nextTurn({ shippingMethods }: Pick<Channel, 'shippingMethods'>, now: Date): Date {
  const day = dayOf(now)
  const clock = clockOf(now)
  const [next] = shippingMethods
    .filter(({ active, cutOff }) => active && clock <= cutOff)
    .map(({ cutOff }) => instantOf(day, cutOff.slice(0, 5)).getTime() + aMinute)
    .filter((instant) => instant > now.getTime())
    .sort((a, b) => a - b)

  const midnight = instantOf(addDays(day, 1), '00:00').getTime()
  return new Date(Math.min(next ?? midnight, midnight, whileClocksChange(now) ?? midnight))
}

/**
 * In the two nights in which the clocks change, an hour is left out or comes twice, and a cut-off may lie in it: until that is over
 * each minute may say something else.
 */
function whileClocksChange(now: Date): number | null {
  const day = dayOf(now)
  const hours = (instantOf(addDays(day, 1), '00:00').getTime() - instantOf(day, '00:00').getTime()) / anHour
  if (hours === 24 || clockOf(now) >= '04:00') return null
  return (Math.floor(now.getTime() / aMinute) + 1) * aMinute
}

const aMinute = 60_000
const anHour = 60 * aMinute
