import { useRef } from 'react'
import { useFetcher, useLoaderData } from 'react-router'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Link } from '../../../ui/link.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { StepAnswer } from '../../pages/checkout/checkout-action.ts'
import type { FieldErrors } from '../../pages/checkout/typed-address.ts'
import type { RegisterData } from '../../pages/register/load-register.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { PasswordInput } from '../access/password-input.tsx'
import { useFieldMessages } from '../field-messages.ts'
import { ProblemNote } from '../forms/problem-note.tsx'
import { SendingForm } from '../forms/sending-form.tsx'
import { TwoAddresses } from '../two-addresses.tsx'
import { useDraft } from '../use-draft.ts'
import { useMended } from '../use-mended.ts'
import { violationText } from '../violation-text.ts'
import { AgreeAndSend } from './agree-and-send.tsx'
import { CompanyFields } from './company-fields.tsx'

/** Everything an account begins with, on one page: what kind, how to log in, where to deliver. */
export function RegistrationForm({ answer }: { answer: StepAnswer | undefined }) {
  const loaded = useLoaderData<RegisterData>()
  const texts = useTexts()
  const path = usePaths()
  const form = useRef<HTMLFormElement>(null)
  const countryChange = useFetcher<StepAnswer>()

  const { checkout, person, violations } = texts
  const words = person.register
  const typed = answer?.typed ?? loaded.typed
  const rules = countryChange.data?.rules ?? answer?.rules ?? loaded.rules
  const { left: errors, onInput } = useMended(answer)
  const messages = useFieldMessages(inOrder(answer?.errors ?? {}), rules, {
    password: words.password,
    accountType: words.kind,
  })
  const message = (name: string) => errors[name] && violationText(errors[name], texts)
  const action = path('register', { back: loaded.back ?? undefined })

  const drawAnew = () => {
    if (!form.current) return
    const typed = new FormData(form.current)
    typed.set('intent', 'country')
    typed.delete('password')
    void countryChange.submit(typed, { method: 'post', action })
  }
  useDraft(form, 'register', drawAnew)

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
      action={action}
      data-draft="register"
      noValidate
      className="grid content-start gap-10"
      onInput={onInput}
    >
      {/* What Enter presses: the first button of a form, and none that only redraws it. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
        {words.submit}
      </button>
      <div className="grid gap-4 empty:hidden">
        <ProblemNote problem={answer?.problem} />
        <ErrorSummary
          title={violations.summary(Object.keys(messages).length)}
          errors={messages}
          answer={answer}
        />
      </div>

      <section className="grid gap-5">
        <RadioCards
          legend={words.kind}
          name="accountType"
          chosen={typed.accountType || 'private'}
          error={message('accountType')}
          choices={[
            { value: 'private', ...words.kinds.private },
            { value: 'business', ...words.kinds.business },
            ...(loaded.trade ? [{ value: 'professional', ...loaded.trade }] : []),
          ]}
        />
        <CompanyFields
          typed={typed}
          errors={errors}
          rules={typed.billingDiffers === 'yes' ? rules.billing : rules.shipping}
          hint={words.vatIdForStaff}
        />
      </section>

      <section aria-labelledby="login-data" className="grid gap-5">
        <h2 id="login-data" className="text-2xl">
          {words.sections.account}
        </h2>
        <TextInput
          label={checkout.person.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          enterKeyHint="next"
          hint={words.emailHint}
          defaultValue={typed.email ?? ''}
          error={message('email')}
          required
        />
        <PasswordInput
          label={words.password}
          name="password"
          autoComplete="new-password"
          hint={words.passwordHint}
          error={message('password')}
          about={[typed.email, typed['shipping.firstName'], typed['shipping.lastName']].filter(isTyped)}
        />
      </section>

      <TwoAddresses title={words.sections.address} heading="h2" {...address} />

      <div className="grid gap-5 border-t border-line pt-6">
        <AgreeAndSend
          words={words.privacy}
          ticked={typed.privacy === 'yes'}
          error={message('privacy')}
          send={words.submit}
        />
        <p className="text-muted">
          {words.known}{' '}
          <Link className="link" to={path('login', { back: loaded.back ?? undefined })}>
            {words.login}
          </Link>
        </p>
      </div>
    </SendingForm>
  )
}

/** The list above the form has the order of the form, wherever an error comes from. */
const inOrder = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).toSorted(([one], [other]) => placeOf(one) - placeOf(other)))

const placeOf = (name: string): number => order.indexOf(name.split('.')[0] ?? '')
const order = ['accountType', 'company', 'vatId', 'email', 'password', 'shipping', 'billing', 'privacy']

const isTyped = (text: string | undefined): text is string => Boolean(text)
