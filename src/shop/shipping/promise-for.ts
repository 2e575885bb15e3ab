import { clockOf, dayOf } from '../../values/day.ts'
import type { ShippingMethod } from '../channel/channel.ts'
import type { Visit } from '../sessions/visit.ts'
import { type DeliveryPromise, promiseDelivery } from './delivery-promise.ts'
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

function workOut(visit: Visit, method: ShippingMethod, restockDays: number): DeliveryPromise {
  const { channel, country, state, now } = visit
  const { minDays, maxDays } = destinationOf(method, country) ?? method.deliveryTime

  return promiseDelivery(
    {
      ordered: dayOf(now),
      isLate: clockOf(now) > method.cutOff,
      restockDays,
      minDays,
      maxDays,
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
