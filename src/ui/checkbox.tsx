import type { ComponentProps } from 'react'
import { FieldNotes, type FieldProps, fieldAria, RequiredMark } from './field.tsx'

type CheckboxProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>

/** Yes or no. The label may hold links. */
export function Checkbox({ label, name, id, hint, error, required, ...input }: CheckboxProps) {
  const aria = fieldAria({ label, name, id, hint, error, required })

  return (
    <div className="check">
      <input {...input} {...aria} type="checkbox" />
      <label htmlFor={aria.id}>
        {label}
        <RequiredMark required={required} />
      </label>
      <FieldNotes aria={aria} hint={hint} error={error} />
    </div>
  )
}
