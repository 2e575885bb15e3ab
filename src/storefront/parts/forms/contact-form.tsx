import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { Select, type SelectOption } from '../../../ui/select.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { FormAnswer, Typed } from './form-answer.ts'
import { AddressFields, NameFields } from './person-fields.tsx'
import { PrivacyBox } from './privacy-box.tsx'
import { ProblemNote } from './problem-note.tsx'
import { UnseenField } from './unseen-field.tsx'
import { useFields } from './use-fields.ts'

type ContactFormProps = {
  /** What another page filled in: the measurements nothing fits, the answers that led to no part. */
  known: Typed
  answer: FormAnswer | undefined
  salutations: readonly SelectOption[]
}

/** A message to the company. */
export function ContactForm({ known, answer, salutations }: ContactFormProps) {
  const { forms, violations } = useTexts()
  const { contact, fields } = forms
  const { typed, field, errorOf, messages } = useFields(answer, known)
  const isSending = useNavigation().state !== 'idle'
  const wrong = messages({ ...fields, location: fields.city, checkbox: fields.privacy })

  return (
    <Form method="post" noValidate className="grid gap-8">
      <ErrorSummary title={violations.summary(Object.keys(wrong).length)} errors={wrong} answer={answer} />
      <ProblemNote problem={answer?.problem} />
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
          <TextInput
            {...field('email')}
            hint={contact.hints.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <TextInput {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
        </div>
      </Fieldset>
      <Fieldset legend={`${forms.address} (${forms.optional})`} className="form-grid">
        <AddressFields field={field} city="location" />
      </Fieldset>
      <div className="grid gap-4">
        <UnseenField />
        <PrivacyBox name="checkbox" ticked={typed.checkbox === 'on'} error={errorOf('checkbox')} />
        <p className="hint">{forms.required}</p>
        <Button type="submit" size="large" className="justify-self-start" aria-disabled={isSending}>
          {contact.send}
        </Button>
      </div>
    </Form>
  )
}
