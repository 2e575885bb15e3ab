import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = FieldProps & { options: readonly SelectOption[] } & Omit<
    ComponentProps<'select'>,
    keyof FieldProps
  >

/** One of many, as the device shows it. */
export const Select = ({
  label,
  name,
  id,
  hint,
  error,
  required,
  options,
  className = '',
  ...select
}: SelectProps) => (
  <Field {...{ label, name, id, hint, error, required }}>
    {(aria) => (
      <select {...select} {...aria} className={`input ${className}`}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
