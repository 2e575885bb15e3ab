import { useTexts } from '../shop-frame.tsx'
import { type CountryRules, vatIdLabel } from './country-rules.ts'
import { type Violation, violationText } from './violation-text.ts'

type Rules = Readonly<Record<'shipping' | 'billing', CountryRules>>

/**
 * What is wrong, field by field, with the name of the field before it: for the list above the form. `own` names what
 * only this form asks for.
 */
export function useFieldMessages(
  errors: Readonly<Record<string, Violation>>,
  rules: Rules,
  own: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const texts = useTexts()
  const { address, person, privacy } = texts.checkout
  const labels: Partial<Record<string, string>> = {
    email: person.email,
    company: address.company,
    vatId: vatIdLabel(rules.billing, texts),
    privacy: privacy.short,
    salutationId: address.salutation,
    firstName: address.firstName,
    lastName: address.lastName,
    street: address.street,
    houseNumber: address.houseNumber,
    additionalAddressLine1: address.additional,
    zipcode: address.zipcode,
    city: address.city,
    countryId: address.country,
    countryStateId: address.state,
    phoneNumber: address.phone,
    ...own,
  }

  return Object.fromEntries(
    Object.entries(errors).map(([name, violation]) => {
      const [use, field] = name.includes('.') ? name.split('.') : [undefined, name]
      const label = labels[field ?? name]
      const message = violationText(
        violation,
        texts,
        exampleOf(field ?? name, rules[use === 'billing' ? 'billing' : 'shipping']),
      )
      const where = use === 'billing' ? `${address.billing}, ${label}` : label
      return [name, where ? texts.violations.inField(where, message) : message]
    }),
  )
}

const exampleOf = (field: string, rules: CountryRules): string =>
  ({ zipcode: rules.zipExample, phoneNumber: rules.phoneExample, vatId: rules.vatIdExample })[field] ?? ''
