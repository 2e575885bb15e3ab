import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { together } from '../../platform/postgres/together.ts'
import { accountHolder } from '../customers/account-holder.ts'
import type { Customer } from '../customers/customer.ts'
import type { Visit } from '../sessions/visit.ts'
import { type HeldTable, heldTables } from './held-tables.ts'

type Row = Readonly<Record<string, unknown>>

/** Everything the shop holds of a customer, by what she reads it under. */
export type OwnData = Readonly<Record<string, readonly Row[]>>

/** The copy somebody takes along (GDPR 15 and 20, Swiss FADP 25 and 28), as it is at this moment. */
export async function readOwnData(db: Db, visit: Visit): Promise<OwnData> {
  const customer = holderOf(visit)
  const answers = await together(db, ...heldTables.map((held) => rowsOf(held, customer)))
  return Object.fromEntries(
    heldTables.map(({ name }, position) => [name, answers[position]?.[0]?.rows ?? []]),
  )
}

/** How many rows of each, for a page that says what there is. */
export async function countOwnData(db: Db, visit: Visit): Promise<Readonly<Record<string, number>>> {
  const customer = holderOf(visit)
  const answers = await together(
    db,
    ...heldTables.map(
      (held) => sql<{ count: number }>`
        select count(*)::integer as count from ${sql.table(held.table)} where ${areHers(held, customer)}`,
    ),
  )
  return Object.fromEntries(
    heldTables.map(({ name }, position) => [name, answers[position]?.[0]?.count ?? 0]),
  )
}

type Holder = Pick<Customer, 'id' | 'email'>

/** Where the shop asks nobody to confirm an e-mail, anybody may have typed this one: what was written to it is not shown to her. */
function holderOf(visit: Visit): Holder {
  const { id, email, optIn } = accountHolder(visit)
  return { id, email: optIn?.confirmedAt ? email : '' }
}

const rowsOf = (held: HeldTable, customer: Holder): RawBuilder<{ rows: Row[] }> => sql`
  select coalesce(jsonb_agg((to_jsonb(held) ${blotted(held)}) - ${held.without}::text[]), '[]') as rows
  from (select * from ${sql.table(held.table)} where ${areHers(held, customer)}) as held`

/** A mail's words without what of them still opens a door. */
const blotted = ({ table }: HeldTable): RawBuilder<unknown> =>
  table === 'mail' ? sql`|| jsonb_build_object('text', replace(text, coalesce(secret, ''), '…'))` : sql``

/** Which rows of a table are somebody's. */
export function areHers({ whose }: Pick<HeldTable, 'whose'>, customer: Holder): RawBuilder<boolean> {
  if ('byMail' in whose) return sql`lower(${sql.ref(whose.byMail)}::text) = ${customer.email.toLowerCase()}`
  if (!('of' in whose)) return sql`${sql.ref(whose.by)} = ${customer.id}`

  const outer = heldTables.find(({ table }) => table === whose.of)
  if (!outer) throw new Error(`Nobody knows whose the rows of ${whose.of} are.`)
  return sql`${sql.ref(whose.by)} in (
    select ${sql.ref(whose.ref)} from ${sql.table(whose.of)} where ${areHers(outer, customer)})`
}
