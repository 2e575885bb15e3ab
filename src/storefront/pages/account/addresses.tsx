import { useActionData, useLoaderData } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Meta } from '../../meta.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { ProblemNote } from '../../parts/forms/problem-note.tsx'
import { AddressBookForm } from '../../parts/person/address-book-form.tsx'
import { AddressCard } from '../../parts/person/address-card.tsx'
import type { AddressesAnswer } from '../../parts/person/addresses-action.ts'
import type { loadAddresses } from '../../parts/person/load-addresses.ts'
import { plainMeta } from '../../parts/plain-page.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export { addressesAction as action } from '../../parts/person/addresses-action.ts'
export { loadAddresses as loader } from '../../parts/person/load-addresses.ts'

export const words = ['account', 'checkout', 'notices', 'pages', 'person', 'violations'] as const

export const meta: Meta<typeof loadAddresses> = ({ texts }) => ({
  ...plainMeta(texts, 'addresses'),
  robots: 'noindex',
})

/** The address book; the form of one address takes its place while it is written. */
export default function Addresses() {
  const { addresses, shipping, billing, inCart, isGone, form } =
    useLoaderData<Awaited<ReturnType<typeof loadAddresses>>>()
  const answer = useActionData<AddressesAnswer>()
  const { person } = useTexts()
  const words = person.addresses
  const path = usePaths()

  if (form) {
    return (
      <AccountPage name="addresses" title={form.id ? words.editTitle : words.addTitle}>
        <div className="mt-8">
          <AddressBookForm key={form.id} form={form} answer={answer} />
        </div>
      </AccountPage>
    )
  }
  return (
    <AccountPage name="addresses" text={words.text} wide>
      <div className="mt-8 grid gap-6">
        {isGone && <Alert tone="warning">{words.gone}</Alert>}
        <ProblemNote problem={answer?.problem} />
        {addresses.length === 0 ? (
          <EmptyState title={words.none} text={words.noneText}>
            <ButtonLink to={path('addresses', { edit: 'new' })}>{words.add}</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {addresses.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  isDefault={{ shipping: address.id === shipping, billing: address.id === billing }}
                  isInCart={inCart.includes(address.id)}
                />
              ))}
            </ul>
            <p>
              <ButtonLink to={path('addresses', { edit: 'new' })}>{words.add}</ButtonLink>
            </p>
          </>
        )}
      </div>
    </AccountPage>
  )
}
