import { Fieldset } from '../../../ui/fieldset.tsx'
import { Select, type SelectOption } from '../../../ui/select.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { FormAnswer, Typed } from './form-answer.ts'
import { MessageForm } from './message-form.tsx'
import { AddressFields, EmailInput, NameFields, PhoneInput } from './person-fields.tsx'
import { useFields } from './use-fields.ts'

type ContactFormProps = {
  /** What another page filled in: the measurements nothing fits, the answers that led to no part. */
  known: Typed
  answer: FormAnswer | undefined
  salutations: readonly SelectOption[]
}

/** A message to the company. */
export function ContactForm({ known, answer, salutations }: ContactFormProps) {
  const { forms } = useTexts()
  const { contact } = forms
  const fields = useFields(answer, known)
  const { field } = fields

  return (
    <MessageForm
      {...{ answer, fields }}
      called={{ location: forms.fields.city }}
      consent="checkbox"
      send={contact.send}
    >
      <Fieldset legend={contact.about} className="form-grid">
        <TextInput {...field('subject')} maxLength={255} required />
        <TextArea {...field('comment')} hint={contact.hints.comment} rows={7} maxLength={4_000} required />
      </Fieldset>
      <Fieldset legend={forms.person} className="form-grid">
        <Select
          {...field('salutationId')}
          options={salutations}
          autoComplete="honorific-prefix"
          className="sm:max-w-60"
          required
        />
        <NameFields field={field} />
        <div className="form-row">
          <EmailInput {...field('email')} hint={contact.hints.email} required />
          <PhoneInput {...field('phone')} />
        </div>
      </Fieldset>
      <Fieldset legend={`${forms.address} (${forms.optional})`} className="form-grid">
        <AddressFields field={field} city="location" />
      </Fieldset>
    </MessageForm>
  )
}
