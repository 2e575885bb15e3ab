import type { Db } from '../../platform/postgres/db.ts'
import { factsOfCatalogue } from '../../shop/media/pictures/catalogue-facts.ts'
import { drawPicture, type PictureFacts, tellingViews } from '../../shop/media/pictures/picture.ts'
import { slug } from '../../values/slug.ts'
import type { Article } from './article.ts'
import type { CatalogueData } from './catalogue-data.ts'
import { insertMissing } from './insert-missing.ts'
import { insertMedia, type MediaFile } from './media-files.ts'
import { fill, readProductTexts } from './product-texts.ts'
import { mediaId, productId } from './seeded-ids.ts'

type Picture = { article: string; position: number; file: MediaFile }

/** Every article drawn to scale: the whole thing first, then what can be measured on it. */
export function drawArticles(articles: readonly Article[], catalogue: CatalogueData): Picture[] {
  const factsOf = pictureFacts(catalogue)
  const { pictures } = readProductTexts()

  return articles.flatMap((article) => {
    const facts = factsOf.get(article.key)
    if (!facts) return []

    return tellingViews(facts).map((view, position) => ({
      article: article.key,
      position,
      file: {
        id: mediaId(`picture/${article.key}/${view}`),
        fileName: `${slug(article.name['de-DE'])}-${slug(article.key)}-${view}`,
        extension: 'svg',
        mimeType: 'image/svg+xml',
        content: Buffer.from(drawPicture(facts, view)),
        size: { width: 800, height: 600 },
        alt: fill(pictures[view], { name: article.name }),
      },
    }))
  })
}

export const keepPictures = (db: Db, pictures: readonly Picture[]) =>
  insertMedia(
    db,
    pictures.map(({ file }) => file),
  )

/** Puts the pictures to their products, once both are there. */
export const hangPictures = (db: Db, pictures: readonly Picture[]) =>
  insertMissing(
    db,
    'product_media',
    pictures.map(({ article, file, position }) => ({
      product_id: productId(article),
      media_id: file.id,
      position,
    })),
  )

/** The cover of an article, known before it is drawn. */
export const coverId = (key: string) => mediaId(`picture/${key}/product`)

/** What the catalogue files know that can be drawn, by item number. */
const pictureFacts = (catalogue: CatalogueData): Map<string, PictureFacts> =>
  new Map(factsOfCatalogue(catalogue).map((facts) => [facts.itemNumber, facts]))
