import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { Order, Sight } from './find-order.ts'
import { PayProblem } from './pay-problem.tsx'

/** Shows an order to whoever may see it, and to anybody else how to go on. */
export function OrderSight({ sight, children }: { sight: Sight; children: (order: Order) => ReactNode }) {
  if (sight.kind === 'order') return children(sight.order)
  return (
    <div className="shell max-w-2xl">
      <WhoAsks sight={sight} />
    </div>
  )
}

type Unseen = Exclude<Sight, { kind: 'order' }>

function WhoAsks({ sight }: { sight: Unseen }) {
  const { guest } = useTexts().order
  if (sight.kind !== 'ask' && sight.kind !== 'slow-down')
    return <NotHere isExpired={sight.kind === 'expired'} />

  return (
    <Form method="post" reloadDocument className="grid gap-5">
      <h1>{guest.title}</h1>
      <p className="text-muted">{guest.text}</p>
      {sight.kind === 'ask' && sight.wrong && <Alert tone="danger">{guest.wrong}</Alert>}
      {sight.kind === 'slow-down' && <PayProblem problem={sight.problem} />}
      <CredentialFields />
      <Button type="submit" name="intent" value="prove" className="justify-self-start">
        {guest.show}
      </Button>
    </Form>
  )
}

/** What only the one who ordered knows. */
export function CredentialFields({ email, zipcodeHint }: { email?: string; zipcodeHint?: string }) {
  const { guest } = useTexts().order
  return (
    <>
      <TextInput
        label={guest.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={email}
        required
      />
      <TextInput
        label={guest.zipcode}
        name="zipcode"
        autoComplete="postal-code"
        className="max-w-40"
        maxLength={20}
        hint={zipcodeHint}
        required
      />
    </>
  )
}

function NotHere({ isExpired }: { isExpired: boolean }) {
  const { guest, lookup, unpaid } = useTexts().order
  const path = usePaths()

  return (
    <>
      <h1>{isExpired ? guest.expired : guest.foreign}</h1>
      <p className="mt-4 text-lg text-muted">{isExpired ? guest.expiredText : guest.foreignText}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={path('orderLookup')}>{lookup.title}</ButtonLink>
        <ButtonLink to={path('login')} look="quiet">
          {guest.login}
        </ButtonLink>
        <ButtonLink to={path('contact')} look="plain">
          {unpaid.support}
        </ButtonLink>
      </p>
    </>
  )
}
