import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { AddressLines, type ShownAddress } from '../address-lines.tsx'

type AddressCardProps = { use: 'billing' | 'shipping'; address: ShownAddress; isSame?: boolean }

export function AddressCard({ use, address, isSame = false }: AddressCardProps) {
  const { cards } = useTexts().account
  return (
    <KnownCard title={cards[use]} to={usePaths()('addresses')}>
      {isSame ? <p className="text-muted">{cards.same}</p> : <AddressLines address={address} />}
    </KnownCard>
  )
}

export function PaymentCard({ method }: { method: string | null }) {
  const { cards } = useTexts().account
  return (
    <KnownCard title={cards.payment} to={usePaths()('accountPayment')}>
      <p className={method ? '' : 'text-muted'}>{method ?? cards.noPayment}</p>
    </KnownCard>
  )
}

export function CabinetsCard({ count }: { count: number }) {
  const { account, pages } = useTexts()
  return (
    <KnownCard title={pages.cabinets.title} to={usePaths()('cabinets')} does={account.orders.open}>
      <p className={count ? '' : 'text-muted'}>
        {count ? account.cards.cabinets(count) : account.cards.noCabinets}
      </p>
    </KnownCard>
  )
}

/** Whether she gets it, and the other way with one press. */
export function NewsletterCard({ status, email }: { status: string; email: string }) {
  const { newsletter } = useTexts().account
  const isOn = status === 'optIn' || status === 'direct'
  const said = isOn ? newsletter.on(email) : status === 'notSet' ? newsletter.asked(email) : newsletter.off

  return (
    <section className="card">
      <h2>{newsletter.title}</h2>
      <p className="mt-2 mb-4 text-muted wrap-anywhere">{said}</p>
      <Form method="post">
        <Button type="submit" name="intent" value={isOn ? 'leave' : 'subscribe'} look="quiet">
          {isOn ? newsletter.leave : newsletter.subscribe}
        </Button>
      </Form>
    </section>
  )
}

type KnownCardProps = { title: string; to: string; does?: string; children: ReactNode }

/** Something the shop knows of her, and where she changes it. */
function KnownCard({ title, to, does, children }: KnownCardProps) {
  const { cards } = useTexts().account
  return (
    <section className="card">
      <h2>{title}</h2>
      <div className="mt-2 mb-3 wrap-anywhere">{children}</div>
      <p>
        <Link
          className="link inline-flex min-h-11 items-center"
          to={to}
          aria-label={does ? `${does} – ${title}` : cards.changeOf(title)}
        >
          {does ?? cards.change}
        </Link>
      </p>
    </section>
  )
}
