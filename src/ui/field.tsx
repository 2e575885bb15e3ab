import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type FieldProps = {
  label: ReactNode
  name: string
  /** Only when two fields of one page have the same name. */
  id?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
}

/** What ties an input to its label, its hint and its error. */
export type FieldAria = {
  id: string
  name: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label above its input, a hint and an error below it. Every kind of input is drawn inside one. */
export function Field({ children, ...field }: FieldProps & { children: (aria: FieldAria) => ReactNode }) {
  const aria = fieldAria(field)

  return (
    <div className="field">
      <label htmlFor={aria.id}>
        {field.label}
        <RequiredMark required={field.required} />
      </label>
      {children(aria)}
      <FieldNotes aria={aria} hint={field.hint} error={field.error} />
    </div>
  )
}

/** Where the field of this name is found on its page, e.g. for a link to it. */
export const fieldId = (name: string): string => `field-${name}`

export function fieldAria({ name, id = fieldId(name), hint, error, required }: FieldProps): FieldAria {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}

export const FieldNotes = ({
  aria,
  hint,
  error,
}: { aria: FieldAria } & Pick<FieldProps, 'hint' | 'error'>) => (
  <>
    {hint && (
      <p id={`${aria.id}-hint`} className="hint">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${aria.id}-error`} className="error">
        <CircleAlert aria-hidden size={16} />
        {error}
      </p>
    )}
  </>
)

/** Seen only: the input itself says that it is required. */
export const RequiredMark = ({ required }: { required: boolean | undefined }) =>
  required ? (
    <span aria-hidden className="text-danger">
      {'\u00a0*'}
    </span>
  ) : null
