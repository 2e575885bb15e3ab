import { useActionData, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { isAboutCode } from '../../parts/cart-notices.ts'
import { AddressStep } from '../../parts/checkout-address.tsx'
import { ReviewStep } from '../../parts/checkout-review.tsx'
import { ShippingStep } from '../../parts/checkout-shipping.tsx'
import { CheckoutSteps } from '../../parts/checkout-steps.tsx'
import { OrderSummary } from '../../parts/order-summary.tsx'
import type { StepAnswer } from './checkout-action.ts'
import { type CheckoutData, loadCheckout } from './load-checkout.ts'

export { checkoutAction as action } from './checkout-action.ts'
export { loadCheckout as loader }

export const words = ['cart', 'checkout', 'notices', 'violations', 'pages'] as const

// A refused order shows the cart as it is now; by itself the router would keep the old one after a refusal.
export const shouldRevalidate = () => true

export const meta: Meta<typeof loadCheckout> = ({ texts }) => ({
  title: texts.pages.checkout.title,
  description: texts.pages.checkout.text,
  robots: 'noindex',
})

const views = { address: AddressStep, shipping: ShippingStep, review: ReviewStep }

export default function Checkout() {
  const { step, cart, terms, notices } = useLoaderData<CheckoutData>()
  const answer = useActionData<StepAnswer>()
  const View = views[step]

  return (
    <div className="shell">
      <CheckoutSteps current={step} />
      <div className="mt-6 grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {step === 'review' ? (
          <View answer={answer} />
        ) : (
          <>
            <div className="lg:order-last">
              <OrderSummary cart={cart} terms={terms} notices={notices.filter(isAboutCode)} />
            </div>
            <View answer={answer} />
          </>
        )}
      </div>
    </div>
  )
}
