import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Own<Element extends 'input' | 'textarea'> = FieldProps & Omit<ComponentProps<Element>, keyof FieldProps>

/** One line of text. `defaultValue` keeps what was typed. */
export const TextInput = ({
  label,
  name,
  id,
  hint,
  error,
  required,
  className = '',
  ...input
}: Own<'input'>) => (
  <Field {...{ label, name, id, hint, error, required }}>
    {(aria) => <input type="text" {...input} {...aria} className={`input ${className}`} />}
  </Field>
)

/** Several lines of text. */
export const TextArea = ({
  label,
  name,
  id,
  hint,
  error,
  required,
  className = '',
  ...area
}: Own<'textarea'>) => (
  <Field {...{ label, name, id, hint, error, required }}>
    {(aria) => <textarea rows={5} {...area} {...aria} className={`input ${className}`} />}
  </Field>
)
