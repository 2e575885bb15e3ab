import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDb } from '../../src/platform/postgres/db.ts'
import { registerSocialPictures } from '../../src/server/social-pictures.ts'
import { readSocialFacts, socialPath } from '../../src/shop/media/social-picture.ts'
import { idFrom } from '../../src/values/ids.ts'
import { freshDatabase } from '../database-copy.ts'
import { openCountedMaker } from './counted-maker.ts'

let db: Db
let shop: FastifyInstance
const maker = openCountedMaker()
const problems: Error[] = []
const product = idFrom<'product'>('product', '10.45.171')

beforeAll(async () => {
  db = openDb({ url: await freshDatabase(), pool: 4 })
  shop = Fastify()
  registerSocialPictures(shop, { db, maker, report: (problem) => problems.push(problem) })
})
afterAll(async () => {
  await shop.close()
  maker.close()
  await db.destroy()
})

async function pathOf(locale: 'de-DE' | 'fr-FR'): Promise<string> {
  const facts = await readSocialFacts(db, product, locale)
  if (!facts) throw new Error('the seed has no such product')
  return socialPath(facts, locale)
}

const rename = (name: string) =>
  sql`update product_view set card = card || jsonb_build_object('name', ${name}::text)
    where product_id = ${product}`.execute(db)

describe('the picture of a link to a product', () => {
  it('is what social networks show in whole, and never changes under its address', async () => {
    const { statusCode, headers, rawPayload } = await shop.inject(await pathOf('de-DE'))

    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(rawPayload.length).toBeLessThan(200_000)
  })

  it('is drawn once for all who ask, and kept', async () => {
    const path = await pathOf('fr-FR')
    const before = maker.made()
    const together = await Promise.all([shop.inject(path), shop.inject(path), shop.inject(path)])
    const later = await shop.inject(path)

    expect(maker.made() - before).toBe(1)
    expect(together.every(({ rawPayload }) => rawPayload.equals(later.rawPayload))).toBe(true)
  })

  it('is another one under another name, and the old address leads there', async () => {
    const before = await pathOf('de-DE')
    const old = await shop.inject(before)
    await rename('Ganz anders')
    const path = await pathOf('de-DE')
    const { statusCode, headers } = await shop.inject(before)

    expect([statusCode, headers.location]).toEqual([302, path])
    expect((await shop.inject(path)).rawPayload.equals(old.rawPayload)).toBe(false)
    expect(
      await db.selectFrom('social_picture').select('mark').where('language', '=', 'de-DE').execute(),
    ).toEqual([{ mark: path.slice(-20, -4) }])
  })

  it('has room for a very long name, and stays itself with signs of markup in it', async () => {
    await rename(`<b>&"${'Sammelbehälter '.repeat(40)}`)

    expect((await shop.inject(await pathOf('de-DE'))).statusCode).toBe(200)
  })

  it('shows the words when the cover cannot be read', async () => {
    const { hash } = await db
      .selectFrom('product')
      .innerJoin('media', 'media.id', 'cover_media_id')
      .select('hash')
      .where('product.id', '=', product)
      .executeTakeFirstOrThrow()
    await sql`update media_file set content = 'nothing'::bytea where hash = ${hash}`.execute(db)
    await rename('Ohne Bild')

    expect((await shop.inject(await pathOf('de-DE'))).statusCode).toBe(200)
    expect(problems).toHaveLength(1)
  })

  it.each([
    `/media/social/${'f'.repeat(32)}/de-DE-0123456789abcdef.jpg`,
    `/media/social/${product}/xx-XX-0123456789abcdef.jpg`,
    `/media/social/${product}/de-DE.jpg`,
    '/media/social/nonsense/de-DE-0123456789abcdef.jpg',
    '/media/social/xx-XX.jpg',
    '/media/social/de-DE.png',
  ])('is not found at %s', async (path) => {
    expect((await shop.inject(path)).statusCode).toBe(404)
  })
})

describe('the picture of all other links', () => {
  it('is there in every language', async () => {
    const [german, italian] = [
      await shop.inject('/media/social/de-DE.jpg'),
      await shop.inject('/media/social/it-IT.jpg'),
    ]

    expect([german.statusCode, italian.statusCode]).toEqual([200, 200])
    expect(german.headers['cache-control']).toBe('public, max-age=86400')
    expect(german.rawPayload.equals(italian.rawPayload)).toBe(false)
  })
})
