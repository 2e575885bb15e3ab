import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDb } from '../../src/platform/postgres/db.ts'
import { registerSitemap } from '../../src/server/sitemap.ts'
import { workerDatabase } from '../database-copy.ts'

const origin = 'https://shop.example'
let app: FastifyInstance
let db: Db

beforeAll(async () => {
  db = openDb({ url: await workerDatabase(), pool: 1 })
  app = Fastify()
  registerSitemap(app, { db, origin })
})
afterAll(async () => {
  await app.close()
  await db.destroy()
})

const get = async (path: string) => (await app.inject(path)).body
const entryOf = (sheet: string, path: string) =>
  sheet.split('\n').find((line) => line.startsWith(`<url><loc>${origin}/${path}</loc>`))

describe('the map of the shop', () => {
  it('names a sheet for every language', async () => {
    expect((await get('/sitemap.xml')).match(/<loc>[^<]*/g)).toEqual(
      ['de-DE', 'en-US', 'it-IT', 'fr-FR'].map((locale) => `<loc>${origin}/sitemap/${locale}-1.xml`),
    )
  })

  it('shows the pictures of every product, the cover first', async () => {
    const { rows } = await sql<{ path: string; cover: string; pictures: number }>`
      select seo_path as path, '/media/' || hash || '/' || file_name || '.' || extension as cover,
        (select count(*) from product_media where product_id = product.id) as pictures
      from product join media on media.id = cover_media_id
      join seo_url on foreign_key = product.id and language = 'de-DE' and is_canonical
      where product.active and not product.has_variants order by number`.execute(db)
    const sheet = await get('/sitemap/de-DE-1.xml')
    const shown = rows.map(({ path }) => entryOf(sheet, path)?.match(/<image:loc>[^<]*/g) ?? [])

    expect(rows.length).toBeGreaterThan(100)
    expect(shown.map(([first]) => first)).toEqual(rows.map(({ cover }) => `<image:loc>${origin}${cover}`))
    expect(shown.map(({ length }) => length)).toEqual(rows.map(({ pictures }) => pictures))
  })

  it('has no pictures where there are none', async () => {
    expect(entryOf(await get('/sitemap/de-DE-1.xml'), 'impressum')).not.toContain('image:image')
  })
})
