import { useRef } from 'react'
import { useFetcher, useLoaderData } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import type { StepAnswer } from '../pages/checkout/checkout-action.ts'
import type { DataOf } from '../pages/checkout/load-checkout.ts'
import { chosenMethods } from '../pages/checkout/steps.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { isAboutCode } from './cart-notices.ts'
import { PaymentChoice, ShippingChoice } from './checkout-methods.tsx'
import { ClosureNotice } from './closure-notice.tsx'
import { SendButton, SendingForm } from './forms/sending-form.tsx'
import { NoticeList } from './notice-list.tsx'

/** Second step: how it travels and how it is paid. Choosing shows at once what it comes to. */
export function ShippingStep({ answer }: { answer: StepAnswer | undefined }) {
  const { cart, terms, notices, shippingMethods, paymentMethods } = useLoaderData<DataOf<'shipping'>>()
  const { checkout } = useTexts()
  const path = usePaths()
  const form = useRef<HTMLFormElement>(null)
  const choosing = useFetcher()
  const chosen = chosenMethods(cart, terms)
  const isSent = cart.deliveries.length > 0 || shippingMethods.length > 0

  const tryOut = () => {
    if (!form.current) return
    const choice = new FormData(form.current)
    choice.set('intent', 'try')
    void choosing.submit(choice, { method: 'post', action: path('checkout', 'shipping') })
  }

  return (
    <SendingForm
      ref={form}
      method="post"
      action={path('checkout', 'shipping')}
      className="grid content-start gap-8"
    >
      <input type="hidden" name="step" value="shipping" />
      {isSent && <ClosureNotice closures={terms.closures} />}
      <NoticeList notices={notices.filter((notice) => !isAboutCode(notice))} problem={answer?.problem} />
      {isSent &&
        (shippingMethods.length === 0 ? (
          <Alert tone="warning">{checkout.shipping.none}</Alert>
        ) : (
          <ShippingChoice
            methods={shippingMethods}
            chosen={chosen.shippingMethodId}
            currency={terms.currency}
            onChoose={tryOut}
          />
        ))}
      {paymentMethods.length === 0 ? (
        <Alert tone="warning">{checkout.payment.none}</Alert>
      ) : (
        <PaymentChoice methods={paymentMethods} chosen={chosen.paymentMethodId} onChoose={tryOut} />
      )}
      <SendButton size="large" className="sm:justify-self-start">
        {checkout.continue.review}
      </SendButton>
    </SendingForm>
  )
}
