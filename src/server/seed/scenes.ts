import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Translated } from '../../values/translated.ts'
import type { Article } from './article.ts'
import type { Category } from './categories.ts'
import { insertMissing } from './insert-missing.ts'
import { masterFile, readMasters } from './masters.ts'
import { insertMedia } from './media-files.ts'
import type { Picture } from './pictures.ts'
import { readSeed } from './seed-files.ts'
import { categoryId, mediaId } from './seeded-ids.ts'

type Scene = { name: string; alt: Translated; categories?: string[] }

/** Kitchens and lines in use, as far as they have been rendered; the pages ask for them by name. */
export async function seedScenes(db: Db) {
  const masters = readMasters()
  const scenes = readScenes().flatMap(({ name, alt }) => {
    const master = masters.scene(name)
    const id = mediaId(`scene/${name}`)
    return master ? { name, id, file: masterFile(master, { id, fileName: `trennwerk-${name}`, alt }) } : []
  })

  await insertMedia(
    db,
    scenes.map(({ file }) => file),
  )
  await insertMissing(
    db,
    'scene',
    scenes.map(({ name, id }) => ({ name, media_id: id })),
  )
}

/** A category without a picture gets its scene's, or that of the first thing in it that has been rendered. */
export async function hangCategoryPictures(
  db: Db,
  {
    categories,
    articles,
    pictures,
  }: { categories: readonly Category[]; articles: readonly Article[]; pictures: readonly Picture[] },
) {
  const masters = readMasters()
  const sceneOf = new Map(
    readScenes().flatMap(({ name, categories = [] }) =>
      masters.scene(name) ? categories.map((key) => [key, mediaId(`scene/${name}`)] as const) : [],
    ),
  )
  const rendered = new Map(
    pictures
      .filter(({ file, position }) => position === 0 && file.look)
      .map(({ article, file }) => [article, file.id]),
  )
  const firstIn = (key: string) =>
    articles.find(
      (article) =>
        rendered.has(article.key) &&
        article.categories.some((category) => category === key || category.startsWith(`${key}/`)),
    )

  const hung = categories.flatMap(({ key, type }) => {
    const media = type === 'page' ? (sceneOf.get(key) ?? rendered.get(firstIn(key)?.key ?? '')) : undefined
    return media ? { category: categoryId(key), media } : []
  })
  await sql`
    update category set media_id = hung.media_id
    from unnest(${sql.val(hung.map(({ category }) => category))}::uuid[],
      ${sql.val(hung.map(({ media }) => media))}::uuid[]) as hung (category_id, media_id)
    where category.id = hung.category_id and category.media_id is null
  `.execute(db)
}

const readScenes = () => readSeed<{ scenes: Scene[] }>('picture-texts').scenes
