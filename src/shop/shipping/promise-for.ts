import { clockOf, dayOf } from '../../values/day.ts'
import type { Channel, ShippingMethod } from '../channel/channel.ts'
import type { Visit } from '../sessions/visit.ts'
import { type DeliveryPromise, type Journey, promiseDelivery } from './delivery-promise.ts'
import { restAtWorks, restThere } from './rest-days.ts'
import { destinationOf } from './shipping-cost.ts'

/** When goods that this visit orders now arrive by a method; in stock, or so many days from there. */
export function promiseFor(visit: Visit, method: ShippingMethod, restockDays: number): DeliveryPromise {
  const promises = kept.get(visit) ?? new Map<string, DeliveryPromise>()
  kept.set(visit, promises)

  const key = `${method.id}/${restockDays}`
  const promise = promises.get(key) ?? workOut(visit, method, restockDays)
  promises.set(key, promise)
  return promise
}

/** A listing and a long cart ask the same few things again and again. */
const kept = new WeakMap<Visit, Map<string, DeliveryPromise>>()

/** The same for everybody who orders on that side of the hour at which the day's parcels leave. */
function workOut(visit: Visit, method: ShippingMethod, restockDays: number): DeliveryPromise {
  const { channel, country, state, now } = visit
  const ordered = dayOf(now)
  const isLate = clockOf(now) > method.cutOff
  const promises = everybodys.get(channel) ?? new Map<string, DeliveryPromise>()
  everybodys.set(channel, promises)
  if (promises.size > mostKept) promises.clear()

  const key = `${ordered}/${isLate}/${method.id}/${restockDays}/${country.id}/${state?.id ?? ''}`
  const promise = promises.get(key) ?? promiseFrom(visit, method, { ordered, isLate, restockDays })
  promises.set(key, promise)
  return promise
}

function promiseFrom(
  { channel, country, state }: Visit,
  method: ShippingMethod,
  order: Pick<Journey, 'ordered' | 'isLate' | 'restockDays'>,
): DeliveryPromise {
  const { minDays, maxDays } = destinationOf(method, country) ?? method.deliveryTime

  return promiseDelivery(
    {
      ...{ ...order, minDays, maxDays },
      abroad: country.id !== channel.defaultCountryId,
      isCollected: method.isCollected,
    },
    {
      closures: channel.closures,
      atWorks: restAtWorks(channel),
      there: restThere(channel, country.id, state?.code ?? null),
    },
  )
}

/** As long as the channel is not read anew: its closures, holidays and methods are what a promise is made of. */
const everybodys = new WeakMap<Channel, Map<string, DeliveryPromise>>()

/** One day has some hundreds; those of days gone by leave with all others. */
const mostKept = 5_000
