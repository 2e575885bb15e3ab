import { type RawBuilder, sql } from 'kysely'
import type { Credential } from '../../platform/passkeys.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Id } from '../../values/ids.ts'
import type { CustomerId } from './customer.ts'

export type PasskeyId = Id<'passkey'>

export type Passkey = {
  id: PasskeyId
  customerId: CustomerId
  name: string
  synced: boolean
  createdAt: Date
  usedAt: Date | null
  credential: Credential
}

/** Challenges nobody came back with leave. */
export async function keepChallenge(
  db: Db,
  hash: string,
  customerId: CustomerId | null,
  now: Date,
): Promise<void> {
  await sql`
    with old as (delete from passkey_challenge where created_at < ${now}::timestamptz - interval '5 minutes')
    insert into passkey_challenge (hash, customer_id, created_at) values (${hash}, ${customerId}, ${now})
  `.execute(db)
}

/** Answers whether it was asked of this customer (null: of whoever logs in), and takes it away: an answer counts once. */
export async function takeChallenge(
  db: Db,
  hash: string,
  customerId: CustomerId | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey_challenge
    where hash = ${hash} and customer_id is not distinct from ${customerId}::uuid
      and created_at >= ${now}::timestamptz - interval '5 minutes'
    returning hash
  `.execute(db)
  return rows.length > 0
}

/** Answers no row when the passkey is somebody's already. */
export async function insertPasskey(
  db: Db,
  passkey: Pick<Passkey, 'customerId' | 'name' | 'synced' | 'credential'> & { now: Date },
): Promise<PasskeyId | null> {
  const { customerId, name, synced, credential, now } = passkey
  const { rows } = await sql<{ id: PasskeyId }>`
    insert into passkey (customer_id, credential_id, public_key, counter, transports, synced, name, created_at)
    values (${customerId}, ${credential.id}, ${Buffer.from(credential.publicKey)}, ${credential.counter},
      ${credential.transports}::text[], ${synced}, ${name}, ${now})
    on conflict (credential_id) do nothing returning hex(id) as id
  `.execute(db)
  return rows[0]?.id ?? null
}

/** The oldest first. */
export const passkeysOf = (db: Db, customerId: CustomerId): Promise<Passkey[]> =>
  readPasskeys(db, sql`customer_id = ${customerId}`)

export async function passkeyByCredential(db: Db, credentialId: string): Promise<Passkey | null> {
  const [passkey] = await readPasskeys(db, sql`credential_id = ${credentialId}`)
  return passkey ?? null
}

/** A passkey that counts counts upwards; one that was used meanwhile with a higher count wins. Answers whether this one did. */
export async function notePasskeyUsed(db: Db, id: PasskeyId, counter: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update passkey set counter = ${counter}, used_at = ${now}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id
  `.execute(db)
  return rows.length > 0
}

export async function writePasskeyName(
  db: Db,
  customerId: CustomerId,
  id: PasskeyId,
  name: string,
): Promise<boolean> {
  const { rows } = await sql`
    update passkey set name = ${name} where id = ${id} and customer_id = ${customerId} returning id
  `.execute(db)
  return rows.length > 0
}

/** Answers the name of what is gone. */
export async function deletePasskey(db: Db, customerId: CustomerId, id: PasskeyId): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from passkey where id = ${id} and customer_id = ${customerId} returning name
  `.execute(db)
  return rows[0]?.name ?? null
}

async function readPasskeys(db: Db, which: RawBuilder<unknown>): Promise<Passkey[]> {
  const { rows } = await sql<Row>`
    select hex(id) as id, hex(customer_id) as customer_id, name, synced, created_at, used_at,
      credential_id, public_key, counter::float8 as counter, transports
    from passkey where ${which} order by created_at, id
  `.execute(db)
  return rows.map((row) => ({
    id: row.id,
    customerId: row.customer_id,
    name: row.name,
    synced: row.synced,
    createdAt: row.created_at,
    usedAt: row.used_at,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(row.public_key),
      counter: row.counter,
      transports: row.transports,
    },
  }))
}

type Row = {
  id: PasskeyId
  customer_id: CustomerId
  name: string
  synced: boolean
  created_at: Date
  used_at: Date | null
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
}
