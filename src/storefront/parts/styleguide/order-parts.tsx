import { useTexts } from '../../shop-frame.tsx'
import type { Country, Terms } from '../cart-shape.ts'
import { goodsOf } from '../cart-sums.ts'
import { ChangeMethod } from '../order/change-method.tsx'
import { NextSteps } from '../order/next-steps.tsx'
import { OrderDetails } from '../order/order-details.tsx'
import { PayProblem } from '../order/pay-problem.tsx'
import type { WireProduct } from '../product/wire.ts'
import type { Asked } from './checkout-parts.tsx'
import { sampleCart } from './samples/cart.ts'
import { sampleOrder } from './samples/order.ts'

type OrderPartsProps = {
  products: readonly WireProduct[]
  terms: Terms
  country: Country
  methods: Asked['paymentMethods']
}

/** What an order shows of itself, and how it can still be paid. */
export function OrderParts({ products, terms, country, methods }: OrderPartsProps) {
  const { styleguide } = useTexts()
  const { order: words, discount, paper } = styleguide
  const order = sampleOrder({
    lines: goodsOf(sampleCart(products, discount, terms)),
    prepayment: methods.find(({ technicalName }) => technicalName === 'payment_prepayment')?.name ?? '',
    ...{ country, terms, words, paper },
  })

  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        <OrderDetails order={order} />
      </div>
      <div>
        <NextSteps order={order} />
        <ChangeMethod methods={methods} isMissing />
        <div className="mt-6">
          <PayProblem problem={{ code: 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED', detail: {} }} />
        </div>
      </div>
    </div>
  )
}
