import { useTexts } from '../../shop-frame.tsx'
import { type ListingForm, listingFormId } from './listing-form.ts'
import { type Measure, type Span, spanFields } from './listing-query.ts'
import { useFollowingValue } from './use-follow.ts'

type SpanFieldsProps = {
  name: Measure | 'price'
  title: string
  isTitleHidden?: boolean
  unit: string
  /** From the least to the most there is: said, not enforced. */
  range: Span
  value: Span
  form: ListingForm
}

/** From here to there, in numbers. Applied when a field is left, so that nothing jumps while somebody types. */
export function SpanFields({ name, title, isTitleHidden, unit, range, value, form }: SpanFieldsProps) {
  const { listing } = useTexts().catalogue
  const fields = spanFields(name)

  return (
    <fieldset>
      <legend className={isTitleHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>
        {title} ({unit})
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <End field={fields.min} label={listing.from} end={range.min} value={value.min} {...{ name, form }} />
        <End field={fields.max} label={listing.to} end={range.max} value={value.max} {...{ name, form }} />
      </div>
    </fieldset>
  )
}

type EndProps = {
  field: string
  label: string
  end: number | null
  value: number | null
} & Pick<SpanFieldsProps, 'name' | 'form'>

function End({ field, label, end, value, name, form }: EndProps) {
  const input = useFollowingValue<HTMLInputElement>(value === null ? '' : String(value))
  const isPrice = name === 'price'

  return (
    <label className="relative block">
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-sm text-muted">
        {label}
      </span>
      <input
        ref={input}
        name={field}
        form={listingFormId}
        inputMode={isPrice ? 'decimal' : 'numeric'}
        pattern={isPrice ? '[0-9]{1,7}([.,][0-9]{1,2})?' : '[0-9]{1,6}'}
        autoComplete="off"
        defaultValue={value ?? ''}
        placeholder={end === null ? '' : String(end)}
        onBlur={form.onLeft}
        className="input pl-11 tabular-nums"
      />
    </label>
  )
}
