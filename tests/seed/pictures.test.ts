import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openPicture } from '../../src/platform/images/open-picture.ts'
import { openDb } from '../../src/platform/postgres/db.ts'
import { projectFolder } from '../../src/server/config.ts'
import { picturePaths } from '../../src/server/seed/list-pictures.ts'
import { type Master, masterViews, previewPath } from '../../src/server/seed/masters.ts'
import { contentHash } from '../../src/server/seed/media-files.ts'
import { readSeed } from '../../src/server/seed/seed-files.ts'
import { locales } from '../../src/values/locale.ts'
import type { Translated } from '../../src/values/translated.ts'
import { workerDatabase } from '../database-copy.ts'

const folder = join(projectFolder, 'db/seed/pictures')
const listed = readSeed<Master[]>('pictures/pictures')
const { scenes, views } = readSeed<{
  scenes: { name: string; alt: Translated }[]
  views: Record<string, Translated>
}>('picture-texts')

const db = openDb({ url: await workerDatabase(), pool: 1 })
afterAll(() => db.destroy())
const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows

describe('the delivered pictures', () => {
  it('are those that lie in the folder; npm run pictures lists them', () => {
    const there = picturePaths(folder).map((path) => [path, contentHash(readFileSync(join(folder, path)))])

    expect(listed.map(({ path, hash }) => [path, hash])).toEqual(there)
  })

  it('are small enough to come along', () => {
    const total = listed.reduce((sum, { bytes }) => sum + bytes, 0)

    expect(listed.filter(({ bytes }) => bytes > 600_000)).toEqual([])
    expect(total).toBeLessThan(60_000_000)
  })

  it('have a preview each, as wide as a phone and small enough for a document', async () => {
    const previews = listed.map(({ path }) => readFileSync(join(folder, previewPath(path))))
    expect(previews.map(({ length }) => length)).toEqual(listed.map(({ preview }) => preview))
    expect(listed.filter(({ preview }) => preview > 10_000)).toEqual([])

    const sizes = await Promise.all(previews.map((preview) => openPicture(preview).metadata()))
    expect(sizes.filter(({ format, width }) => format !== 'heif' || width !== 480)).toEqual([])
  })

  it('lie where the shop looks for them, in the shape of their place', () => {
    const numbers = new Set(
      readSeed<{ products: { variants: { itemNumber: string }[] }[]; accessories: { itemNumber: string }[] }>(
        'products',
      )
        .products.flatMap(({ variants }) => variants)
        .concat(readSeed<{ accessories: { itemNumber: string }[] }>('products').accessories)
        .concat(readSeed<{ parts: { itemNumber: string }[] }>('spare-parts').parts)
        .map(({ itemNumber }) => itemNumber),
    )
    const astray = listed.filter(({ path, width, height, isTransparent }) => {
      const [, number = '', view = ''] = /^products\/([^/]+)\/([^/]+)\.webp$/.exec(path) ?? []
      if (number) {
        return !(
          numbers.has(number) &&
          masterViews.some((known) => known === view) &&
          isTransparent &&
          Math.abs(width / height - 4 / 3) < 0.01
        )
      }
      const [, scene] = /^scenes\/([^/]+)\.webp$/.exec(path) ?? []
      return !scenes.some(({ name }) => name === scene) || isTransparent
    })

    expect(astray.map(({ path }) => path)).toEqual([])
  })

  it('say what they show, in every language', () => {
    const words = [...Object.values(views), ...scenes.map(({ alt }) => alt)]

    expect(words.flatMap((text) => locales.filter(({ code }) => !text[code]))).toEqual([])
    expect(Object.keys(views)).toEqual([...masterViews])
  })
})

describe('a seeded shop', () => {
  it('shows what was rendered before what was drawn', async () => {
    expect(
      await rows(sql`
        select product.number from product
        join product_media hung on hung.product_id = product.id
        join media on media.id = hung.media_id and media.mime_type = 'image/webp'
        join media cover on cover.id = product.cover_media_id
        where cover.mime_type <> 'image/webp' or hung.position >= (
          select coalesce(min(drawn.position), 1000) from product_media drawn
          join media drawing on drawing.id = drawn.media_id and drawing.mime_type = 'image/svg+xml'
          where drawn.product_id = product.id)`),
    ).toEqual([])
  })

  it('knows what every rendered picture looks like, and has its file', async () => {
    const [{ count } = { count: 0 }] = await rows(sql<{ count: number }>`
      select count(distinct hash) as count from media join media_file using (hash)
      where media.mime_type = 'image/webp' and dominant_color is not null and is_transparent is not null
        and width > 0 and length(content) = size_bytes`)

    expect(count).toBe(new Set(listed.map(({ hash }) => hash)).size)
  })

  it('finds its scenes by their names', async () => {
    const names = await rows(sql<{ name: string }>`select name from scene`)

    expect(names.map(({ name }) => `scenes/${name}.webp`).toSorted()).toEqual(
      listed
        .map(({ path }) => path)
        .filter((path) => path.startsWith('scenes/'))
        .toSorted(),
    )
  })
})
