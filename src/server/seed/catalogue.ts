import type { Db } from '../../platform/postgres/db.ts'
import { accessoryArticles } from './accessories.ts'
import type { Article } from './article.ts'
import { seedArticles, seedMaker, seedProductCategories } from './articles.ts'
import { type CatalogueData, readCatalogue } from './catalogue-data.ts'
import { type Category, categoryOfAccessory, readCategories, seedCategories } from './categories.ts'
import { seedCrossSelling } from './cross-selling.ts'
import { seedDocuments } from './documents.ts'
import { seedDownloads } from './downloads.ts'
import { seedPartQuestions } from './part-questions.ts'
import { coversOf, hangPictures, keepPictures, pictureArticles } from './pictures.ts'
import { seedProperties } from './properties.ts'
import { seedReviews } from './reviews.ts'
import { hangCategoryPictures, seedScenes } from './scenes.ts'
import { seedSeoUrls } from './seo-urls.ts'
import { seedSpareParts, sparePartArticles } from './spare-parts.ts'
import { systemArticles } from './systems.ts'

/** The whole catalogue: what is sold, where it stands, how it looks, and what belongs to it. */
export async function seedCatalogue(db: Db, today: string): Promise<Article[]> {
  const catalogue = readCatalogue()
  const categories = readCategories()
  const articles = articlesOf(catalogue, categories)
  const pictures = pictureArticles(articles, catalogue)

  await seedMaker(db)
  await seedProperties(db, catalogue)
  await seedCategories(db, categories)
  await keepPictures(db, pictures)
  await seedArticles(db, articles, { today, covers: coversOf(pictures) })
  await hangPictures(db, pictures)
  await seedScenes(db)
  await hangCategoryPictures(db, { categories, articles, pictures })

  await seedSpareParts(db, catalogue)
  await seedPartQuestions(db, catalogue)
  await seedProductCategories(db, articles)
  await seedSeoUrls(db, articles, categories)
  await seedCrossSelling(db, catalogue)
  await seedDocuments(db, catalogue)
  await seedDownloads(db, catalogue)
  await seedReviews(db, today)

  return articles
}

/** The numbers of everything delivered, parents by their keys. */
export const catalogueNumbers = (): string[] =>
  articlesOf(readCatalogue(), readCategories()).map(({ key }) => key)

const articlesOf = (catalogue: CatalogueData, categories: readonly Category[]): Article[] => [
  ...systemArticles(catalogue),
  ...accessoryArticles(catalogue, categoryOfAccessory(categories)),
  ...sparePartArticles(catalogue),
]
