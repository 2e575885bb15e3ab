import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { atomically } from '../platform/postgres/atomically.ts'
import type { Db } from '../platform/postgres/db.ts'
import { writeCategoryFacets } from '../shop/catalogue/write-category-facets.ts'
import { writeProductViews } from '../shop/catalogue/write-product-views.ts'
import { writeSearchWords } from '../shop/catalogue/write-search-words.ts'
import { writeSearchBest } from '../shop/search/write-search-best.ts'
import { writeSearchPages } from '../shop/search/write-search-pages.ts'
import { writeWordParts } from '../shop/search/write-word-parts.ts'

const shop = resolve(import.meta.dirname, '../shop')

/** The sources that say what stands in the read models. */
const sources = [
  ...readdirSync(join(shop, 'catalogue'))
    .filter((name) => /^(product-view-|write-).*(?<!\.test)\.ts$/.test(name))
    .map((name) => `catalogue/${name}`),
  ...['best', 'pages'].map((name) => `search/write-search-${name}.ts`),
  'search/write-word-parts.ts',
].sort()

/**
 * Writes listings, filters and search words anew when they were written by another state of the shop than this one: a
 * page may show what they did not hold then. Rows that say the same stay as they are. Comes back at once otherwise.
 */
export async function refreshReadModels(db: Db, say: (line: string) => void): Promise<void> {
  const fingerprint = readModelsFingerprint()
  if ((await readRecorded(db)) === fingerprint) return

  await atomically(db, async (locked) => {
    // Two nodes may start at once: the second waits and finds everything done.
    await sql`select pg_advisory_xact_lock(hashtext('read-models'))`.execute(locked)
    if ((await readRecorded(locked)) === fingerprint) return

    say('Writing the listings anew ...')
    await writeWordParts(locked)
    await writeProductViews(locked, 'all')
    await writeSearchBest(locked)
    await writeCategoryFacets(locked)
    await writeSearchPages(locked)
    await writeSearchWords(locked)
    await recordReadModels(locked)
  })
}

/** Says that all read models are as these sources write them. */
export async function recordReadModels(db: Db): Promise<void> {
  await sql`
    insert into setting (key, value) values ('read-models', to_jsonb(${readModelsFingerprint()}::text))
    on conflict (key) do update set value = excluded.value
  `.execute(db)
}

function readModelsFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of sources) hash.update(name).update(readFileSync(join(shop, name)))
  return hash.digest('hex')
}

async function readRecorded(db: Db): Promise<string | null> {
  const { rows } = await sql<{ value: string }>`select value from setting where key = 'read-models'`.execute(
    db,
  )
  return rows[0]?.value ?? null
}
