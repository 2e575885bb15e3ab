import { Button } from '../../ui/button.tsx'
import { Select, type SelectOption } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { AddressPart } from '../pages/checkout/typed-address.ts'
import { useTexts } from '../shop-frame.tsx'
import type { CountryRules } from './country-rules.ts'
import { useTowns } from './use-towns.ts'
import { type Violation, violationText } from './violation-text.ts'

export type AddressFormProps = {
  use: AddressPart
  typed: Readonly<Record<string, string>>
  errors: Readonly<Record<string, Violation>>
  rules: CountryRules
  countries: readonly SelectOption[]
  salutations: readonly SelectOption[]
  /** The country decides what else is asked for, so the form has to be drawn anew. */
  onCountry: () => void
}

/** Where something goes: a name and a place, asked for as its country writes it. */
export function AddressForm({
  use,
  typed,
  errors,
  rules,
  countries,
  salutations,
  onCountry,
}: AddressFormProps) {
  const texts = useTexts()
  const { address, choose, optional } = texts.checkout
  const field = (name: string, example?: string) => ({
    name: `${use}.${name}`,
    defaultValue: typed[`${use}.${name}`] ?? '',
    error: errors[`${use}.${name}`] && violationText(errors[`${use}.${name}`]!, texts, example), // looked up a moment ago
  })
  // A browser that keeps several addresses is told which of the two is asked for.
  const auto = (token: string) => ({
    autoComplete: use === 'address' ? token : `${use} ${token}`,
    enterKeyHint: 'next' as const,
  })
  const { onZip, towns, filledIn, choose: chooseTown } = useTowns(use, rules.iso)
  const houseNumber = (
    <TextInput
      label={address.houseNumber}
      {...field('houseNumber')}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={20}
    />
  )

  return (
    <div className="form-grid">
      <Select
        label={address.salutation}
        {...field('salutationId')}
        {...auto('honorific-prefix')}
        options={[{ value: '', label: choose }, ...salutations]}
        className="sm:max-w-60"
      />
      <div className="form-row">
        <TextInput label={address.firstName} {...field('firstName')} {...auto('given-name')} required />
        <TextInput label={address.lastName} {...field('lastName')} {...auto('family-name')} required />
      </div>
      <div className={`form-row ${rules.numberFirst ? 'form-row-narrow-wide' : 'form-row-wide-narrow'}`}>
        {rules.numberFirst && houseNumber}
        <TextInput label={address.street} {...field('street')} {...auto('address-line1')} required />
        {!rules.numberFirst && houseNumber}
      </div>
      <TextInput
        label={`${address.additional} (${optional})`}
        {...field('additionalAddressLine1')}
        {...auto('address-line2')}
      />
      <div className="form-row form-row-narrow-wide">
        <TextInput
          label={address.zipcode}
          {...field('zipcode', rules.zipExample)}
          {...auto('postal-code')}
          inputMode={/[A-Z]/.test(rules.zipExample) ? 'text' : 'numeric'}
          autoCapitalize="characters"
          maxLength={50}
          onInput={onZip}
          required
        />
        <TextInput
          label={address.city}
          {...field('city')}
          {...auto('address-level2')}
          list={towns.length > 0 ? `${use}-towns` : undefined}
          maxLength={70}
          required
        />
        {towns.length > 0 && (
          <datalist id={`${use}-towns`}>
            {towns.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
        <span role="status" className="sr-only">
          {filledIn ? address.cityFilled(filledIn) : towns.length > 1 && address.whichCity}
        </span>
      </div>
      {towns.length > 1 && (
        <fieldset className="town-choice">
          <legend>{address.whichCity}</legend>
          {towns.map((town) => (
            <button
              key={town.name}
              type="button"
              className="button button-quiet"
              onClick={({ currentTarget }) => chooseTown(town, currentTarget.form)}
            >
              {town.name}
            </button>
          ))}
        </fieldset>
      )}
      <div className="form-row">
        <div className="grid gap-2">
          <Select
            label={address.country}
            {...field('countryId')}
            {...auto('country')}
            options={countries}
            onChange={onCountry}
            required
          />
          <noscript>
            <Button look="quiet" type="submit" name="intent" value="country">
              {address.updateCountry}
            </Button>
          </noscript>
        </div>
        {rules.states.length > 0 && (
          <Select
            // The regions of another country are another choice.
            key={rules.id}
            label={address.states[rules.iso] ?? address.state}
            {...field('countryStateId')}
            {...auto('address-level1')}
            options={[
              { value: '', label: choose },
              ...rules.states.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            required
          />
        )}
      </div>
      <TextInput
        label={`${address.phone} (${optional})`}
        {...field('phoneNumber', rules.phoneExample)}
        {...auto('tel')}
        type="tel"
        inputMode="tel"
        enterKeyHint="done"
        hint={`${address.phoneHint}, ${address.example(rules.phoneExample.replaceAll(' ', '\u00a0'))}`}
        className="sm:max-w-72"
      />
    </div>
  )
}
