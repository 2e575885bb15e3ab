import { sql } from 'kysely'
import { type Db, quick } from '../../platform/postgres/db.ts'

/** Every name somebody may type for a town we know, in alphabetical order. */
export async function readTownNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from (
      select name from town union all select unnest(other_names) from town
    ) named order by name
  `.execute(quick(db))
  return rows.map(({ name }) => name)
}
