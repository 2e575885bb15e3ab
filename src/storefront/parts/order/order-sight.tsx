import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { Order, Sight } from './find-order.ts'

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
  const { guest } = useTexts().order

  return (
    <Form method="post" reloadDocument className="grid gap-5">
      <h1>{guest.title}</h1>
      <p className="text-muted">{guest.text}</p>
      {wrong && <Alert tone="danger">{guest.wrong}</Alert>}
      <CredentialFields />
      <Button type="submit" name="intent" value="prove" className="justify-self-start">
        {guest.show}
      </Button>
    </Form>
  )
}

/** What only the one who ordered knows. */
export function CredentialFields({ zipcodeHint }: { zipcodeHint?: string }) {
  const { guest } = useTexts().order
  return (
    <>
      <TextInput
        label={guest.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
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

function NotHere({ sight }: { sight: Sight }) {
  const { guest, lookup, unpaid } = useTexts().order
  const path = usePaths()
  const isExpired = sight.kind === 'expired'

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
