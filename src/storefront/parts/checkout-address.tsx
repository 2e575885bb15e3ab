import { useRef } from 'react'
import { useFetcher, useLoaderData } from 'react-router'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Link } from '../../ui/link.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { StepAnswer } from '../pages/checkout/checkout-action.ts'
import type { DataOf } from '../pages/checkout/load-checkout.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { isAboutCode } from './cart-notices.ts'
import { KnownCustomer } from './checkout-account.tsx'
import { useFieldMessages } from './field-messages.ts'
import { SendingForm } from './forms/sending-form.tsx'
import { isLoginRequired, LoginRequired } from './login-required.tsx'
import { NoticeList } from './notice-list.tsx'
import { AgreeAndSend } from './person/agree-and-send.tsx'
import { CompanyFields } from './person/company-fields.tsx'
import { TwoAddresses } from './two-addresses.tsx'
import { useDraft } from './use-draft.ts'
import { useMended } from './use-mended.ts'
import { violationText } from './violation-text.ts'

/** First section: who orders and where it goes. */
export function AddressStep({ answer }: { answer: StepAnswer | undefined }) {
  const { terms } = useLoaderData<DataOf<'address'>>()
  return terms.customer && !terms.customer.guest ? (
    <KnownCustomer answer={answer} />
  ) : (
    <GuestForm answer={answer} />
  )
}

function GuestForm({ answer }: { answer: StepAnswer | undefined }) {
  const loaded = useLoaderData<DataOf<'address'>>()
  const texts = useTexts()
  const path = usePaths()
  const form = useRef<HTMLFormElement>(null)
  const countryChange = useFetcher<StepAnswer>()

  const { checkout } = texts
  const typed = answer?.typed ?? loaded.typed
  const rules = countryChange.data?.rules ?? answer?.rules ?? loaded.rules
  const { left: errors, onInput } = useMended(answer)
  const billed = typed.billingDiffers === 'yes' ? rules.billing : rules.shipping
  const messages = useFieldMessages(answer?.errors ?? {}, rules)
  const message = (name: string) => errors[name] && violationText(errors[name], texts)

  const drawAnew = () => {
    if (!form.current) return
    const typed = new FormData(form.current)
    typed.set('intent', 'country')
    void countryChange.submit(typed, { method: 'post', action: path('checkout', 'address') })
  }
  useDraft(form, 'address', drawAnew)

  const address = {
    typed,
    errors,
    rules,
    countries: loaded.countries,
    salutations: loaded.salutations,
    onCountry: drawAnew,
  }
  return (
    <SendingForm
      ref={form}
      method="post"
      action={path('checkout', 'address')}
      data-draft="address"
      noValidate
      className="grid content-start gap-8"
      onInput={onInput}
    >
      {/* What Enter presses: the first button of a form, and none that only redraws it. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
        {checkout.continue.shipping}
      </button>
      <input type="hidden" name="step" value="address" />
      <p className="text-muted">
        {checkout.guest.text} {checkout.guest.haveAccount}{' '}
        <Link className="link" to={path('login', { back: path('checkout') })}>
          {checkout.guest.login}
        </Link>
      </p>
      {isLoginRequired(answer?.problem) ? (
        <LoginRequired />
      ) : (
        <NoticeList
          notices={loaded.notices.filter((notice) => !isAboutCode(notice))}
          problem={answer?.problem}
        />
      )}
      <ErrorSummary
        title={texts.violations.summary(Object.keys(messages).length)}
        errors={messages}
        answer={answer}
      />

      <section className="grid gap-5">
        <TextInput
          label={checkout.person.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
          hint={checkout.person.emailHint}
          defaultValue={typed.email ?? ''}
          error={message('email')}
          required
        />
        <fieldset className="account-type">
          <legend>{checkout.person.accountType}</legend>
          {(['private', 'business'] as const).map((type) => (
            <label key={type}>
              <input
                type="radio"
                name="accountType"
                value={type}
                defaultChecked={(typed.accountType || 'private') === type}
              />
              {checkout.person[type]}
            </label>
          ))}
        </fieldset>
        <CompanyFields typed={typed} errors={errors} rules={billed} />
      </section>

      <TwoAddresses title={checkout.address.shipping} heading="h3" {...address} />

      <div className="grid gap-4 border-t border-line pt-5">
        <AgreeAndSend
          words={checkout.privacy}
          ticked={typed.privacy === 'yes'}
          error={message('privacy')}
          send={checkout.continue.shipping}
        />
      </div>
    </SendingForm>
  )
}
