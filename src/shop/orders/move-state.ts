import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { DeliveryState, OrderId, OrderState, OrderTransaction } from './order.ts'
import { before, type Machine, type StateOf } from './transitions.ts'

/** Who moves a state and why; both stay in its history. */
export type Cause = { who: Mover; why: string; now: Date }

/** `staff:` is followed by a name. */
export type Mover = 'shopper' | 'shop' | 'gateway' | `staff:${string}`

/** Answers whether it moved: false when it is there already, or cannot go there from where it is. */
export const moveOrder = (db: Db, id: OrderId, to: OrderState, cause: Cause): Promise<boolean> =>
  move(db, 'order', { id, to }, cause)

export const moveDelivery = (db: Db, id: string, to: DeliveryState, cause: Cause): Promise<boolean> =>
  move(db, 'delivery', { id, to }, cause)

export const moveTransaction = (
  db: Db,
  id: string,
  to: OrderTransaction['state'],
  cause: Cause,
): Promise<boolean> => move(db, 'transaction', { id, to }, cause)

/** One statement: the state is looked at, moved and written into the history behind the lock of its row. */
async function move<M extends Machine>(
  db: Db,
  machine: M,
  { id, to }: { id: string; to: StateOf[M] },
  { who, why, now }: Cause,
): Promise<boolean> {
  const table = sql.table(tables[machine])
  const orderId = sql.ref(machine === 'order' ? 'id' : 'order_id')

  const { rows } = await sql`
    with was as (
      select id, ${orderId} as order_id, state from ${table}
      where id = ${id} and state = any(${before(machine, to)}::text[]) for update
    ),
    moved as (update ${table} as subject set state = ${to} from was where subject.id = was.id returning was.*)
    insert into state_change (id, order_id, machine, subject, was, became, who, why, changed_at)
    select gen_random_uuid(), order_id, ${machine}::text, id, state, ${to}::text, ${who}::text, ${why}::text,
      ${now}::timestamptz
    from moved
    returning id
  `.execute(db)
  return rows.length > 0
}

const tables = {
  order: 'sales_order',
  delivery: 'order_delivery',
  transaction: 'order_transaction',
} as const satisfies Record<Machine, string>
