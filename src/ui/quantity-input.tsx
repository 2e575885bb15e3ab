import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useHydrated } from './hydrated.ts'

type QuantityInputProps = {
  label: string
  less: string
  more: string
  name?: string
  defaultValue?: number
  min?: number
  max?: number | undefined
  step?: number
  /** Inside a form of its own: before scripts arrive a step sends it, under this name and with how many more. */
  stepName?: string
  /** Told when the number was changed, by typing or by a step. */
  onQuantity?: (quantity: number) => void
}

/** How many. A number field everywhere; where there are scripts it has a step down and a step up. */
export function QuantityInput(props: QuantityInputProps) {
  const {
    label,
    less,
    more,
    name = 'quantity',
    defaultValue = 1,
    min = 1,
    max,
    step = 1,
    stepName,
    onQuantity,
  } = props
  const input = useRef<HTMLInputElement>(null)
  const asleep = !useHydrated()

  const move = (direction: 'stepUp' | 'stepDown') => {
    input.current?.[direction]()
    told()
  }
  const stepBy = (more: number, direction: 'stepUp' | 'stepDown') =>
    asleep && stepName
      ? ({ type: 'submit', name: stepName, value: more } as const)
      : ({ type: 'button', 'data-later': 'only', onClick: () => move(direction) } as const)
  const told = () => {
    const quantity = input.current?.valueAsNumber
    if (quantity !== undefined && Number.isFinite(quantity)) onQuantity?.(quantity)
  }

  return (
    <span className="quantity">
      <button aria-label={less} {...stepBy(-step, 'stepDown')}>
        <Minus aria-hidden size={16} />
      </button>
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        onChange={told}
        {...{ name, defaultValue, min, max, step }}
      />
      <button aria-label={more} {...stepBy(step, 'stepUp')}>
        <Plus aria-hidden size={16} />
      </button>
    </span>
  )
}
