import { Trash2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../../ui/link.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { unbroken } from '../../values/unbroken.ts'
import { useCart } from '../browser/cart-state.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { CartPicture } from './cart-picture.tsx'
import type { CartLine } from './cart-shape.ts'
import { LinePurpose } from './line-purpose.tsx'
import { type Problem, problemText } from './problem-text.ts'
import type { RemovedLine } from './removed-lines.ts'

type SideCartLineProps = {
  line: CartLine
  money: (amount: number) => string
  /** Told before it is taken out, so that it can be put back. */
  onRemove: () => void
}

/** A product in the cart at the side: how many of it, and out with it. */
export function SideCartLine({ line, money, onRemove }: SideCartLineProps) {
  const { cart: words } = useTexts()
  const path = usePaths()
  const { label, payload, price, quantityInformation, quantity } = line
  const { set, problem, form } = useQuantity(line)

  return (
    <li className="side-line">
      <CartPicture cover={line.cover} size="small" />
      <div className="min-w-0 text-sm">
        <Link
          className="block font-medium text-balance hover:text-primary hover:underline"
          to={path('detail', line.referencedId)}
        >
          {unbroken(label)}
        </Link>
        <p className="text-muted">{unbroken(payload.options.map(({ option }) => option).join(', '))}</p>
        <LinePurpose payload={payload} says="shortly" />
        {quantity > 1 && <p className="text-muted tabular-nums">{words.each(money(price.unitPrice))}</p>}
      </div>
      <p className="text-sm font-semibold tabular-nums">{money(price.totalPrice)}</p>
      <div ref={form} className="side-line-ways">
        <QuantityInput
          label={words.quantityOf(label)}
          less={words.less(label)}
          more={words.more(label)}
          defaultValue={quantity}
          min={quantityInformation.minPurchase}
          max={quantityInformation.maxPurchase}
          step={quantityInformation.purchaseSteps}
          onQuantity={set}
        />
        {line.removable && (
          <button
            type="button"
            className="icon-button text-muted hover:text-danger"
            aria-label={words.removeOf(label)}
            onClick={onRemove}
          >
            <Trash2 aria-hidden size={18} />
          </button>
        )}
      </div>
      {problem && <Failed problem={problem} />}
    </li>
  )
}

/** Several steps in a row are one change; what the shop made of it takes the place of what was asked for. */
function useQuantity({ id, quantity }: CartLine) {
  const { change } = useCart()
  const form = useRef<HTMLDivElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [answers, setAnswers] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer settles the field, also one that changed nothing
  useEffect(() => {
    const input = form.current?.querySelector('input')
    if (input && pause.current === undefined) input.value = String(quantity)
  }, [quantity, answers])

  function set(wanted: number) {
    clearTimeout(pause.current)
    pause.current = setTimeout(async () => {
      pause.current = undefined
      setProblem(await change(id, wanted))
      setAnswers((count) => count + 1)
    }, 400)
  }
  return { set, problem, form }
}

function Failed({ problem }: { problem: Problem }) {
  const texts = useTexts()
  return (
    <p role="alert" className="error col-span-full">
      {problemText(problem, texts)}
    </p>
  )
}

/** Where a line stood that was taken out, and the way back. It takes the focus, which its button has lost. */
export function SideCartGone({ removed, onUndo }: { removed: RemovedLine; onUndo: () => void }) {
  const { cart: words } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])

  return (
    <li className="removed-line text-sm">
      <p role="status">{words.removed(removed.name)}</p>
      <button
        ref={button}
        type="button"
        className="button button-plain"
        aria-label={words.undoOf(removed.name)}
        onClick={onUndo}
      >
        <Undo2 aria-hidden size={16} />
        {words.undo}
      </button>
    </li>
  )
}
