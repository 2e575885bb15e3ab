import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useLoaderData, useNavigation } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { formatMoney } from '../../values/shown-money.ts'
import type { StepAnswer } from '../pages/checkout/checkout-action.ts'
import type { DataOf } from '../pages/checkout/load-checkout.ts'
import { useLocale, usePaths, useTexts } from '../shop-frame.tsx'
import { AddressLines } from './address-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { isDownload, isVirtualCart } from './cart-sums.ts'
import { formatDay } from './format-days.ts'
import { isLoginRequired, LoginRequired } from './login-required.tsx'
import { NoticeList } from './notice-list.tsx'
import { SummaryLines } from './order-summary.tsx'
import { problemText } from './problem-text.ts'
import { violationText } from './violation-text.ts'

/** Last step: everything once more, what the law wants to be agreed to, and the button that buys. */
export function ReviewStep({ answer }: { answer: StepAnswer | undefined }) {
  const { cart, notices } = useLoaderData<DataOf<'review'>>()
  const texts = useTexts()
  const { checkout } = texts
  if (isLoginRequired(answer?.problem)) return <LoginRequired />

  return (
    <div className="grid gap-6 lg:col-span-2">
      <h1>{checkout.review.title}</h1>
      <NoticeList notices={notices} />
      {answer?.problem && <Refused answer={answer} total={cart.price.totalPrice} />}
      <OrderForm answer={answer} />
    </div>
  )
}

/** Nothing was ordered, and why. */
function Refused({ answer, total }: { answer: StepAnswer; total: number }) {
  const { terms } = useLoaderData<DataOf<'review'>>()
  const texts = useTexts()
  const money = (amount: number) => formatMoney(amount, terms.currency)
  const before = answer.totalBefore

  return (
    <Alert tone="danger" title={texts.checkout.review.nothingOrdered}>
      {answer.problem && <p>{problemText(answer.problem, texts)}</p>}
      {before !== undefined && before !== total && (
        <p className="mt-1 font-medium">{texts.checkout.review.changed(money(before), money(total))}</p>
      )}
    </Alert>
  )
}

function Parts() {
  const { cart, terms } = useLoaderData<DataOf<'review'>>()
  const { checkout } = useTexts()
  const { customer } = terms
  const shipping = customer?.activeShippingAddress
  const billing = customer?.activeBillingAddress
  const [delivery] = cart.deliveries
  const method = delivery?.shippingMethod ?? terms.shippingMethod
  const date = delivery?.deliveryDate
  const locale = useLocale()

  return (
    <>
      <Part title={checkout.person.title} step="address">
        <p>{customer?.email}</p>
      </Part>
      {shipping && (
        <Part title={checkout.address.shipping} step="address">
          <AddressLines address={shipping} />
        </Part>
      )}
      <Part title={checkout.address.billing} step="address">
        {billing && billing.id !== shipping?.id ? (
          <AddressLines address={billing} />
        ) : (
          <p className="text-muted">{checkout.address.sameAsShipping}</p>
        )}
      </Part>
      {!isVirtualCart(cart) && (
        <Part title={checkout.shipping.title} step="shipping">
          <p>{method.translated.name}</p>
          {date && (
            <p className="text-muted">
              {checkout.shipping[method.isCollected ? 'ready' : 'arrives'](
                formatDay(date.earliest, locale),
                formatDay(date.latest, locale),
              )}
            </p>
          )}
        </Part>
      )}
      <Part title={checkout.payment.title} step="shipping">
        <p>{terms.paymentMethod.translated.name}</p>
      </Part>
    </>
  )
}

function Part({
  title,
  step,
  children,
}: {
  title: string
  step: 'address' | 'shipping'
  children: ReactNode
}) {
  const { checkout } = useTexts()
  const path = usePaths()

  return (
    <section className="review-part">
      <h2>{title}</h2>
      <Link className="link text-sm" to={path('checkout', step)} aria-label={checkout.changeOf(title)}>
        {checkout.change}
      </Link>
      {children}
    </section>
  )
}

function OrderForm({ answer }: { answer: StepAnswer | undefined }) {
  const { cart, terms } = useLoaderData<DataOf<'review'>>()
  const texts = useTexts()
  const path = usePaths()
  const { review } = texts.checkout
  const isSending = useNavigation().state !== 'idle'
  const hasDownload = cart.lineItems.some(isDownload)
  const errors = answer?.errors ?? {}
  const message = (name: string) => errors[name] && violationText(errors[name], texts)
  const labels: Record<string, string> = { terms: review.terms.short, waiver: review.waiverShort }
  const messages = Object.fromEntries(
    Object.entries(errors).map(([name, violation]) => [
      name,
      texts.violations.inField(labels[name] ?? review.title, violationText(violation, texts)),
    ]),
  )

  return (
    <Form
      method="post"
      action={path('checkout', 'review')}
      noValidate
      className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_27rem]"
      onSubmit={(event) => {
        // One click, one order; the shop would answer a second one with the same order anyway.
        if (isSending) event.preventDefault()
      }}
    >
      <input type="hidden" name="step" value="review" />
      <input type="hidden" name="total" value={cart.price.totalPrice} />
      {hasDownload && <input type="hidden" name="needsWaiver" value="yes" />}
      <div>
        <Parts />
        <div className="border-t border-line pt-5">
          <TextArea
            label={`${review.comment} (${texts.checkout.optional})`}
            name="comment"
            hint={review.commentHint}
            rows={3}
            maxLength={1000}
            defaultValue={answer?.typed.comment ?? ''}
          />
        </div>
      </div>
      <div className="grid gap-4 lg:sticky lg:top-8 lg:self-start">
        <ErrorSummary title={texts.violations.summary(Object.keys(messages).length)} errors={messages} />
        <div>
          <Checkbox
            name="terms"
            value="yes"
            defaultChecked={Boolean(answer?.typed.terms)}
            error={message('terms')}
            required
            label={
              <>
                {review.terms.before}
                <Link className="link" to={path('terms')} target="_blank">
                  {review.terms.link}
                </Link>
                {review.terms.after} {review.withdrawal.before}
                <Link className="link" to={path('withdrawalInfo')} target="_blank">
                  {review.withdrawal.link}
                </Link>
                {review.withdrawal.after}
              </>
            }
          />
          {hasDownload && (
            <Checkbox
              name="waiver"
              value="yes"
              defaultChecked={Boolean(answer?.typed.waiver)}
              error={message('waiver')}
              required
              label={review.waiver}
            />
          )}
        </div>
        {/* Goods and total stand directly above the button (Directive 2011/83, Art. 8(2)). */}
        <section className="card grid gap-5 p-5 sm:p-6" aria-labelledby="what-is-bought">
          <h2 id="what-is-bought" className="text-lg">
            {review.products}
          </h2>
          <SummaryLines cart={cart} terms={terms} />
          <CartSummary cart={cart} terms={terms} />
          <Button type="submit" size="large" wide aria-disabled={isSending}>
            {isSending ? review.sending : terms.shippingLocation.country.orderButton || review.button}
          </Button>
          <p className="flex items-center justify-center gap-2 text-sm text-muted">
            <Lock aria-hidden size={14} />
            {review.secure}
          </p>
        </section>
      </div>
    </Form>
  )
}
