import { atomically } from '../platform/postgres/atomically.ts'
import type { Db } from '../platform/postgres/db.ts'
import { accessoryArticles } from './seed/accessories.ts'
import { seedArticles, seedMaker, seedProductCategories } from './seed/catalogue.ts'
import { readCatalogue } from './seed/catalogue-data.ts'
import { categoryOfAccessory, readCategories, seedCategories } from './seed/categories.ts'
import { seedSalesChannel, seedTerms } from './seed/channel.ts'
import { seedClosures } from './seed/closures.ts'
import { seedCountries } from './seed/countries.ts'
import { drawArticles, hangPictures, keepPictures } from './seed/pictures.ts'
import { seedProperties } from './seed/properties.ts'
import { seedSeoUrls } from './seed/seo-urls.ts'
import { seedSettings } from './seed/settings.ts'
import { seedShipping } from './seed/shipping.ts'
import { seedSpareParts, sparePartArticles } from './seed/spare-parts.ts'
import { systemArticles } from './seed/systems.ts'

export type SeedOptions = { products?: number; report?: (line: string) => void }

/** The shop as delivered. A second run adds what is missing and leaves alone what staff changed. */
export async function seedShop(db: Db, { report = () => undefined }: SeedOptions = {}) {
  const today = new Date().toISOString().slice(0, 10)

  await atomically(db, async (db) => {
    await seedChannel(db, today)
    const articles = await seedCatalogue(db, today)
    report(`${articles.length} products`)
  })
}

async function seedChannel(db: Db, today: string) {
  await seedTerms(db)
  await seedCountries(db)
  await seedShipping(db)
  await seedClosures(db, today)
  await seedSalesChannel(db)
  await seedSettings(db)
}

async function seedCatalogue(db: Db, today: string) {
  const catalogue = readCatalogue()
  const categories = readCategories()
  const articles = [
    ...systemArticles(catalogue),
    ...accessoryArticles(catalogue, categoryOfAccessory(categories)),
    ...sparePartArticles(catalogue),
  ]

  await seedMaker(db)
  await seedProperties(db, catalogue)
  await seedCategories(db, categories)
  const pictures = drawArticles(articles, catalogue)
  await keepPictures(db, pictures)
  await seedArticles(db, articles, today)
  await hangPictures(db, pictures)
  await seedSpareParts(db, catalogue)
  await seedProductCategories(db, articles)
  await seedSeoUrls(db, articles, categories)
  return articles
}
