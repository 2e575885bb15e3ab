import { Lock } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { formatMoney } from '../../values/shown-money.ts'
import type { StepAnswer } from '../pages/checkout/checkout-action.ts'
import type { DataOf } from '../pages/checkout/load-checkout.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { CartSummary } from './cart-summary.tsx'
import { isDownload } from './cart-sums.ts'
import { SendButton, useIsSending } from './forms/sending-form.tsx'
import { LinkedText } from './linked-text.tsx'
import { NoticeList } from './notice-list.tsx'
import { SummaryLines } from './order-summary.tsx'
import { problemText } from './problem-text.ts'
import { useMended } from './use-mended.ts'
import { type Violation, violationText } from './violation-text.ts'

/** Last section: what the shop has to say, what the shopper may want to say, and what the law wants to be agreed to. */
export function ReviewStep({ answer }: { answer: StepAnswer | undefined }) {
  const { cart, notices } = useLoaderData<DataOf<'review'>>()
  const texts = useTexts()
  const { left, onInput } = useMended(answer)
  const { checkout, violations } = texts
  const { review } = checkout
  const labels: Record<string, string> = { terms: review.terms.short, waiver: review.waiverShort }
  const messages = Object.fromEntries(
    Object.entries(answer?.errors ?? {}).map(([name, violation]) => [
      name,
      violations.inField(labels[name] ?? checkout.sections.review, violationText(violation, texts)),
    ]),
  )

  return (
    <div className="grid gap-6" onInput={onInput}>
      <NoticeList notices={notices} />
      {answer?.problem && <Refused answer={answer} total={cart.price.totalPrice} />}
      <ErrorSummary
        title={violations.summary(Object.keys(messages).length)}
        errors={messages}
        answer={answer}
      />
      <input type="hidden" name="step" value="review" />
      <input type="hidden" name="total" value={cart.price.totalPrice} />
      <TextArea
        label={`${review.comment} (${checkout.optional})`}
        name="comment"
        hint={review.commentHint}
        rows={3}
        maxLength={1000}
        defaultValue={answer?.typed.comment ?? ''}
      />
      <Agreements answer={answer} errors={left} />
    </div>
  )
}

type AgreementsProps = { answer: StepAnswer | undefined; errors: Readonly<Record<string, Violation>> }

function Agreements({ answer, errors }: AgreementsProps) {
  const { cart } = useLoaderData<DataOf<'review'>>()
  const texts = useTexts()
  const path = usePaths()
  const { review } = texts.checkout
  const hasDownload = cart.lineItems.some(isDownload)
  const message = (name: string) => errors[name] && violationText(errors[name], texts)

  return (
    <div>
      <Checkbox
        name="terms"
        value="yes"
        defaultChecked={Boolean(answer?.typed.terms)}
        error={message('terms')}
        required
        label={
          <>
            <LinkedText words={review.terms} to={path('terms')} />{' '}
            <LinkedText words={review.withdrawal} to={path('withdrawalInfo')} />
          </>
        }
      />
      {hasDownload && <input type="hidden" name="needsWaiver" value="yes" />}
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

/** Everything that is bought, and the button that buys it. */
export function OrderBox() {
  const { cart, terms } = useLoaderData<DataOf<'review'>>()
  const { review } = useTexts().checkout
  const isSending = useIsSending()

  return (
    <div className="lg:sticky lg:top-8 lg:self-start">
      {/* Goods and total stand directly above the button (Directive 2011/83, Art. 8(2)). */}
      <section className="card grid gap-5 p-5 sm:p-6" aria-labelledby="what-is-bought">
        <h3 id="what-is-bought" className="text-lg">
          {review.products}
        </h3>
        <SummaryLines cart={cart} terms={terms} />
        <CartSummary cart={cart} terms={terms} />
        {/* One click, one order; the shop would answer a second one with the same order anyway. */}
        <SendButton size="large" wide>
          {isSending ? review.sending : terms.shippingLocation.country.orderButton || review.button}
        </SendButton>
        <p className="flex items-center justify-center gap-2 text-sm text-muted">
          <Lock aria-hidden size={14} />
          {review.secure}
        </p>
      </section>
    </div>
  )
}
