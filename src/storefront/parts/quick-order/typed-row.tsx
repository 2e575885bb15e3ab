import { useState } from 'react'
import { longestJob } from '../../../shop/cart/line-purpose.ts'
import { useTexts } from '../../shop-frame.tsx'
import { orderFields } from './order-fields.ts'
import { useNumbers } from './use-numbers.ts'

/** A line to type: a number that is completed, how many, and for which job. */
export function TypedRow({ at }: { at: number }) {
  const { quick } = useTexts().professional
  const [typed, setTyped] = useState('')
  const numbers = useNumbers(typed)
  const listId = `numbers-${at}`

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-2 sm:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1fr)]">
      <input
        name={orderFields.number(at)}
        list={listId}
        aria-label={quick.numberOf(at + 1)}
        placeholder={quick.number}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        className="input"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {numbers.map(({ number, name }) => (
          <option key={number} value={number}>
            {name}
          </option>
        ))}
      </datalist>
      <input
        name={orderFields.quantity(at)}
        inputMode="numeric"
        aria-label={quick.quantityOf(at + 1)}
        placeholder={quick.quantity}
        autoComplete="off"
        maxLength={8}
        className="input"
      />
      <input
        name={orderFields.job(at)}
        aria-label={quick.jobOf(at + 1)}
        placeholder={quick.job}
        autoComplete="off"
        maxLength={longestJob}
        className="input max-sm:col-span-2"
      />
    </div>
  )
}
