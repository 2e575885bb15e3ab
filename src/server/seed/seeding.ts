import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

/** What the last run wrote: the day it counts from, which state of the files it saw, how much it invented. */
export type Seeding = { on: string; fingerprint: string; invented: number }

export async function readSeeding(db: Db): Promise<Seeding | undefined> {
  const { rows } = await sql<{ value: Seeding }>`select value from setting where key = 'seeding'`.execute(db)
  return rows[0]?.value
}

export async function recordSeeding(db: Db, seeding: Seeding): Promise<void> {
  await sql`
    insert into setting (key, value) values ('seeding', ${JSON.stringify(seeding)}::jsonb)
    on conflict (key) do update set value = excluded.value
  `.execute(db)
}
