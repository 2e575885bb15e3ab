import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Order, Sight } from '../pages/checkout/load-order.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'

/** Shows an order to whoever may see it, and to anybody else how to go on. */
export function OrderSight({ sight, children }: { sight: Sight; children: (order: Order) => ReactNode }) {
  if (sight.kind === 'order') return children(sight.order)
  return (
    <div className="shell max-w-2xl">
      {sight.kind === 'ask' ? <WhoAsks wrong={sight.wrong} /> : <NotHere sight={sight} />}
    </div>
  )
}

function WhoAsks({ wrong }: { wrong: boolean }) {
  const { checkout } = useTexts()
  const { guestOrder, person, address } = checkout

  return (
    <Form method="post" className="grid gap-5">
      <h1>{guestOrder.title}</h1>
      <p className="text-muted">{guestOrder.text}</p>
      {wrong && <Alert tone="danger">{guestOrder.wrong}</Alert>}
      <TextInput
        label={person.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextInput
        label={address.zipcode}
        name="zipcode"
        autoComplete="postal-code"
        className="max-w-40"
        maxLength={20}
        required
      />
      <Button type="submit" className="justify-self-start">
        {guestOrder.show}
      </Button>
    </Form>
  )
}

function NotHere({ sight }: { sight: Sight }) {
  const { checkout } = useTexts()
  const { guestOrder } = checkout
  const path = usePaths()

  return (
    <>
      <h1>{guestOrder.foreign}</h1>
      <p className="mt-4 text-lg text-muted">
        {sight.kind === 'expired' ? guestOrder.expired : guestOrder.foreignText}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={path('login')}>{checkout.guest.login}</ButtonLink>
        <ButtonLink to={path('contact')} look="quiet">
          {checkout.unpaid.support}
        </ButtonLink>
      </p>
    </>
  )
}
