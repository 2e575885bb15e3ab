import { useEffect, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { secondsToPayment } from '../pages/checkout/load-order.ts'
import { useTexts } from '../shop-frame.tsx'

/** Counts down to the payment page. Without scripts the answer's own header leads there. */
export function PaymentRedirect({ to }: { to: string }) {
  const { gateway } = useTexts().checkout
  const [seconds, setSeconds] = useState(secondsToPayment)

  useEffect(() => {
    if (seconds === 0) return window.location.assign(to)
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds, to])

  return (
    <div className="mt-6">
      <Alert title={gateway.title}>
        {/* Read out once, not every second. */}
        <p aria-hidden>{gateway.text(seconds)}</p>
        <p className="sr-only" role="status">
          {gateway.text(secondsToPayment)}
        </p>
        <p className="mt-3">
          <a className="button button-primary" href={to}>
            {gateway.go}
          </a>
        </p>
      </Alert>
    </div>
  )
}
