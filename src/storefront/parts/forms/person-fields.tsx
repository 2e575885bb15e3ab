import type { ComponentProps } from 'react'
import { TextInput } from '../../../ui/text-input.tsx'
import type { useFields } from './use-fields.ts'

type Fields = Pick<ReturnType<typeof useFields>, 'field'>

/** First and last name. */
export const NameFields = ({ field, required }: Fields & { required?: boolean }) => (
  <div className="form-row">
    <TextInput {...field('firstName')} autoComplete="given-name" maxLength={255} required={required} />
    <TextInput {...field('lastName')} autoComplete="family-name" maxLength={255} required={required} />
  </div>
)

type Typed = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>

/** As a browser fills it in, and as long as one may be. */
export const EmailInput = (props: Typed) => (
  <TextInput type="email" inputMode="email" autoComplete="email" maxLength={254} {...props} />
)

export const PhoneInput = (props: Typed) => (
  <TextInput type="tel" inputMode="tel" autoComplete="tel" maxLength={40} {...props} />
)

/** Street and number, postal code and town; `city` is what the wire calls the town. */
export const AddressFields = ({
  field,
  city,
  needed = {},
}: Fields & { city: string; needed?: { street?: boolean; zip?: boolean } }) => (
  <>
    <div className="form-row form-row-wide-narrow">
      <TextInput {...field('street')} autoComplete="address-line1" maxLength={255} required={needed.street} />
      <TextInput {...field('number')} autoComplete="off" maxLength={20} />
    </div>
    <div className="form-row form-row-narrow-wide">
      <TextInput {...field('zip')} autoComplete="postal-code" maxLength={50} required={needed.zip} />
      <TextInput
        {...field(city, 'city')}
        autoComplete="address-level2"
        maxLength={70}
        required={needed.zip}
      />
    </div>
  </>
)
