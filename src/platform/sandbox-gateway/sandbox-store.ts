import { sql } from 'kysely'
import type { CurrencyCode } from '../../values/currency.ts'
import { newId } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { GatewayState, PaymentOrder } from '../gateway.ts'
import type { Db } from '../postgres/db.ts'
import type { Consequence, SandboxPayment } from './sandbox-payment.ts'

/** The payment under this key; the first who asks opens it. */
export async function openSandboxPayment(db: Db, order: PaymentOrder): Promise<SandboxPayment> {
  const { key, orderNumber, cents, currency, locale, returnUrl } = order
  await db
    .insertInto('sandbox_payment')
    .values({
      id: newId(),
      key,
      order_number: orderNumber,
      cents,
      currency,
      language: locale,
      return_url: returnUrl,
      created_at: new Date(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()

  const row = await db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return paymentOf(row)
}

export async function readSandboxPayment(db: Db, id: string): Promise<SandboxPayment | null> {
  const row = await db.selectFrom('sandbox_payment').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? paymentOf(row) : null
}

/** What is over stays as it is: the second of two clicks changes nothing. Answers whether this one did. */
export async function settleSandboxPayment(
  db: Db,
  id: string,
  { state, captures }: Pick<Consequence, 'state' | 'captures'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payment')
    .set({ state, captures: [...captures] })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Under the same key money goes back once. */
export async function refundSandboxPayment(
  db: Db,
  capture: string,
  { cents, key }: { cents: number; key: string },
): Promise<void> {
  const { rows } = await sql`
    update sandbox_payment
    set refunds = case when jsonb_exists(refunds, ${key}) then refunds
      else refunds || jsonb_build_object(${key}::text, jsonb_build_object('capture', ${capture}::text, 'cents', ${cents}::integer)) end
    where ${capture} = any(captures)
    returning id
  `.execute(db)
  if (rows.length === 0) throw new Error(`The sandbox knows no capture ${capture}.`)
}

type Row = {
  id: string
  order_number: string
  cents: number
  currency: string
  language: string
  return_url: string
  state: string
  captures: string[]
  refunds: unknown
}

// The sandbox wrote these rows itself, from values of these types.
const paymentOf = (row: Row): SandboxPayment => ({
  id: row.id as SandboxPayment['id'],
  orderNumber: row.order_number,
  cents: row.cents,
  currency: row.currency as CurrencyCode,
  locale: row.language as Locale,
  returnUrl: row.return_url,
  state: row.state as GatewayState,
  captures: row.captures,
  refunds: row.refunds as SandboxPayment['refunds'],
})
