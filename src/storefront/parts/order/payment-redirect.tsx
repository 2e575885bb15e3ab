import { useEffect, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { countedTo } from '../../browser/by-itself.ts'
import { useTexts } from '../../shop-frame.tsx'

/** Specification 9. */
export const secondsToPayment = 5

/** Where the payment is, and how long until the shopper is led there. */
export type Redirect = { to: string; inSeconds: number }

/** Counts down to the payment page. Without scripts the answer's own header leads there. */
export function PaymentRedirect({ to, inSeconds }: Redirect) {
  const { gateway } = useTexts().order
  const [seconds, setSeconds] = useState(() => countedTo() ?? inSeconds)

  useEffect(() => {
    if (seconds === 0) return window.location.assign(to)
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds, to])

  return (
    <Alert title={gateway.title}>
      {/* Read out once, not every second. */}
      <p aria-hidden data-countdown={JSON.stringify(countdown(inSeconds).map(said))}>
        {said(seconds)}
      </p>
      <p className="sr-only" role="status">
        {said(inSeconds)}
      </p>
      <p className="mt-3">
        <a className="button button-primary" href={to}>
          {gateway.go}
        </a>
      </p>
    </Alert>
  )

  function said(seconds: number): string {
    return inSeconds === 0 ? gateway.now : gateway.text(seconds)
  }
}

/** Three, two, one, none: what the page says each second, also before it is alive. */
const countdown = (from: number) => Array.from({ length: from + 1 }, (_, passed) => from - passed)
