import { useLoaderData } from 'react-router'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { useFieldMessages } from '../field-messages.ts'
import { ProblemNote } from '../forms/problem-note.tsx'
import { SendButton, SendingForm } from '../forms/sending-form.tsx'
import { useMended } from '../use-mended.ts'
import { violationText } from '../violation-text.ts'
import { CompanyFields } from './company-fields.tsx'
import type { ProfileData } from './load-profile.ts'
import type { ProfileAnswer } from './profile-action.ts'

/** Name, birthday, company. */
export function ProfileForm({ answer }: { answer: ProfileAnswer | undefined }) {
  const loaded = useLoaderData<ProfileData>()
  const texts = useTexts()
  const { checkout, person, violations } = texts
  const { address } = checkout
  const words = person.profile

  const typed = answer?.typed.intent === 'group' ? loaded.typed : (answer?.typed ?? loaded.typed)
  const { left: errors, onInput } = useMended(answer)
  const messages = useFieldMessages(answer?.errors ?? {}, loaded.rules, {
    title: words.title,
    birthday: words.birthday,
    accountType: words.trade,
  })
  const field = (name: string) => ({
    name,
    defaultValue: typed[name] ?? '',
    error: errors[name] && violationText(errors[name], texts),
    enterKeyHint: 'next' as const,
  })

  return (
    <SendingForm method="post" noValidate className="grid content-start gap-6" onInput={onInput}>
      <ProblemNote problem={answer?.problem} />
      <ErrorSummary
        title={violations.summary(Object.keys(messages).length)}
        errors={messages}
        answer={answer}
      />
      <div className="form-row">
        <Select
          label={`${address.salutation} (${checkout.optional})`}
          {...field('salutationId')}
          autoComplete="honorific-prefix"
          options={[{ value: '', label: checkout.choose }, ...loaded.salutations]}
        />
        <TextInput
          label={`${words.title} (${checkout.optional})`}
          {...field('title')}
          autoComplete="off"
          maxLength={100}
        />
      </div>
      <div className="form-row">
        <TextInput
          label={address.firstName}
          {...field('firstName')}
          autoComplete="given-name"
          maxLength={255}
          required
        />
        <TextInput
          label={address.lastName}
          {...field('lastName')}
          autoComplete="family-name"
          maxLength={255}
          required
        />
      </div>
      <TextInput
        label={`${words.birthday} (${checkout.optional})`}
        {...field('birthday')}
        type="date"
        min="1900-01-01"
        autoComplete="bday"
        className="sm:max-w-60"
      />
      <div className="grid gap-4">
        <Checkbox
          label={words.isCompany}
          name="accountType"
          value="business"
          defaultChecked={typed.accountType === 'business'}
          error={errors.accountType && violationText(errors.accountType, texts)}
        />
        <CompanyFields typed={typed} errors={errors} rules={loaded.rules.billing} />
      </div>
      <p className="text-sm text-muted">{checkout.required}</p>
      <SendButton className="justify-self-start">{words.save}</SendButton>
    </SendingForm>
  )
}
