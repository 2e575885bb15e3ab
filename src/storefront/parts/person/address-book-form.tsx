import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { Fold } from '../../../ui/accordion.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Link } from '../../../ui/link.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { AddressForm } from '../address-form.tsx'
import { vatIdLabel } from '../country-rules.ts'
import { useFieldMessages } from '../field-messages.ts'
import { ProblemNote } from '../forms/problem-note.tsx'
import { SendButton, SendingForm } from '../forms/sending-form.tsx'
import { useMended } from '../use-mended.ts'
import { violationText } from '../violation-text.ts'
import type { AddressesAnswer } from './addresses-action.ts'
import type { AddressesData } from './load-addresses.ts'

type AddressBookFormProps = {
  form: NonNullable<AddressesData['form']>
  answer: AddressesAnswer | undefined
}

/** An address of the book, new or as it stands. */
export function AddressBookForm({ form: asked, answer }: AddressBookFormProps) {
  const texts = useTexts()
  const { checkout, person, violations } = texts
  const words = person.addresses
  const path = usePaths()
  const form = useRef<HTMLFormElement>(null)
  const countryChange = useFetcher<AddressesAnswer>()
  const action = path('addresses', { edit: asked.id ?? 'new' })

  const typed = answer?.typed ?? asked.typed
  const rules = countryChange.data?.rules ?? answer?.rules ?? asked.rules
  const { left: errors, onInput } = useMended(answer)
  const messages = useFieldMessages(
    answer?.errors ?? {},
    { shipping: rules, billing: rules },
    { department: words.department },
  )
  const line = (name: 'company' | 'department' | 'vatId', example?: string) => ({
    name,
    defaultValue: typed[name] ?? '',
    error: errors[name] && violationText(errors[name], texts, example),
  })

  const drawAnew = () => {
    if (!form.current) return
    const typed = new FormData(form.current)
    typed.set('intent', 'country')
    void countryChange.submit(typed, { method: 'post', action })
  }

  return (
    <SendingForm
      ref={form}
      method="post"
      action={action}
      noValidate
      className="grid content-start gap-6"
      onInput={onInput}
    >
      {/* What Enter presses: the first button of a form, and none that only redraws it. */}
      <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden>
        {words.save}
      </button>
      <input type="hidden" name="addressId" value={asked.id ?? ''} />
      <ProblemNote problem={answer?.problem} />
      <ErrorSummary
        title={violations.summary(Object.keys(messages).length)}
        errors={messages}
        answer={answer}
      />
      <Fold
        title={`${words.company} (${checkout.optional})`}
        open={Boolean(typed.company || typed.department || typed.vatId)}
      >
        <div className="form-grid">
          <div className="form-row">
            <TextInput
              label={checkout.address.company}
              {...line('company')}
              autoComplete="organization"
              maxLength={255}
            />
            <TextInput label={words.department} {...line('department')} autoComplete="off" maxLength={255} />
          </div>
          <TextInput
            label={vatIdLabel(rules, texts)}
            {...line('vatId', rules.vatIdExample)}
            hint={checkout.address.example(rules.vatIdExample)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="sm:max-w-72"
          />
        </div>
      </Fold>
      <AddressForm
        use="address"
        typed={typed}
        errors={errors}
        rules={rules}
        countries={asked.countries}
        salutations={asked.salutations}
        onCountry={drawAnew}
      />
      <p className="text-sm text-muted">{checkout.required}</p>
      <div className="flex flex-wrap items-center gap-5">
        <SendButton name="intent" value="save">
          {words.save}
        </SendButton>
        <Link to={path('addresses')} className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      </div>
    </SendingForm>
  )
}
