import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { type Step, steps } from '../pages/checkout/steps.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'

/** Where one is in the checkout; what lies behind can be opened again. */
export function CheckoutSteps({ current }: { current: Step }) {
  const { checkout } = useTexts()
  const path = usePaths()
  const position = steps.indexOf(current)

  return (
    <nav aria-label={checkout.steps.label}>
      <ol className="checkout-steps">
        {steps.map((step, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {index < position ? (
              <Link to={path('checkout', step)}>
                <i aria-hidden>
                  <Check size={14} />
                </i>
                {checkout.steps[step]}
              </Link>
            ) : (
              <span>
                <i aria-hidden>{index + 1}</i>
                {checkout.steps[step]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
