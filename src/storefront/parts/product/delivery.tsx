import { CalendarClock, CreditCard, PackageCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import { formatDay } from '../format-days.ts'
import { useMoney } from '../terms.tsx'
import { stockOf } from './product-facts.ts'
import type { Sale } from './sale.ts'
import { StockWord } from './stock-line.tsx'
import type { WireProduct } from './wire.ts'

/** Whether it is there, when it arrives and where, from when sending is free, and how one pays. */
export function Delivery({ product, sale }: { product: WireProduct; sale: Sale }) {
  const { delivery: texts } = useTexts().product
  const locale = useLocale()
  const path = usePaths()
  const stock = stockOf(product)
  const promise = product.extensions?.deliveryPromise
  const isSent = stock.kind !== 'download' && stock.kind !== 'gone'

  return (
    <ul className="delivery">
      <li>
        <StockWord product={product} />
      </li>
      {promise && (
        <Fact icon={<Truck aria-hidden size={18} />}>
          {texts.arrives(formatDay(promise.earliest, locale), formatDay(promise.latest, locale))}
          <span className="block text-muted">
            {texts.country}: {sale.country.name},{' '}
            <Link
              to={`${path('cart', { choose: 'country' })}#country`}
              className="relative underline underline-offset-2"
            >
              {texts.change}
            </Link>
          </span>
        </Fact>
      )}
      {isSent && sale.firstDelivery && (
        <Fact icon={<CalendarClock aria-hidden size={18} />}>
          {texts.firstDelivery(formatDay(sale.firstDelivery, locale))}
        </Fact>
      )}
      {isSent && <FreeDelivery product={product} sale={sale} />}
      {sale.payments.length > 0 && (
        <Fact icon={<CreditCard aria-hidden size={18} />}>
          <span className="sr-only">{texts.payments}: </span>
          <span className="text-muted">{sale.payments.join(' · ')}</span>
        </Fact>
      )}
    </ul>
  )
}

function FreeDelivery({ product, sale }: { product: WireProduct; sale: Sale }) {
  const { delivery: texts } = useTexts().product
  const money = useMoney()
  const isFree = product.shippingFree || sale.shipping?.cost === 0
  if (!isFree && sale.freeFrom === null) return null

  return (
    <Fact icon={<PackageCheck aria-hidden size={18} />}>
      <span className={isFree ? 'text-primary' : 'text-muted'}>
        {isFree ? texts.free : texts.freeFrom(money(sale.freeFrom ?? 0))}
      </span>
    </Fact>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    {icon}
    <span>{children}</span>
  </li>
)
