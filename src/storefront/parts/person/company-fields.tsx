import { TextInput } from '../../../ui/text-input.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { type CountryRules, vatIdLabel } from '../country-rules.ts'
import { type Violation, violationText } from '../violation-text.ts'

type CompanyFieldsProps = {
  typed: Readonly<Record<string, string>>
  errors: Readonly<Record<string, Violation>>
  /** Of the country the bill goes to: its number has another name and form in each. */
  rules: CountryRules
  hint?: string
}

/** What a company adds to its account. Seen while the form says that it is one. */
export function CompanyFields({ typed, errors, rules, hint }: CompanyFieldsProps) {
  const texts = useTexts()
  const { address, optional } = texts.checkout
  const { vatIdExample } = rules

  return (
    <div className="form-row only-business">
      <TextInput
        label={address.company}
        name="company"
        autoComplete="organization"
        enterKeyHint="next"
        maxLength={255}
        defaultValue={typed.company ?? ''}
        error={errors.company && violationText(errors.company, texts)}
        required
      />
      <TextInput
        label={`${vatIdLabel(rules, texts)} (${optional})`}
        name="vatId"
        hint={[address.example(vatIdExample), hint].filter(Boolean).join('. ')}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
        spellCheck={false}
        defaultValue={typed.vatId ?? ''}
        error={errors.vatId && violationText(errors.vatId, texts, vatIdExample)}
      />
    </div>
  )
}
