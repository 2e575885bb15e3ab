import type { FormEvent } from 'react'
import { listingFormId } from './listing-form.ts'
import { useFollowingTick } from './use-follow.ts'

type TickProps = {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  chosen: boolean
  color?: string | null
  /** How many there are; with none it cannot be chosen, only taken away. */
  count?: number | null
  onChoice: (event: FormEvent<HTMLInputElement>) => void
}

/** A box or a radio among the filters, with how many it would leave. */
export function Tick({ type = 'checkbox', name, value, label, chosen, color, count, onChoice }: TickProps) {
  const field = useFollowingTick(chosen)
  const isEmpty = count === 0

  return (
    <label
      className={`flex min-h-11 items-center gap-3 text-[0.9375rem] lg:min-h-9 ${isEmpty ? 'text-muted' : 'hover:text-primary'}`}
    >
      <input
        ref={field}
        form={listingFormId}
        defaultChecked={chosen}
        onChange={onChoice}
        className="size-4.5 flex-none accent-primary"
        {...{ type, name, value }}
      />
      {color && (
        <i
          aria-hidden
          className="size-4.5 flex-none rounded-full border border-edge"
          style={{ background: color }}
        />
      )}
      <span className="grow">{label}</span>
      {count !== null && count !== undefined && <small className="text-muted tabular-nums">{count}</small>}
    </label>
  )
}
