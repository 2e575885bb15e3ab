import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { Mode } from './shown.tsx'

/** Every kind of input: empty, filled, wrong, only to be read, out of reach. */
export function Forms({ mode }: { mode: Mode }) {
  const words = useTexts().styleguide
  const named = (name: string) => ({ name: `${mode}-${name}` })
  const options = words.options.map((label) => ({ value: label, label }))

  return (
    <form className="grid gap-5" action="#forms">
      <TextInput {...named('empty')} label={words.field} hint={words.hint} placeholder="600" required />
      <TextInput {...named('wrong')} label={words.field} defaultValue="1200" error={words.error} />
      <TextInput {...named('read')} label={words.readOnly} defaultValue="11.60.4017.1" readOnly />
      <TextInput {...named('off')} label={words.field} defaultValue="600" disabled />
      <Select {...named('select')} label={words.select} options={options} />
      <Select {...named('select-off')} label={words.select} options={options} disabled />
      <TextArea {...named('note')} label={words.note} rows={3} />
      <Fieldset legend={words.note} hint={words.hint} error={words.tickError}>
        <Checkbox {...named('tick')} label={words.tick} defaultChecked />
        <Checkbox {...named('tick-wrong')} label={words.tick} error={words.tickError} />
        <Checkbox {...named('tick-off')} label={words.tick} disabled />
      </Fieldset>
      <RadioCards
        legend={words.choice}
        {...named('choice')}
        chosen="0"
        choices={words.options.map((title, position) => ({
          value: String(position),
          title,
          text: position < 2 ? words.choiceText : words.soldOut,
          aside: position < 2 ? 'CHF 12.00' : undefined,
          disabled: position === 2,
        }))}
      />
      <p className="flex flex-wrap items-center gap-3">
        <QuantityInput
          label={`${words.quantity}, ${mode}`}
          less={words.less}
          more={words.more}
          {...named('quantity')}
        />
      </p>
      <Alert tone="danger" title={words.summary}>
        <a className="link" href={`#field-${mode}-wrong`}>
          {words.error}
        </a>
      </Alert>
    </form>
  )
}
