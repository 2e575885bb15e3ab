import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { type DealerQuery, dealerTypes } from './dealer-query.ts'

type DealerFormProps = {
  query: DealerQuery
  countries: readonly { iso: string; name: string }[]
  /** All names of towns; the browser completes them by itself. */
  towns: readonly string[]
}

/** Where somebody is, and whom she looks for. A plain form: what it asks is the address of the answer. */
export function DealerForm({ query, countries, towns }: DealerFormProps) {
  const { form, typesOf } = useTexts().dealers
  const path = usePaths()

  return (
    <Form action={path('dealers')} role="search" aria-label={form.label} className="dealer-form not-printed">
      <TextInput
        // Another answer brings another form.
        key={`search ${query.search}`}
        name="search"
        label={form.search}
        placeholder={form.example}
        defaultValue={query.search}
        list="town-names"
        type="search"
        maxLength={100}
        autoComplete="postal-code"
        enterKeyHint="search"
      />
      <datalist id="town-names">
        {towns.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Select
        key={`type ${query.type}`}
        name="type"
        label={form.type}
        defaultValue={query.type}
        options={[
          { value: '', label: form.anyType },
          ...dealerTypes.map((value) => ({ value, label: typesOf[value] })),
        ]}
      />
      <Select
        key={`country ${query.country}`}
        name="country"
        label={form.country}
        defaultValue={query.country}
        options={[
          { value: '', label: form.anyCountry },
          ...countries.map(({ iso, name }) => ({ value: iso, label: name })),
        ]}
      />
      <Button type="submit" size="large">
        <Search aria-hidden size={18} />
        {form.submit}
      </Button>
    </Form>
  )
}
