import { Form } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { AddressLines } from '../address-lines.tsx'
import type { BookAddress } from './load-addresses.ts'

type AddressCardProps = {
  address: BookAddress
  isDefault: Readonly<Record<'shipping' | 'billing', boolean>>
  /** The cart goes there at this moment. */
  isInCart: boolean
}

/** An address of the book with all that can be done with it. One that is needed cannot be deleted. */
export function AddressCard({ address, isDefault, isInCart }: AddressCardProps) {
  const { addresses } = useTexts().person
  const path = usePaths()
  const name = `${address.firstName} ${address.lastName}`
  const uses = (['shipping', 'billing'] as const).filter((use) => isDefault[use])
  const isNeeded = uses.length > 0 || isInCart

  return (
    <li className="card flex flex-col gap-4 p-5">
      {uses.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {uses.map((use) => (
            <Badge key={use}>{addresses.default[use]}</Badge>
          ))}
        </p>
      )}
      <AddressLines address={address} />
      {uses.length < 2 && (
        <Form method="post" className="flex flex-wrap gap-x-5 gap-y-1">
          <input type="hidden" name="addressId" value={address.id} />
          {(['shipping', 'billing'] as const)
            .filter((use) => !isDefault[use])
            .map((use) => (
              <button
                key={use}
                type="submit"
                name="intent"
                value={`default-${use}`}
                className="link min-h-11 text-left"
                aria-label={`${addresses.makeDefault[use]}: ${name}, ${address.street}`}
              >
                {addresses.makeDefault[use]}
              </button>
            ))}
        </Form>
      )}
      <div className="mt-auto flex flex-wrap items-start gap-x-5 border-t border-line pt-2">
        <Link
          to={path('addresses', { edit: address.id })}
          className="link inline-flex min-h-11 items-center"
          aria-label={addresses.editOf(name)}
        >
          {addresses.edit}
        </Link>
        {isNeeded ? (
          uses.length === 0 && (
            <p className="flex min-h-11 items-center text-sm text-muted">{addresses.isUsed}</p>
          )
        ) : (
          <details>
            <summary className="link inline-flex min-h-11 items-center" aria-label={addresses.removeOf(name)}>
              {addresses.remove}
            </summary>
            <Form method="post" className="grid justify-items-start gap-3 pb-2">
              <p>{addresses.removeAsk}</p>
              <input type="hidden" name="addressId" value={address.id} />
              <Button type="submit" name="intent" value="delete" look="danger">
                {addresses.removeYes}
              </Button>
            </Form>
          </details>
        )}
      </div>
    </li>
  )
}
