import type { CurrencyCode } from '../../values/currency.ts'
import { say } from '../../values/translated.ts'
import type { ShippingMethod } from '../channel/channel.ts'
import { priceOf } from '../pricing/price.ts'
import { costByProportion } from '../pricing/share.ts'
import type { Visit } from '../sessions/visit.ts'
import { type Consignment, consignmentOf, type Goods } from '../shipping/consignment.ts'
import { joinPromises } from '../shipping/delivery-promise.ts'
import { offeredMethod } from '../shipping/offered-method.ts'
import { promiseFor } from '../shipping/promise-for.ts'
import { destinationOf, shippingCost } from '../shipping/shipping-cost.ts'
import { type CartLine, type Delivery, type FreeShipping, isDownload } from './cart.ts'
import type { CartNotice } from './notices.ts'
import { basisOf } from './price-lines.ts'

export type SentGoods = {
  shippingMethod: ShippingMethod
  deliveries: Delivery[]
  notices: CartNotice[]
  /** There are goods, and no method takes them there. */
  nobodyCarries: boolean
}

/** What discounts leave of the price of a line, in the tax state of the visit. */
export type Left = { id: string; cents: number }

/**
 * How the goods travel, what that costs, when they arrive. Downloads do not travel. For thresholds, value steps and
 * rules goods are worth what discounts leave of their price.
 */
export function sendGoods(visit: Visit, lines: readonly CartLine[], left: readonly Left[] = []): SentGoods {
  const goods = lines.filter((line) => !isDownload(line))
  if (goods.length === 0) {
    return { shippingMethod: visit.shippingMethod, deliveries: [], notices: [], nobodyCarries: false }
  }

  const centsLeft = new Map(left.map(({ id, cents }) => [id, cents]))
  const leftOf = ({ id, price }: CartLine) => centsLeft.get(id) ?? price.totalCents
  const consignment = consignmentOf(
    { country: visit.country, groupKey: visit.customerGroup.key, currency: visit.currency.code },
    goods.map((line) => goodsOf(visit, line, leftOf(line))),
  )
  const { shippingMethod, notices } = chooseMethod(visit, consignment)
  const grossCents = shippingCost(shippingMethod, consignment)
  const { cents, taxes } = costByProportion(
    grossCents ?? 0,
    goods.map((line) => ({ cents: leftOf(line), vatPercent: line.vatPercent })),
    visit.taxState,
  )
  const positions = goods.map((line) => ({
    line,
    promise: promiseFor(visit, shippingMethod, restockDaysOf(line)),
  }))
  const [first] = positions
  const promise = joinPromises(positions.map(({ promise }) => promise)) ?? first!.promise // goods are not empty

  return {
    shippingMethod,
    deliveries: [
      {
        method: shippingMethod,
        ...{ cents, taxes, promise, positions },
        freeShipping: freeShippingOf(shippingMethod, consignment),
      },
    ],
    notices,
    nobodyCarries: grossCents === null,
  }
}

/** The method of the visit, or the first that takes these goods there. */
function chooseMethod(visit: Visit, consignment: Consignment): Pick<SentGoods, 'shippingMethod' | 'notices'> {
  const { shippingMethod, locale } = visit
  const offered = offeredMethod(visit, consignment)
  if (offered === shippingMethod) return { shippingMethod, notices: [] }

  const name = say(shippingMethod.name, locale)
  const blocked: CartNotice = { kind: 'shipping-method-blocked', name }
  if (!offered) return { shippingMethod, notices: [blocked] }

  const newName = say(offered.name, locale)
  const changed: CartNotice = { kind: 'shipping-method-changed', oldName: name, newName }
  return { shippingMethod: offered, notices: [blocked, changed] }
}

function freeShippingOf(method: ShippingMethod, consignment: Consignment): FreeShipping | null {
  const { country, currency, isBulky, worthIn } = consignment
  const destination = destinationOf(method, country)
  if (!destination || destination.freeFromCents === null || destination.currency !== currency) return null
  if (isBulky && !destination.bulkyGoesFree) return null

  return { fromCents: destination.freeFromCents, worthCents: worthIn(currency) }
}

function goodsOf(visit: Visit, line: CartLine, centsLeft: number): Goods {
  const { product, quantity, price, vatPercent } = line
  const { grams, widthMm, heightMm, depthMm, bulky, kind, shippingFree } = product
  // "Free from CHF 100" holds for those who pay in euros as well; they keep the same part of it after discounts.
  const share = price.totalCents === 0 ? 0 : centsLeft / price.totalCents
  const grossIn = (currency: CurrencyCode) =>
    priceOf(basisOf(visit, product), quantity, { currency, taxState: 'gross', vatPercent })?.totalCents ?? 0

  return {
    ...{ grams, widthMm, heightMm, depthMm, bulky, kind, shippingFree, quantity },
    worthIn: (currency) =>
      currency === visit.currency.code && visit.taxState === 'gross'
        ? centsLeft
        : Math.round(grossIn(currency) * share),
  }
}

const restockDaysOf = ({ quantity, product: { stock, restockDays } }: CartLine): number =>
  quantity > stock ? (restockDays ?? 0) : 0
