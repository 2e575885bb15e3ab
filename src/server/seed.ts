import { sql } from 'kysely'
import { atomically } from '../platform/postgres/atomically.ts'
import type { Db } from '../platform/postgres/db.ts'
import { writeCategoryFacets } from '../shop/catalogue/write-category-facets.ts'
import { writeProductViews } from '../shop/catalogue/write-product-views.ts'
import { writeSearchWords } from '../shop/catalogue/write-search-words.ts'
import { seedCatalogue } from './seed/catalogue.ts'
import { seedChannel } from './seed/channel.ts'
import { seedContent } from './seed/content.ts'
import { seedFingerprint } from './seed/seed-files.ts'
import { readSeeding, recordSeeding } from './seed/seeding.ts'

export type SeedOptions = {
  /** How many invented products to add for benches. */
  products?: number
  report?: (line: string) => void
}

/**
 * Fills the database with the shop as delivered. A second run adds what is missing, never touches what staff changed,
 * and ends at once when the delivered files are the ones it already knows.
 */
export async function seedShop(db: Db, { report = () => undefined }: SeedOptions = {}): Promise<void> {
  await atomically(db, async (db) => {
    // Two nodes may start at once: the second waits and finds everything done.
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(db)

    const fingerprint = seedFingerprint()
    const before = await readSeeding(db)
    if (before?.fingerprint === fingerprint) return report('The demo data are there')

    // What is dated by the day of seeding keeps that day in every later run.
    const on = before?.on ?? new Date().toISOString().slice(0, 10)
    await seedChannel(db, on)
    const products = await seedCatalogue(db, on)
    report(`${products} products in four languages`)
    await seedContent(db)

    await writeProductViews(db, 'all')
    await writeCategoryFacets(db)
    await writeSearchWords(db)
    report('Listings, filters and search words written')
    await recordSeeding(db, { on, fingerprint })
  })
}
