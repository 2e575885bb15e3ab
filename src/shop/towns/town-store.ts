import { sql } from 'kysely'
import { type Db, quick } from '../../platform/postgres/db.ts'
import type { KnownTown } from './place.ts'

/** All towns we know, those most people live in first. */
export async function readTowns(db: Db): Promise<KnownTown[]> {
  const { rows } = await sql<KnownTown>`
    select name, country, region, zip, latitude, longitude, other_names as "otherNames",
      first_zip as "firstZip", last_zip as "lastZip"
    from town order by major desc, country, name
  `.execute(quick(db))
  return rows
}
