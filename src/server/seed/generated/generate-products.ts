import { sql } from 'kysely'
import { atomically } from '../../../platform/postgres/atomically.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { slug } from '../../../values/slug.ts'
import { insertMissing } from '../insert-missing.ts'
import { manufacturerId } from '../seeded-ids.ts'
import { collections } from './collections.ts'
import { copyCatalogue } from './copy-catalogue.ts'

/**
 * Adds invented products until there are this many: whole collections of other makers, each a copy of the delivered
 * catalogue under its own name, numbers, prices and stock, down to its parts, links and addresses. Pictures are
 * shared. The work goes in steps of a few collections, so memory stays flat however many are wanted.
 */
export async function generateProducts(
  db: Db,
  {
    from,
    to,
    numbers,
    report,
  }: {
    from: number
    to: number
    /** The item numbers of the delivered catalogue, parents by their keys. */
    numbers: readonly string[]
    report: (line: string) => void
  },
): Promise<void> {
  await seedCollections(db)

  await db.connection().execute(async (db) => {
    const size = await noteOriginals(db, numbers)

    for (let start = from; start < to; start += size * collectionsAtOnce) {
      const end = Math.min(to, start + size * collectionsAtOnce)
      await atomically(db, (db) => copyCatalogue(db, { after: start, upTo: end, size }))
      report(`${end - from} of ${to - from} invented products`)
    }
    await sql`drop table original`.execute(db)
  })
}

const collectionsAtOnce = 20

/** Every maker of an invented collection. */
const seedCollections = (db: Db) =>
  insertMissing(
    db,
    'manufacturer',
    collections.map((name) => ({
      id: manufacturerId(name),
      name,
      address: {
        name,
        street: 'Musterweg',
        houseNumber: '1',
        zip: '9000',
        city: 'St. Gallen',
        country: 'CH',
        countryName: { 'de-DE': 'Schweiz', 'en-US': 'Switzerland', 'it-IT': 'Svizzera', 'fr-FR': 'Suisse' },
        email: `hallo@${slug(name)}.example`,
      },
      link: null,
    })),
  )

/** What is copied, in a fixed order, and how many of it can be bought. */
async function noteOriginals(db: Db, numbers: readonly string[]): Promise<number> {
  await sql`
    create temporary table original as
    select id, parent_id, has_variants,
      case when not has_variants then row_number() over (partition by has_variants order by number) end as place
    from product where number = any(${numbers})
  `.execute(db)
  await sql`
    update original set place = (select min(variant.place) from original variant where variant.parent_id = original.id)
    where has_variants
  `.execute(db)
  await sql`create unique index on original (id)`.execute(db)
  await sql`analyze original`.execute(db)

  const { rows } = await sql<{
    size: number
  }>`select count(*) as size from original where not has_variants`.execute(db)
  return rows[0]?.size ?? 0
}
