import { useTexts } from '../../shop-frame.tsx'
import { AccountNavigation } from '../account/account-navigation.tsx'
import { DocumentList } from '../account/document-list.tsx'
import { LatestOrder } from '../account/latest-order.tsx'
import type { OwnFile } from '../account/load-documents.ts'
import type { OrderHead } from '../account/load-order-heads.ts'
import { OrderSteps } from '../account/order/order-steps.tsx'
import { OrderFilter } from '../account/order-filter.tsx'
import { OrderRow } from '../account/order-row.tsx'
import { AddressCard, CabinetsCard, NewsletterCard, PaymentCard } from '../account/overview-cards.tsx'
import { DeleteForm } from '../account/privacy/delete-form.tsx'
import { HeldData } from '../account/privacy/held-data.tsx'
import type { Country, Terms } from '../cart-shape.ts'
import { goodsOf } from '../cart-sums.ts'
import type { WireProduct } from '../product/wire.ts'
import { sampleCart } from './samples/cart.ts'
import { sampleOrder } from './samples/order.ts'
import { sampleAddress, sampleEmail } from './samples/person.ts'
import { sampled } from './samples/sampled.ts'

type AccountPartsProps = { products: readonly WireProduct[]; terms: Terms; country: Country }

/** The rooms of an account: the way between them, orders and how far they have come, what is known of somebody. */
export function AccountParts({ products, terms, country }: AccountPartsProps) {
  const { styleguide } = useTexts()
  const { order: words, discount, paper } = styleguide
  const lines = goodsOf(sampleCart(products, discount, terms))
  const order = sampleOrder({ lines, prepayment: '', ...{ country, terms, words, paper } })
  const address = sampleAddress(country)
  const head = (state: string, more: number): OrderHead =>
    sampled<OrderHead>({
      id: 'sample',
      orderNumber: order.orderNumber,
      orderDateTime: order.orderDateTime,
      amountTotal: order.amountTotal,
      currency: { isoCode: terms.currency.isoCode, moneyLocale: terms.currency.moneyLocale },
      state,
      stateName: words.states.order,
      delivery: words.states.delivery,
      payment: words.states.payment,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      names: lines.map(({ label }) => label),
      covers: lines.map(({ cover }) => cover),
      more,
    })

  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <AccountNavigation />
      <div className="grid grid-cols-1 gap-12">
        <OrderFilter asked={{ page: 1, state: '', search: '' }} />
        <div className="grid gap-4">
          {(['open', 'in_progress', 'completed', 'cancelled'] as const).map((state, more) => (
            <OrderRow key={state} order={head(state, more)} heading="h3" />
          ))}
        </div>
        <LatestOrder order={null} />
        <OrderSteps order={order} />
        <div className="grid gap-4 sm:grid-cols-2">
          <AddressCard use="billing" address={address} />
          <AddressCard use="shipping" address={address} isSame />
          <PaymentCard method={null} />
          <CabinetsCard count={0} />
          <CabinetsCard count={2} />
          <NewsletterCard status="direct" email={sampleEmail} />
        </div>
        <DocumentList files={sampleFiles(paper, order.orderNumber)} />
        <HeldData counts={{ orders: 3, documents: 4, addresses: 2, mails: 12 }} />
        <DeleteForm answer={undefined} />
      </div>
    </div>
  )
}

const sampleFiles = (paper: string, number: string): OwnFile[] => {
  const file = { day: '2027-03-01T09:30:00.000+00:00', order: { id: 'sample', number } }
  return [
    { ...file, id: 'paper', kind: 'paper', name: `${paper} 20042`, url: '#account' },
    { ...file, id: 'download', kind: 'download', name: 'planung.pdf', url: '#account' },
    { ...file, id: 'later', kind: 'download', name: 'planung-2.pdf', url: null },
  ]
}
