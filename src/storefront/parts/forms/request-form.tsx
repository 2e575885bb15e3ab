import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { FormAnswer } from './form-answer.ts'
import { type LoadedRequest, serviceTypes } from './load-request.ts'
import { AddressFields, NameFields } from './person-fields.tsx'
import { PrivacyBox } from './privacy-box.tsx'
import { ProblemNote } from './problem-note.tsx'
import { UnseenField } from './unseen-field.tsx'
import { useFields } from './use-fields.ts'

type RequestFormProps = Pick<LoadedRequest, 'known' | 'cantons' | 'partners'> & {
  answer: FormAnswer | undefined
}

/** To see a system at a partner's, or to have it built in. */
export function RequestForm({ known, cantons, partners, answer }: RequestFormProps) {
  const { dealers, forms, violations } = useTexts()
  const { request, fields } = forms
  const { typed, field, errorOf, messages } = useFields(answer, known)
  const isSending = useNavigation().state !== 'idle'
  const wrong = messages({ ...fields, acceptedTerms: fields.privacy })

  return (
    <Form method="post" action="#request" noValidate className="grid max-w-3xl gap-8">
      <ErrorSummary title={violations.summary(Object.keys(wrong).length)} errors={wrong} answer={answer} />
      <ProblemNote problem={answer?.problem} />
      {/* A link in the list of errors leads here: a group of radios has no field of its own. */}
      <div id="field-serviceType">
        <RadioCards
          legend={fields.serviceType}
          name="serviceType"
          choices={serviceTypes.map((value) => ({ value, ...request.services[value] }))}
          chosen={typed.serviceType}
          error={errorOf('serviceType')}
          required
        />
      </div>
      <Fieldset legend={request.where} className="form-grid">
        <Select
          {...field('canton')}
          options={[{ value: '', label: forms.choose }, ...cantons]}
          className="sm:max-w-72"
        />
        <Select
          {...field('partner')}
          options={[
            { value: '', label: request.anyPartner },
            ...partners.map(({ id, name, services }) => ({
              value: id,
              label: `${name} (${services.map((service) => dealers.services[service]).join(', ')})`,
            })),
          ]}
        />
        <TextInput {...field('location')} hint={request.hints.location} maxLength={255} />
        <TextArea {...field('description')} hint={request.hints.description} rows={5} maxLength={4_000} />
      </Fieldset>
      <Fieldset legend={forms.person} className="form-grid">
        <NameFields field={field} required />
        <div className="form-row">
          <TextInput
            {...field('phone')}
            hint={request.hints.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            required
          />
          <TextInput
            {...field('email')}
            label={`${fields.email} (${forms.optional})`}
            hint={request.hints.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
        </div>
        <AddressFields field={field} city="city" needed={{ zip: true }} />
      </Fieldset>
      <div className="grid gap-4">
        <UnseenField />
        <PrivacyBox
          name="acceptedTerms"
          ticked={typed.acceptedTerms === 'on'}
          error={errorOf('acceptedTerms')}
        />
        <p className="hint">{forms.required}</p>
        <Button type="submit" size="large" className="justify-self-start" aria-disabled={isSending}>
          {request.send}
        </Button>
      </div>
    </Form>
  )
}
