import { useEffect, useRef } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { isAboutCode } from '../../parts/cart-notices.ts'
import { AddressStep } from '../../parts/checkout-address.tsx'
import { OrderBox, ReviewStep } from '../../parts/checkout-review.tsx'
import { CheckoutSection, headingOf } from '../../parts/checkout-section.tsx'
import { SettledAddress, SettledMethods } from '../../parts/checkout-settled.tsx'
import { ShippingStep } from '../../parts/checkout-shipping.tsx'
import { SendingForm } from '../../parts/forms/sending-form.tsx'
import { isLoginRequired, LoginRequired } from '../../parts/login-required.tsx'
import { FoldedSummary, OrderSummary } from '../../parts/order-summary.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { StepAnswer } from './checkout-action.ts'
import { type CheckoutData, loadCheckout } from './load-checkout.ts'
import type { Step } from './steps.ts'

export { checkoutAction as action } from './checkout-action.ts'
export { loadCheckout as loader }

export const words = ['cart', 'checkout', 'notices', 'violations', 'pages'] as const

// A refused order shows the cart as it is now; by itself the router would keep the old one after a refusal.
export const shouldRevalidate = () => true

export const meta: Meta<typeof loadCheckout> = ({ texts }) => ({
  title: texts.pages.checkout.title,
  description: texts.pages.checkout.text,
})

/** One page whose sections open one after the other; what is bought stands beside them. */
export default function Checkout() {
  const { step } = useLoaderData<CheckoutData>()
  const answer = useActionData<StepAnswer>()
  const { checkout } = useTexts()
  useFocusOnOpened(step)
  const isRefusedToStrangers = step === 'review' && isLoginRequired(answer?.problem)

  return (
    <div className="shell">
      <h1 className="checkout-title">{checkout.title}</h1>
      {isRefusedToStrangers ? (
        <LoginRequired />
      ) : step === 'review' ? (
        <Order answer={answer} />
      ) : (
        <Asking answer={answer} />
      )}
    </div>
  )
}

/** Before everything is known: the sums stand beside what is asked. */
function Asking({ answer }: { answer: StepAnswer | undefined }) {
  const { step, cart, terms, notices } = useLoaderData<CheckoutData>()

  const summed = { cart, terms, notices: notices.filter(isAboutCode) }

  return (
    <div className="checkout-grid">
      <FoldedSummary {...summed} />
      <div>
        <CheckoutSection step="address" current={step} summary={<SettledAddress terms={terms} />}>
          <AddressStep answer={answer} />
        </CheckoutSection>
        <CheckoutSection step="shipping" current={step}>
          <ShippingStep answer={answer} />
        </CheckoutSection>
        <CheckoutSection step="review" current={step} />
      </div>
      <OrderSummary {...summed} />
    </div>
  )
}

/** Everything is settled: one form with all of it, and the button that buys below the sums. */
function Order({ answer }: { answer: StepAnswer | undefined }) {
  const { step, cart, terms } = useLoaderData<CheckoutData>()
  const path = usePaths()
  const form = useRef<HTMLFormElement>(null)
  useDraft(form, 'review')

  return (
    <SendingForm
      method="post"
      action={path('checkout', 'review')}
      data-draft="review"
      noValidate
      ref={form}
      className="checkout-grid"
    >
      <div>
        <CheckoutSection step="address" current={step} summary={<SettledAddress terms={terms} />} />
        <CheckoutSection
          step="shipping"
          current={step}
          summary={<SettledMethods cart={cart} terms={terms} />}
        />
        <CheckoutSection step="review" current={step}>
          <ReviewStep answer={answer} />
        </CheckoutSection>
      </div>
      <OrderBox />
    </SendingForm>
  )
}

/** A section that opens takes the focus: the button that led there is gone. */
function useFocusOnOpened(step: Step) {
  const before = useRef(step)

  useEffect(() => {
    if (before.current === step) return
    before.current = step
    document.getElementById(headingOf(step))?.focus()
  }, [step])
}
