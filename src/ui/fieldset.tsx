import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type FieldsetProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string
  children: ReactNode
}

/** Inputs that belong together, under one name. */
export const Fieldset = ({ legend, hint, error, className = 'grid gap-4', children }: FieldsetProps) => (
  <fieldset>
    <legend className="mb-3 text-lg font-semibold">{legend}</legend>
    {hint && <p className="hint mb-3">{hint}</p>}
    {error && (
      <p className="error mb-3">
        <CircleAlert aria-hidden size={16} />
        {error}
      </p>
    )}
    <div className={className}>{children}</div>
  </fieldset>
)
