import { newId } from '../../values/ids.ts'
import type { Delivery } from '../cart/cart.ts'
import type { OrderLine } from '../orders/order.ts'
import { taxesOfSum } from '../pricing/share.ts'
import type { AppliedDiscount } from '../promotions/promotion.ts'
import type { TaxState } from '../sessions/visit.ts'

/** A discount as a line of an order, behind the goods. */
export const discountLineOf = (discount: AppliedDiscount, position: number): OrderLine => ({
  id: newId(),
  lineId: discount.id,
  position,
  type: 'promotion',
  productId: null,
  label: discount.name,
  quantity: 1,
  unitCents: discount.cents,
  totalCents: discount.cents,
  taxes: discount.taxes,
  payload: {
    number: '',
    options: [],
    isDownload: false,
    grams: 0,
    cover: null,
    derivation: null,
    discount,
  },
  downloads: [],
})

/**
 * In an order every delivery is a parcel, so discounts on shipping are folded into the one that
 * carries the goods: it costs what is paid for it. What was taken off stands at the discount's line.
 */
export function foldDeliveries(deliveries: readonly Delivery[], taxState: TaxState): Delivery[] {
  const [parcel, ...discounts] = deliveries
  if (!parcel || discounts.length === 0) return [...deliveries]

  return [
    {
      ...parcel,
      cents: deliveries.reduce((sum, { cents }) => sum + cents, 0),
      taxes: taxesOfSum(
        deliveries.flatMap(({ taxes }) => taxes),
        taxState,
      ),
    },
  ]
}
