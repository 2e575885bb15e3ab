import { useEffect, useRef } from 'react'
import { Form, Link, useFetcher, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { StepAnswer } from '../pages/checkout/checkout-action.ts'
import type { DataOf } from '../pages/checkout/load-checkout.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { AddressForm } from './address-form.tsx'
import { isAboutCode } from './cart-notices.ts'
import { useFieldMessages } from './field-messages.ts'
import { isLoginRequired, LoginRequired } from './login-required.tsx'
import { NoticeList } from './notice-list.tsx'
import { violationText } from './violation-text.ts'

/** First step: who orders and where it goes. */
export function AddressStep({ answer }: { answer: StepAnswer | undefined }) {
  const { terms } = useLoaderData<DataOf<'address'>>()
  return terms.customer && !terms.customer.guest ? <KnownCustomer /> : <GuestForm answer={answer} />
}

function GuestForm({ answer }: { answer: StepAnswer | undefined }) {
  const loaded = useLoaderData<DataOf<'address'>>()
  const texts = useTexts()
  const path = usePaths()
  const form = useRef<HTMLFormElement>(null)
  const countryChange = useFetcher<StepAnswer>()
  const isSending = useNavigation().state !== 'idle'

  const { checkout } = texts
  const typed = answer?.typed ?? loaded.typed
  const rules = countryChange.data?.rules ?? answer?.rules ?? loaded.rules
  const errors = answer?.errors ?? {}
  const { vatIdExample, vatIdLabel } = typed.billingDiffers === 'yes' ? rules.billing : rules.shipping
  const messages = useFieldMessages(errors, rules)
  const message = (name: string, example?: string) =>
    errors[name] && violationText(errors[name], texts, example)

  const drawAnew = () => {
    if (!form.current) return
    const typed = new FormData(form.current)
    typed.set('intent', 'country')
    void countryChange.submit(typed, { method: 'post', action: path('checkout', 'address') })
  }
  useFirstErrorFocus(form, answer)

  const address = {
    typed,
    errors,
    countries: loaded.countries,
    salutations: loaded.salutations,
    onCountry: drawAnew,
  }
  return (
    <Form
      ref={form}
      method="post"
      action={path('checkout', 'address')}
      noValidate
      className="grid content-start gap-8"
    >
      {/* What Enter presses: the first button of a form, and none that only redraws it. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
        {checkout.continue.shipping}
      </button>
      <input type="hidden" name="step" value="address" />
      <div>
        <h1>{checkout.person.title}</h1>
        <p className="mt-2 text-muted">
          {checkout.guest.text} {checkout.guest.haveAccount}{' '}
          <Link className="link" to={path('login', { back: path('checkout') })}>
            {checkout.guest.login}
          </Link>
        </p>
      </div>
      {isLoginRequired(answer?.problem) ? (
        <LoginRequired />
      ) : (
        <NoticeList
          notices={loaded.notices.filter((notice) => !isAboutCode(notice))}
          problem={answer?.problem}
        />
      )}
      <ErrorSummary title={texts.violations.summary(Object.keys(messages).length)} errors={messages} />

      <section className="grid gap-5">
        <TextInput
          label={checkout.person.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
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
        <div className="form-row only-business">
          <TextInput
            label={checkout.address.company}
            name="company"
            autoComplete="organization"
            defaultValue={typed.company ?? ''}
            error={message('company')}
            required
          />
          <TextInput
            label={`${vatIdLabel} (${checkout.optional})`}
            name="vatId"
            hint={checkout.address.example(vatIdExample)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={typed.vatId ?? ''}
            error={message('vatId', vatIdExample)}
          />
        </div>
      </section>

      <section aria-labelledby="shipping-address">
        <h2 id="shipping-address" className="mb-4">
          {checkout.address.shipping}
        </h2>
        <AddressForm use="shipping" rules={rules.shipping} {...address} />
      </section>

      <section aria-labelledby="billing-address" className="billing">
        <h2 id="billing-address" className="mb-1">
          {checkout.address.billing}
        </h2>
        <Checkbox
          label={checkout.address.billingDiffers}
          name="billingDiffers"
          value="yes"
          defaultChecked={typed.billingDiffers === 'yes'}
        />
        <div className="only-apart mt-4">
          <AddressForm use="billing" rules={rules.billing} {...address} />
        </div>
      </section>

      <div className="grid gap-4 border-t border-line pt-5">
        <Checkbox
          name="privacy"
          value="yes"
          defaultChecked={typed.privacy === 'yes'}
          error={message('privacy')}
          required
          label={
            <>
              {checkout.privacy.before}
              <Link className="link" to={path('privacy')} target="_blank">
                {checkout.privacy.link}
              </Link>
              {checkout.privacy.after}
            </>
          }
        />
        <p className="text-sm text-muted">{checkout.required}</p>
        <Button type="submit" size="large" aria-disabled={isSending}>
          {checkout.continue.shipping}
        </Button>
      </div>
    </Form>
  )
}

/** Whoever has an account has addresses; they are kept there. */
function KnownCustomer() {
  const { terms, notices } = useLoaderData<DataOf<'address'>>()
  const { checkout } = useTexts()
  const path = usePaths()
  const { customer } = terms
  const shipping = customer?.activeShippingAddress

  return (
    <div className="grid content-start gap-6">
      <h1>{checkout.person.title}</h1>
      <NoticeList notices={notices.filter((notice) => !isAboutCode(notice))} />
      <p>{checkout.guest.loggedIn(`${customer?.firstName} ${customer?.lastName}`)}</p>
      {shipping && (
        <address className="not-italic">
          {shipping.street}
          <br />
          {shipping.zipcode} {shipping.city}
        </address>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={path('checkout', 'shipping')}>{checkout.continue.shipping}</ButtonLink>
        <ButtonLink to={path('addresses')} look="quiet">
          {checkout.guest.addresses}
        </ButtonLink>
      </div>
    </div>
  )
}

/** A refused form puts the shopper into the first field that is wrong. */
function useFirstErrorFocus(form: React.RefObject<HTMLFormElement | null>, answer: StepAnswer | undefined) {
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, answer])
}
