import { type CurrencyCode, currencies } from '../../values/currency.ts'
import { dayOf } from '../../values/day.ts'
import { say } from '../../values/translated.ts'
import type { ShippingMethod } from '../channel/channel.ts'
import { priceOf } from '../pricing/price.ts'
import { costByProportion } from '../pricing/share.ts'
import type { Visit } from '../sessions/visit.ts'
import { type DeliveryPromise, joinPromises, promiseDelivery } from '../shipping/delivery-promise.ts'
import { type Consignment, destinationOf, shippingCost } from '../shipping/shipping-cost.ts'
import { type CartLine, type Delivery, isDownload } from './cart.ts'
import type { CartNotice } from './notices.ts'
import { basisOf } from './price-lines.ts'

export type SentGoods = { shippingMethod: ShippingMethod; deliveries: Delivery[]; notices: CartNotice[] }

/** Second step: how the goods travel, what that costs, when they arrive. Downloads do not travel. */
export function sendGoods(visit: Visit, lines: readonly CartLine[]): SentGoods {
  const goods = lines.filter((line) => !isDownload(line))
  if (goods.length === 0) return { shippingMethod: visit.shippingMethod, deliveries: [], notices: [] }

  const { shippingMethod, grossCents, notices } = chooseMethod(visit, consignmentOf(visit, goods))
  const { cents, taxes } = costByProportion(
    grossCents,
    goods.map(({ price, vatPercent }) => ({ cents: price.totalCents, vatPercent })),
    visit.taxState,
  )
  const positions = goods.map((line) => ({ line, promise: promiseOf(visit, shippingMethod, line) }))
  const [first] = positions
  const promise = joinPromises(positions.map(({ promise }) => promise)) ?? first!.promise // goods are not empty

  return {
    shippingMethod,
    deliveries: [{ method: shippingMethod, cents, taxes, promise, positions }],
    notices,
  }
}

/** The method of the visit, or the first that takes these goods there. */
function chooseMethod({ channel, shippingMethod, country, locale }: Visit, consignment: Consignment) {
  const chosen = shippingCost(shippingMethod, consignment)
  if (chosen !== null) return { shippingMethod, grossCents: chosen, notices: [] }

  const name = say(shippingMethod.name, locale)
  const blocked: CartNotice = { kind: 'shipping-method-blocked', name }
  const other = country.shippingAvailable
    ? channel.shippingMethods.find((method) => shippingCost(method, consignment) !== null)
    : undefined
  if (!other) return { shippingMethod, grossCents: 0, notices: [blocked] }

  const changed: CartNotice = {
    kind: 'shipping-method-changed',
    oldName: name,
    newName: say(other.name, locale),
  }
  return {
    shippingMethod: other,
    grossCents: shippingCost(other, consignment) ?? 0,
    notices: [blocked, changed],
  }
}

function consignmentOf(visit: Visit, goods: readonly CartLine[]): Consignment {
  const worthIn = (currency: CurrencyCode) => sum(goods.map((line) => grossWorthIn(visit, line, currency)))

  return {
    country: visit.country,
    currency: visit.currency.code,
    grams: sum(goods.map(({ product, quantity }) => product.grams * quantity)),
    grossWorth: Object.fromEntries(currencies.map((code) => [code, worthIn(code)])) as Record<
      CurrencyCode,
      number
    >,
    allFree: goods.every(({ product }) => product.shippingFree),
  }
}

/** A line with tax in any currency: "free from CHF 100" holds for those who pay in euros as well. */
const grossWorthIn = (
  visit: Visit,
  { product, quantity, vatPercent }: CartLine,
  currency: CurrencyCode,
): number =>
  priceOf(basisOf(visit, product), quantity, { currency, taxState: 'gross', vatPercent })?.totalCents ?? 0

function promiseOf(
  { channel, country, now }: Visit,
  method: ShippingMethod,
  line: CartLine,
): DeliveryPromise {
  const days = destinationOf(method, country) ?? method.deliveryTime
  const isShort = line.quantity > line.product.stock

  return promiseDelivery(
    {
      ordered: dayOf(now),
      restockDays: isShort ? (line.product.restockDays ?? 0) : 0,
      minDays: days.minDays,
      maxDays: days.maxDays,
      abroad: country.id !== channel.defaultCountryId,
    },
    channel.closures,
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
