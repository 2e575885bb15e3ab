import { Fieldset } from '../../../ui/fieldset.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { FormAnswer } from './form-answer.ts'
import { type LoadedRequest, serviceTypes } from './load-request.ts'
import { MessageForm } from './message-form.tsx'
import { AddressFields, EmailInput, NameFields, PhoneInput } from './person-fields.tsx'
import { useFields } from './use-fields.ts'

type RequestFormProps = Pick<LoadedRequest, 'known' | 'cantons' | 'partners'> & {
  answer: FormAnswer | undefined
}

/** To see a system at a partner's, or to have it built in. */
export function RequestForm({ known, cantons, partners, answer }: RequestFormProps) {
  const { dealers, forms } = useTexts()
  const { request } = forms
  const fields = useFields(answer, known)
  const { typed, field, errorOf } = fields

  return (
    <MessageForm {...{ answer, fields }} action="#request" consent="acceptedTerms" send={request.send}>
      {/* A link in the list of errors leads here: a group of radios has no field of its own. */}
      <div id="field-serviceType">
        <RadioCards
          legend={forms.fields.serviceType}
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
          <PhoneInput {...field('phone')} hint={request.hints.phone} required />
          <EmailInput
            {...field('email')}
            label={`${forms.fields.email} (${forms.optional})`}
            hint={request.hints.email}
          />
        </div>
        <AddressFields field={field} city="city" needed={{ zip: true }} />
      </Fieldset>
    </MessageForm>
  )
}
