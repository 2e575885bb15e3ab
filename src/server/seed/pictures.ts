import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { factsOfCatalogue } from '../../shop/media/pictures/catalogue-facts.ts'
import {
  drawPicture,
  type PictureFacts,
  standsFree,
  tellingViews,
} from '../../shop/media/pictures/picture.ts'
import { slug } from '../../values/slug.ts'
import type { Translated } from '../../values/translated.ts'
import type { Article } from './article.ts'
import type { CatalogueData } from './catalogue-data.ts'
import { insertMissing } from './insert-missing.ts'
import { type MasterView, masterFile, pictureTwins, readMasters } from './masters.ts'
import { insertMedia, type MediaFile } from './media-files.ts'
import { fill, readProductTexts } from './product-texts.ts'
import { readSeed } from './seed-files.ts'
import { mediaId, productId } from './seeded-ids.ts'

export type Picture = { article: string; position: number; file: MediaFile }

/** What is drawn hangs behind what is rendered. */
const firstDrawing = 10

/** Every article: rendered where somebody did, the whole thing first, then drawn with what can be measured on it. */
export function pictureArticles(articles: readonly Article[], catalogue: CatalogueData): Picture[] {
  const factsOf = pictureFacts(catalogue)
  const masters = readMasters()
  const twinOf = pictureTwins(masters, catalogue.systems)

  return articles.flatMap((article) => {
    const twin = twinOf(article.key)
    const facts = factsOf.get(article.key)
    const rendered = twin === null ? [] : masters.ofArticle(twin)
    const isSeen = rendered.some(({ view }) => view === 'hero')
    return [
      ...rendered.map(({ view, master }, position) => ({
        article: article.key,
        position,
        file: masterFile(master, named(article, 'rendered', view, viewTexts()[view])),
      })),
      ...(facts ? drawings(article, facts, isSeen) : []),
    ]
  })
}

/** A drawing of the whole thing only where nobody rendered it; what can be measured stays. */
const drawings = (article: Article, facts: PictureFacts, isSeen: boolean): Picture[] =>
  tellingViews(facts)
    .filter((view) => view !== 'product' || !isSeen)
    .map((view, position) => ({
      article: article.key,
      position: firstDrawing + position,
      file: {
        ...named(article, 'picture', view, readProductTexts().pictures[view]),
        extension: 'svg',
        mimeType: 'image/svg+xml',
        content: Buffer.from(drawPicture(facts, view)),
        size: { width: 800, height: 600 },
        ...(standsFree(view) && { look: drawnLook }),
      },
    }))

/** As the stage it stands on, which shows through. */
const drawnLook = { color: '#e3e8eb', isTransparent: true }

const named = ({ key, name }: Article, kind: 'rendered' | 'picture', view: string, words: Translated) => ({
  id: mediaId(`${kind}/${key}/${view}`),
  fileName: `${slug(name['de-DE'])}-${slug(key)}-${view}`,
  alt: fill(words, { name }),
})

const viewTexts = () => readSeed<{ views: Record<MasterView, Translated> }>('picture-texts').views

export const keepPictures = (db: Db, pictures: readonly Picture[]) =>
  insertMedia(
    db,
    pictures.map(({ file }) => file),
  )

/** The first picture of each article. */
export const coversOf = (pictures: readonly Picture[]): ReadonlyMap<string, string> => {
  const covers = new Map<string, string>()
  for (const { article, file } of pictures) if (!covers.has(article)) covers.set(article, file.id)
  return covers
}

/** Puts the pictures to their products, once both are there. */
export async function hangPictures(db: Db, pictures: readonly Picture[]) {
  await insertMissing(
    db,
    'product_media',
    pictures.map(({ article, file, position }) => ({
      product_id: productId(article),
      media_id: file.id,
      position,
    })),
  )
  await preferRendered(db, pictures)
}

/** In a shop from before a picture was rendered, the drawing steps back; a cover that staff chose stays. */
async function preferRendered(db: Db, pictures: readonly Picture[]) {
  const drawn = pictures.filter(({ position }) => position >= firstDrawing)
  await sql`
    update product_media set position = wanted.position
    from unnest(${sql.val(drawn.map(({ article }) => productId(article)))}::uuid[],
      ${sql.val(drawn.map(({ file }) => file.id))}::uuid[],
      ${sql.val(drawn.map(({ position }) => position))}::integer[]) as wanted (product_id, media_id, position)
    where product_media.product_id = wanted.product_id and product_media.media_id = wanted.media_id
      and product_media.position < ${firstDrawing}
  `.execute(db)

  const covers = [...coversOf(pictures)].map(([article, cover]) => ({
    product: productId(article),
    cover,
    drawing: mediaId(`picture/${article}/product`),
  }))
  await sql`
    update product set cover_media_id = wanted.cover
    from unnest(${sql.val(covers.map(({ product }) => product))}::uuid[],
      ${sql.val(covers.map(({ cover }) => cover))}::uuid[],
      ${sql.val(covers.map(({ drawing }) => drawing))}::uuid[]) as wanted (product_id, cover, drawing)
    where product.id = wanted.product_id and product.cover_media_id = wanted.drawing
      and wanted.cover <> wanted.drawing
  `.execute(db)
}

/** What the catalogue files know that can be drawn, by item number. */
const pictureFacts = (catalogue: CatalogueData): Map<string, PictureFacts> =>
  new Map(factsOfCatalogue(catalogue).map((facts) => [facts.itemNumber, facts]))
