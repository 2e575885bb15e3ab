import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { CustomerGroupId } from '../channel/channel.ts'
import type { CustomerId } from './customer.ts'

export type GroupEvent = {
  kind: 'requested' | 'approved' | 'declined' | 'moved'
  groupId: CustomerGroupId
  decidedBy: string | null
  note: string | null
  happenedAt: Date
}

/** Where a customer stands, for whoever decides about her. */
export type Standing = {
  id: CustomerId
  groupId: CustomerGroupId
  requestedGroupId: CustomerGroupId | null
}

/** Nobody else decides about her until the transaction ends. Guests are in no group but everybody's. */
export async function lockStanding(db: Db, id: CustomerId): Promise<Standing | null> {
  const { rows } = await sql<Standing>`
    select hex(id) as id, hex(customer_group_id) as "groupId", hex(requested_group_id) as "requestedGroupId"
    from customer where id = ${id} and not guest for no key update
  `.execute(db)
  return rows[0] ?? null
}

export async function writeStanding(db: Db, { id, groupId, requestedGroupId }: Standing): Promise<void> {
  await sql`
    update customer set customer_group_id = ${groupId}, requested_group_id = ${requestedGroupId} where id = ${id}
  `.execute(db)
}

export async function addGroupEvent(db: Db, customerId: CustomerId, event: GroupEvent): Promise<void> {
  const { kind, groupId, decidedBy, note, happenedAt } = event
  await sql`
    insert into customer_group_event (customer_id, customer_group_id, kind, decided_by, note, happened_at)
    values (${customerId}, ${groupId}, ${kind}, ${decidedBy}, ${note}, ${happenedAt})
  `.execute(db)
}

/** What became of her wishes, the oldest first. */
export async function readGroupEvents(db: Db, customerId: CustomerId): Promise<GroupEvent[]> {
  const { rows } = await sql<GroupEvent>`
    select kind, hex(customer_group_id) as "groupId", decided_by as "decidedBy", note, happened_at as "happenedAt"
    from customer_group_event where customer_id = ${customerId} order by id
  `.execute(db)
  return rows
}

/** Somebody who waits for the staff, with what they look at. */
export type Applicant = {
  id: CustomerId
  number: string
  name: string
  company: string | null
  vatIds: readonly string[]
  email: string
  /** Whether the link in the mail was opened: until then anybody may have typed the address. */
  isConfirmed: boolean
  groupKey: string
  askedAt: Date
}

/** Everybody who waits, the longest first. */
export async function readApplicants(db: Db): Promise<Applicant[]> {
  const { rows } = await sql<Applicant>`
    select hex(customer.id) as id, customer.number, first_name || ' ' || last_name as name, company,
      vat_ids as "vatIds", email, opt_in_hash is null or opt_in_confirmed_at is not null as "isConfirmed",
      customer_group.key as "groupKey",
      coalesce((select max(happened_at) from customer_group_event event
        where event.customer_id = customer.id and kind = 'requested'), customer.created_at) as "askedAt"
    from customer join customer_group on customer_group.id = customer.requested_group_id
    order by "askedAt", customer.number
  `.execute(db)
  return rows
}

/** By the customer number or the e-mail of an account. */
export async function findCustomerId(db: Db, named: string): Promise<CustomerId | null> {
  const { rows } = await sql<{ id: CustomerId }>`
    select hex(id) as id from customer where not guest and (number = ${named} or email = ${named})
  `.execute(db)
  return rows[0]?.id ?? null
}
