import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import { type EditedFacts, type ProductId, type Revision, readFacts } from './product-facts.ts'

/**
 * The facts of products by their revision; none for a product that is not, or no longer, for sale. They are asked
 * once: a revision never says anything else, so nothing kept here can be out of date.
 */
export async function knownFacts(
  db: Db,
  locale: Locale,
  wanted: readonly { productId: ProductId; revision: Revision }[],
): Promise<ReadonlyMap<ProductId, EditedFacts>> {
  const found = new Map<ProductId, EditedFacts>()
  const missing: ProductId[] = []
  for (const { productId, revision } of wanted) {
    const facts = kept.get(keyOf(revision, locale))
    if (facts) found.set(productId, facts)
    else missing.push(productId)
  }
  if (missing.length === 0) return found

  for (const { id, revision, facts, isSaid } of await readFacts(db, locale, missing)) {
    found.set(id, facts)
    // What the listings have not written down yet has no revision of its own.
    if (isSaid) keep(keyOf(revision, locale), facts)
  }
  return found
}

const keyOf = (revision: Revision, locale: Locale): string => revision + locale

/** Some kilobytes each. */
const most = 4_000

const kept = new Map<string, EditedFacts>()

/** The oldest makes room: what is wanted still is asked once more, what was edited away is gone. */
function keep(key: string, facts: EditedFacts): void {
  const [oldest] = kept.keys()
  if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
  kept.set(key, facts)
}
