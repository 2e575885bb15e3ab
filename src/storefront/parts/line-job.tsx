import { Tag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { useFetcher } from 'react-router'
import { longestJob } from '../../shop/cart/line-purpose.ts'
import { Button } from '../../ui/button.tsx'
import { unbroken } from '../../values/unbroken.ts'
import type { CartAnswer } from '../pages/cart-action.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import type { CartLine } from './cart-shape.ts'

type LineJobProps = {
  line: Pick<CartLine, 'id' | 'label' | 'payload'>
  fetcher: ReturnType<typeof useFetcher<CartAnswer>>
}

/** The job a line is for, folded until somebody wants to name it; no name takes it away. */
export function LineJob({ line: { id, label, payload }, fetcher }: LineJobProps) {
  const { job: words } = useTexts().cart
  const path = usePaths()
  const field = `job-${id}`
  const job = payload.job ?? ''
  const fold = useRef<HTMLDetailsElement>(null)
  const before = useRef(job)

  // Saved, it folds again, and the focus does not get lost in it.
  useEffect(() => {
    if (before.current === job) return
    before.current = job
    const { current } = fold
    if (current?.contains(document.activeElement)) current.querySelector('summary')?.focus()
    if (current) current.open = false
  }, [job])

  return (
    <details ref={fold}>
      <summary>
        <Tag aria-hidden size={16} />
        {job ? words.change : words.add}
        <span className="sr-only">: {unbroken(label)}</span>
      </summary>
      <fetcher.Form method="post" action={path('cart')} className="grid max-w-md gap-2 pb-4">
        <input type="hidden" name="id" value={id} />
        <label htmlFor={field} className="text-sm font-medium">
          {words.label}
        </label>
        <div className="flex gap-2">
          <input
            key={job}
            id={field}
            name="job"
            className="input"
            defaultValue={job}
            maxLength={longestJob}
            autoComplete="off"
            aria-describedby={`${field}-hint`}
          />
          <Button look="quiet" name="intent" value="job">
            {words.save}
          </Button>
        </div>
        <p id={`${field}-hint`} className="text-sm text-muted">
          {words.hint}
        </p>
      </fetcher.Form>
    </details>
  )
}
