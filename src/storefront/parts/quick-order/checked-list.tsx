// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is no table to a browser any more
import { RefreshCw, ShoppingCart } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Link } from '../../../ui/link.tsx'
import { dropDraft } from '../../browser/draft.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { SendButton, SendingForm } from '../forms/sending-form.tsx'
import { useMoney } from '../terms.tsx'
import type { CheckedOrder } from './checked-order.ts'
import { CheckedTableRow, lineId } from './checked-table-row.tsx'
import { listDraft, orderFields, rowsOf } from './order-fields.ts'
import { useProblem } from './order-list.tsx'
import type { QuickOrderAnswer } from './quick-order-action.ts'

type CheckedListProps = { checked: CheckedOrder; problem: QuickOrderAnswer['problem'] }

/** The answers, line by line: what can be ordered is ordered at once, everything else is put right here. */
export function CheckedList({ checked, problem }: CheckedListProps) {
  const { quick } = useTexts().professional
  const path = usePaths()
  const money = useMoney()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const orderable = useOrderable(form, checked)
  const said = useProblem(problem)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer is read from its beginning
  useEffect(() => heading.current?.focus({ preventScroll: false }), [checked])

  return (
    <section className="mt-8" aria-labelledby="result">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="result" ref={heading} tabIndex={-1} className="scroll-mt-24">
          {quick.result}
        </h2>
        <Link
          to={path('quickOrder')}
          reloadDocument
          onClick={() => dropDraft(listDraft)}
          className="link inline-flex min-h-11 items-center"
        >
          {quick.startAnew}
        </Link>
      </div>
      <Summary checked={checked} />
      {said && (
        <div className="mt-4" role="alert">
          <Alert tone="warning">{said}</Alert>
        </div>
      )}
      <SendingForm
        ref={form}
        method="post"
        key={checked.lines.map(({ line, number }) => `${line}${number}`).join()}
      >
        <div className="mt-4 flex justify-end">
          {/* The first button is what Enter presses: it orders nothing. */}
          <SendButton name={orderFields.intent} value="again" look="quiet">
            <RefreshCw aria-hidden size={16} />
            {quick.checkAgain}
          </SendButton>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard */}
        <section className="articles-room mt-3" aria-label={quick.scroll} tabIndex={0}>
          <CheckedTable checked={checked} />
        </section>
        <div className="totals-bar not-printed">
          <p className="sum mr-auto tabular-nums">
            <span className="text-sm text-muted">{quick.total}</span>{' '}
            <b className="text-lg font-medium">{money(checked.total)}</b>{' '}
            <span className="text-sm text-muted">{quick.totalNote[checked.taxStatus]}</span>
          </p>
          <SendButton name={orderFields.intent} value="order" size="large" aria-disabled={orderable === 0}>
            <ShoppingCart aria-hidden size={18} />
            {orderable === 0 ? quick.orderNone : quick.order(orderable)}
          </SendButton>
        </div>
      </SendingForm>
    </section>
  )
}

export function CheckedTable({ checked }: { checked: CheckedOrder }) {
  const { quick } = useTexts().professional
  const heads = [quick.line, quick.verdict, quick.article, quick.quantity, quick.job, quick.price]

  return (
    <table role="table" className="articles articles-cards checked">
      <caption className="sr-only">{quick.result}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {checked.lines.map((row, at) => (
          <CheckedTableRow key={row.line} row={row} at={at} />
        ))}
      </tbody>
    </table>
  )
}

/** How many of each verdict, and which lines want a look. */
function Summary({ checked: { summary, lines } }: Pick<CheckedListProps, 'checked'>) {
  const { quick } = useTexts().professional
  const { counts } = quick
  const said = [
    ...(
      [
        'found',
        'quantityAdjusted',
        'successor',
        'similar',
        'unknown',
        'duplicates',
        'empty',
        'headings',
      ] as const
    )
      .filter((kind) => summary[kind] > 0)
      .map((kind) => counts[kind](summary[kind])),
  ]
  const toCheck = lines.filter(({ verdict }) => verdict !== 'found')

  return (
    <div role="status" className="mt-2">
      <p className="text-lg">{quick.summary(summary.orderable, summary.lines)}</p>
      <p className="text-muted">{said.join(' · ')}</p>
      {toCheck.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3">
          <span>{quick.toCheck}</span>
          {toCheck.slice(0, mostLinks).map(({ line }) => (
            <a key={line} href={`#${lineId(line)}`} className="link inline-flex min-h-11 items-center">
              {quick.lineShort(line)}
            </a>
          ))}
          {toCheck.length > mostLinks && <span>…</span>}
        </p>
      )}
    </div>
  )
}

const mostLinks = 24

/** How many lines would be ordered as the form is filled in now. */
function useOrderable(form: RefObject<HTMLFormElement | null>, { summary, lines }: CheckedOrder): number {
  const [count, setCount] = useState<{ of: typeof lines; lines: number } | null>(null)

  useEffect(() => {
    const element = form.current
    if (!element) return
    const look = () => {
      const taken = rowsOf(new FormData(element)).filter(
        ({ pick, quantity }) => pick && Number(quantity) >= 1,
      )
      setCount({ of: lines, lines: taken.length })
    }
    look()
    element.addEventListener('input', look)
    return () => element.removeEventListener('input', look)
  }, [form, lines])

  return count?.of === lines ? count.lines : summary.orderable
}
