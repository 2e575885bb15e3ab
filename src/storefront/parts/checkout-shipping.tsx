import { useRef } from 'react'
import { Form, useFetcher, useLoaderData, useNavigation } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { formatMoney } from '../../values/shown-money.ts'
import type { StepAnswer } from '../pages/checkout/checkout-action.ts'
import type { DataOf } from '../pages/checkout/load-checkout.ts'
import { chosenMethods } from '../pages/checkout/steps.ts'
import { useLocale, usePaths, useTexts } from '../shop-frame.tsx'
import { isAboutCode } from './cart-notices.ts'
import type { ShippingMethod } from './cart-shape.ts'
import { ClosureNotice } from './closure-notice.tsx'
import { formatDay } from './format-days.ts'
import { NoticeList } from './notice-list.tsx'

/** Second step: how it travels and how it is paid. Choosing shows at once what it comes to. */
export function ShippingStep({ answer }: { answer: StepAnswer | undefined }) {
  const { cart, terms, notices, shippingMethods, paymentMethods } = useLoaderData<DataOf<'shipping'>>()
  const { checkout } = useTexts()
  const path = usePaths()
  const form = useRef<HTMLFormElement>(null)
  const choosing = useFetcher()
  const isSending = useNavigation().state !== 'idle'
  const chosen = chosenMethods(cart, terms)
  const isSent = cart.deliveries.length > 0 || shippingMethods.length > 0

  const tryOut = () => {
    if (!form.current) return
    const choice = new FormData(form.current)
    choice.set('intent', 'try')
    void choosing.submit(choice, { method: 'post', action: path('checkout', 'shipping') })
  }

  return (
    <Form ref={form} method="post" action={path('checkout', 'shipping')} className="grid content-start gap-8">
      <input type="hidden" name="step" value="shipping" />
      {isSent && <ClosureNotice closures={terms.closures} />}
      <NoticeList notices={notices.filter((notice) => !isAboutCode(notice))} problem={answer?.problem} />
      {isSent &&
        (shippingMethods.length === 0 ? (
          <Alert tone="warning">{checkout.shipping.none}</Alert>
        ) : (
          <RadioCards
            legend={checkout.shipping.title}
            name="shippingMethodId"
            chosen={chosen.shippingMethodId}
            onChoose={tryOut}
            choices={shippingMethods.map((method) => ({
              value: method.id,
              title: <b className="font-medium">{method.translated.name}</b>,
              text: <MethodText method={method} />,
              aside: <Cost method={method} />,
            }))}
          />
        ))}
      {paymentMethods.length === 0 ? (
        <Alert tone="warning">{checkout.payment.none}</Alert>
      ) : (
        <RadioCards
          legend={checkout.payment.title}
          name="paymentMethodId"
          chosen={chosen.paymentMethodId}
          onChoose={tryOut}
          choices={paymentMethods.map(({ id, name, description }) => ({
            value: id,
            title: <b className="font-medium">{name}</b>,
            text: description,
          }))}
        />
      )}
      <Button type="submit" size="large" aria-disabled={isSending} className="sm:justify-self-start">
        {checkout.continue.review}
      </Button>
    </Form>
  )
}

function MethodText({ method }: { method: ShippingMethod }) {
  const { shipping } = useTexts().checkout
  const locale = useLocale()
  const { offer } = method.extensions

  return (
    <>
      {method.translated.description}
      <span className="mt-1 block">
        {offer
          ? shipping[method.isCollected ? 'ready' : 'arrives'](
              formatDay(offer.earliest, locale),
              formatDay(offer.latest, locale),
            )
          : shipping.days(method.minDays, method.maxDays)}
      </span>
    </>
  )
}

function Cost({ method }: { method: ShippingMethod }) {
  const { terms } = useLoaderData<DataOf<'shipping'>>()
  const { shipping } = useTexts().checkout
  const { offer } = method.extensions
  if (!offer) return null

  const { totalPrice } = offer.price
  return <>{totalPrice === 0 ? shipping.free : formatMoney(totalPrice, terms.currency)}</>
}
