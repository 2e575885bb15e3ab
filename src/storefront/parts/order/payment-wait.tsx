import { Clock, LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { Order } from './find-order.ts'
import { useOrderPaths } from './use-order-paths.ts'

type PaymentWaitProps = { order: Order; seconds: number | null; again: string | null }

/**
 * Back from the payment before it is decided: looks again, each time a little later, and goes on as soon as the
 * shop knows. Without scripts the page loads itself anew.
 */
export function PaymentWait({ order, seconds, again }: PaymentWaitProps) {
  const { wait, number } = useTexts().order
  const orderPath = useOrderPaths()
  const navigate = useNavigate()
  const isSlow = again === null

  useEffect(() => {
    if (again === null || seconds === null) return
    const timer = setTimeout(() => void navigate(again, { replace: true }), seconds * 1_000)
    return () => clearTimeout(timer)
  }, [again, seconds, navigate])

  return (
    <div
      className="shell max-w-3xl"
      {...(again !== null && { 'data-again': again, 'data-seconds': seconds })}
    >
      {again !== null && (
        <noscript>
          <meta httpEquiv="refresh" content={`${seconds}; url=${again}`} />
        </noscript>
      )}
      <div className="flex flex-wrap items-start gap-4" aria-live="polite">
        {isSlow ? (
          <Clock aria-hidden size={44} className="shrink-0 text-muted" />
        ) : (
          <LoaderCircle aria-hidden size={44} className="shrink-0 text-primary motion-safe:animate-spin" />
        )}
        <div className="min-w-0 flex-1">
          <h1>{isSlow ? wait.slowTitle : wait.title}</h1>
          <p className="mt-3 text-lg">
            {number} <strong className="tabular-nums">{order.orderNumber}</strong>
          </p>
          <p className="mt-3 max-w-prose text-lg text-muted">{isSlow ? wait.slowText : wait.text}</p>
        </div>
      </div>
      {isSlow && (
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={orderPath('checkoutSuccess', order.id, { wait: 0 })}>{wait.again}</ButtonLink>
          <ButtonLink to={orderPath('checkoutUnpaid', order.id)} look="quiet">
            {wait.other}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
