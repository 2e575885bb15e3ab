import type { ReactNode } from 'react'
import { Fieldset } from './fieldset.tsx'

export type Choice = {
  value: string
  title: ReactNode
  text?: ReactNode
  aside?: ReactNode
  disabled?: boolean
}

type RadioCardsProps = {
  legend: ReactNode
  name: string
  choices: readonly Choice[]
  chosen?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  onChoose?: (value: string) => void
}

/** One of a few, each with room to explain itself. */
export const RadioCards = ({
  legend,
  name,
  choices,
  chosen,
  hint,
  error,
  required,
  onChoose,
}: RadioCardsProps) => (
  <Fieldset legend={legend} hint={hint} error={error} className="grid gap-2">
    {choices.map(({ value, title, text, aside, disabled }) => (
      <label key={value} className="choice">
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={value === chosen}
          required={required}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          onChange={() => onChoose?.(value)}
        />
        <span>{title}</span>
        {aside && <span className="tabular-nums">{aside}</span>}
        {text && <small>{text}</small>}
      </label>
    ))}
  </Fieldset>
)
