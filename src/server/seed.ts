import { sql } from 'kysely'
import { atomically } from '../platform/postgres/atomically.ts'
import type { Db } from '../platform/postgres/db.ts'
import { writeCategoryFacets } from '../shop/catalogue/write-category-facets.ts'
import { writeProductViews } from '../shop/catalogue/write-product-views.ts'
import { writeSearchWords } from '../shop/catalogue/write-search-words.ts'
import { writeSearchBest } from '../shop/search/write-search-best.ts'
import { writeSearchPages } from '../shop/search/write-search-pages.ts'
import { writeWordParts } from '../shop/search/write-word-parts.ts'
import { recordReadModels } from './read-models.ts'
import { catalogueNumbers, seedCatalogue } from './seed/catalogue.ts'
import { seedChannel } from './seed/channel.ts'
import { seedContent } from './seed/content.ts'
import { generateProducts } from './seed/generated/generate-products.ts'
import { restoreIndexes, withoutIndexes } from './seed/generated/without-indexes.ts'
import { seedPromotions } from './seed/promotions.ts'
import { seedFingerprint } from './seed/seed-files.ts'
import { productId } from './seed/seeded-ids.ts'
import { readSeeding, recordSeeding } from './seed/seeding.ts'

type Report = (line: string) => void

export type SeedOptions = {
  /** How many invented products to add for benches. */
  products?: number
  report?: Report
}

/**
 * Fills the database with the shop as delivered. A second run adds what is missing, never touches what staff changed,
 * and ends at once when the delivered files are the ones it already knows.
 */
export async function seedShop(
  db: Db,
  { products = 0, report = () => undefined }: SeedOptions = {},
): Promise<void> {
  await atomically(db, (db) => seedDelivered(db, report))
  if (products > 0) await seedInvented(db, products, report)
}

async function seedDelivered(db: Db, report: Report): Promise<void> {
  // Two nodes may start at once: the second waits and finds everything done.
  await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(db)
  await restoreIndexes(db)

  const fingerprint = seedFingerprint()
  const before = await readSeeding(db)
  if (before?.fingerprint === fingerprint) return report('The demo data are there')

  // What is dated by the day of seeding keeps that day in every later run.
  const on = before?.on ?? new Date().toISOString().slice(0, 10)
  await seedChannel(db, on)
  const articles = await seedCatalogue(db, on)
  await seedPromotions(db)
  await seedContent(db)
  report(`${articles.length} products in four languages`)

  await writeWordParts(db)
  await writeProductViews(
    db,
    articles.map(({ key }) => productId(key)),
  )
  await writeSearchBest(db)
  await writeCategoryFacets(db)
  await writeSearchPages(db)
  await writeSearchWords(db)
  report('Listings, filters and search words written')
  // A shop that was there before may have products that are not delivered, and were not written anew just now.
  if (!before) await recordReadModels(db)
  await recordSeeding(db, { on, fingerprint, invented: before?.invented ?? 0 })
}

/**
 * For good plans. Not of tables that are empty: PostgreSQL expects some rows of those until it is told that there are none, and
 * then shoppers' first carts would be found by plans for a handful.
 */
async function analyzeFilled(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I', relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`.execute(db)
  await sql.raw(`analyze ${rows.map(({ name }) => name).join(', ')}`).execute(db)
}

/** For benches only: nobody sells while this runs. */
async function seedInvented(db: Db, products: number, report: Report): Promise<void> {
  const seeding = await readSeeding(db)
  if (!seeding || seeding.invented >= products)
    return report(`${seeding?.invented ?? 0} invented products are there`)

  await generateProducts(db, { from: seeding.invented, to: products, numbers: catalogueNumbers(), report })
  await analyzeFilled(db)

  await writeWordParts(db)
  await withoutIndexes(db, 'product_view', () =>
    writeProductViews(db, 'all', (groups) => {
      if (groups % 10_000 === 0) report(`${groups} groups written to the listings`)
    }),
  )
  await sql`analyze product_view`.execute(db)
  await writeSearchBest(db)
  await writeCategoryFacets(db)
  await withoutIndexes(db, 'search_word', () => writeSearchWords(db))
  report('Filters and search words written')
  await recordSeeding(db, { ...seeding, invented: products })
}
