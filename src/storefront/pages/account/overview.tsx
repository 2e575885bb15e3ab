import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { storeApiContext } from '../../page-context.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { LatestOrder } from '../../parts/account/latest-order.tsx'
import { loadOrderHeads } from '../../parts/account/load-order-heads.ts'
import {
  AddressCard,
  CabinetsCard,
  NewsletterCard,
  PaymentCard,
} from '../../parts/account/overview-cards.tsx'
import { plainMeta } from '../../parts/plain-page.tsx'
import { useTexts } from '../../shop-frame.tsx'

export { overviewAction as action } from '../../parts/account/overview-action.ts'

export const words = ['account', 'cart', 'order', 'pages'] as const

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(storeApiContext)
  const [customer, { status }, { heads }, { cabinets }] = await Promise.all([
    api.call('POST /account/customer'),
    api.call('POST /account/newsletter-recipient'),
    loadOrderHeads(api, { limit: 1 }),
    api.call('POST /customer/cabinet'),
  ])
  const { firstName, lastName, customerNumber, email } = customer
  return {
    name: `${firstName} ${lastName}`.trim(),
    customerNumber,
    email,
    billing: customer.defaultBillingAddress,
    shipping: customer.defaultShippingAddress,
    payment: customer.defaultPaymentMethod?.translated.name ?? null,
    newsletter: status,
    latest: heads[0] ?? null,
    cabinets: cabinets.length,
  }
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  ...plainMeta(texts, 'account'),
  robots: 'noindex',
})

/** What somebody comes to her account for, at a glance. */
export default function Account() {
  const { name, customerNumber, email, latest, ...known } = useLoaderData<typeof loader>()
  const { account } = useTexts()
  const { billing, shipping } = known

  return (
    <AccountPage
      name="account"
      title={account.hello(name)}
      text={
        <span className="wrap-anywhere">
          {account.number(customerNumber)} · {email}
        </span>
      }
      wide
    >
      <LatestOrder order={latest} />
      <div className="account-cards mt-12">
        {billing && <AddressCard use="billing" address={billing} />}
        {shipping && <AddressCard use="shipping" address={shipping} isSame={shipping.id === billing?.id} />}
        <PaymentCard method={known.payment} />
        <CabinetsCard count={known.cabinets} />
        <NewsletterCard status={known.newsletter} email={email} />
      </div>
    </AccountPage>
  )
}
