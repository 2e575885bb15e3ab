import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { type Step, steps } from '../pages/checkout/steps.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'

type CheckoutSectionProps = {
  step: Step
  current: Step
  /** What was settled in it, once that is behind. */
  summary?: ReactNode
  children?: ReactNode
}

/** One of the sections of the checkout: settled and open to changes, open, or still to come. */
export function CheckoutSection({ step, current, summary, children }: CheckoutSectionProps) {
  const { checkout } = useTexts()
  const path = usePaths()
  const number = steps.indexOf(step) + 1
  const isSettled = number <= steps.indexOf(current)
  const isOpen = step === current
  const title = checkout.sections[step]

  return (
    <section
      className="checkout-section"
      aria-labelledby={headingOf(step)}
      data-state={isSettled ? 'settled' : isOpen ? 'open' : 'to-come'}
    >
      <div className="checkout-section-head">
        <i aria-hidden>{isSettled ? <Check size={16} /> : number}</i>
        <h2 id={headingOf(step)} tabIndex={-1}>
          {title}
        </h2>
        {isSettled && (
          <Link className="link text-sm" to={path('checkout', step)} aria-label={checkout.changeOf(title)}>
            {checkout.change}
          </Link>
        )}
      </div>
      {isSettled && summary && <div className="checkout-section-body">{summary}</div>}
      {isOpen && <div className="checkout-section-body">{children}</div>}
    </section>
  )
}

/** Where a section begins, for the focus of whoever comes to it. */
export const headingOf = (step: Step): string => `step-${step}`
