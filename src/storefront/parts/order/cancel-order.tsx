import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { Problem } from '../problem-text.ts'
import type { Order } from './find-order.ts'
import { PayProblem } from './pay-problem.tsx'

type CancelOrderProps = {
  order: Order
  problem: Problem | undefined
  /** To the page of the order. */
  back: string
}

/** The second of two steps: what it means, and whether it is really wanted. */
export function CancelOrder({ order, problem, back }: CancelOrderProps) {
  const { cancel, paid } = useTexts().order

  if (!order.mayCancel) {
    return (
      <div className="max-w-2xl">
        <h1>{cancel.late}</h1>
        <p className="mt-4 text-lg text-muted">{cancel.lateText}</p>
        <p className="mt-8">
          <ButtonLink to={back}>{paid.seeOrder}</ButtonLink>
        </p>
      </div>
    )
  }
  return (
    <Form method="post" reloadDocument className="grid max-w-2xl gap-5">
      <h1>{cancel.title(order.orderNumber)}</h1>
      {problem && <PayProblem problem={problem} />}
      <p className="text-lg text-muted">{cancel.text}</p>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="cancel" look="danger">
          {cancel.yes}
        </Button>
        <ButtonLink to={back} look="quiet">
          {cancel.no}
        </ButtonLink>
      </p>
    </Form>
  )
}
