import { formatMoney } from '../../../values/shown-money.ts'
import { useTexts } from '../../shop-frame.tsx'
import { currencyOf, type Order } from './find-order.ts'

/** Where the money goes, in words that can be copied. */
export function BankAccount({ order }: { order: Order }) {
  const { bank } = useTexts().order
  const account = order.bankAccount
  const facts = [
    [bank.amount, formatMoney(order.amountTotal, currencyOf(order))],
    [bank.holder, account.holder],
    [bank.iban, account.iban],
    [bank.bic, account.bic],
    [bank.name, account.name],
    [bank.reference, order.orderNumber],
  ] as const

  return (
    <section className="card mt-4 p-5" aria-labelledby="bank-account">
      <h3 id="bank-account">{bank.title}</h3>
      <dl className="order-facts mt-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
