import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDb } from '../../src/platform/postgres/db.ts'
import { registerMedia } from '../../src/server/media.ts'
import { insertMedia, type MediaFile } from '../../src/server/seed/media-files.ts'
import { makeAhead } from '../../src/shop/media/make-ahead.ts'
import { openRenditions } from '../../src/shop/media/renditions.ts'
import { newId } from '../../src/values/ids.ts'
import { freshDatabase } from '../database-copy.ts'
import { forgottenJobs } from '../forgotten-jobs.ts'
import { openCountedMaker } from './counted-maker.ts'

let db: Db
let shop: FastifyInstance
const maker = openCountedMaker()
const problems: Error[] = []

beforeAll(async () => {
  db = openDb({ url: await freshDatabase(), pool: 4 })
  shop = openMedia()
})
afterAll(async () => {
  await shop.close()
  maker.close()
  await db.destroy()
})

/** The door to pictures, as after a start: with nothing in memory. */
function openMedia() {
  const app = Fastify()
  registerMedia(app, {
    db,
    renditions: openRenditions(db, { maker, report: (problem) => problems.push(problem) }),
  })
  return app
}

/** A picture of the shop, another one each time; answers the folder of its addresses. */
async function hang(content: Buffer, over: Partial<MediaFile> = {}): Promise<string> {
  const id = newId<'media'>()
  await insertMedia(db, [
    {
      id,
      fileName: 'frame',
      extension: 'webp',
      mimeType: 'image/webp',
      content,
      size: { width: 1000, height: 500 },
      alt: null,
      ...over,
    },
  ])
  const { hash } = await db.selectFrom('media').select('hash').where('id', '=', id).executeTakeFirstOrThrow()
  return `/media/${hash}`
}

let shade = 0
const photograph = (width = 1000, height = 500) =>
  sharp({ create: { width, height, channels: 4, background: { r: shade++, g: 90, b: 60, alpha: 0.5 } } })
    .webp({ lossless: true })
    .toBuffer()

describe('a picture', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('is sent in a known width as %s', async (format, mimeType, kind) => {
    const folder = await hang(await photograph())
    const { statusCode, headers, rawPayload } = await shop.inject(`${folder}/320/frame.${format}`)

    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': mimeType,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(headers.vary).toBeUndefined()
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 160, format: kind })
  })

  it.each([
    '321/frame.avif',
    '0/frame.avif',
    '1200/frame.avif',
    '-320/frame.avif',
    '320.0/frame.avif',
    '0320/frame.avif',
  ])('is sent in no other width: %s', async (path) => {
    expect((await shop.inject(`${await hang(await photograph())}/${path}`)).statusCode).toBe(404)
  })

  it.each(['320/frame.gif', '320/frame.svg', '320/frame', '320/frame.avif/x'])(
    'is sent in no other form: %s',
    async (path) => {
      expect((await shop.inject(`${await hang(await photograph())}/${path}`)).statusCode).toBe(404)
    },
  )

  it('nobody has is not found', async () => {
    expect((await shop.inject(`/media/${'f'.repeat(32)}/320/frame.avif`)).statusCode).toBe(404)
    expect((await shop.inject('/media/nonsense/320/frame.avif')).statusCode).toBe(404)
  })

  it('that is a drawing stays as it was drawn', async () => {
    const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><!-- ${newId()} --></svg>`)
    const folder = await hang(drawing, { extension: 'svg', mimeType: 'image/svg+xml' })

    expect((await shop.inject(`${folder}/320/frame.webp`)).statusCode).toBe(404)
    expect((await shop.inject(`${folder}/frame.svg`)).statusCode).toBe(200)
  })

  it('that only says it is one is not found, told once, and not tried again', async () => {
    const folder = await hang(Buffer.from(`broken ${newId()}`))
    const before = maker.made()
    const answers = [
      await shop.inject(`${folder}/320/frame.webp`),
      await shop.inject(`${folder}/320/frame.webp`),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(maker.made() - before).toBe(1)
    expect(problems.filter(({ message }) => folder.includes(message.split(' ')[2] ?? '-'))).toHaveLength(1)
  })

  it('that many ask for at once is made once', async () => {
    const folder = await hang(await photograph())
    const before = maker.made()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => shop.inject(`${folder}/640/frame.avif`)),
    )

    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    expect(maker.made() - before).toBe(1)
  })

  it('is made once and for all, also for the shop that starts after this one', async () => {
    const folder = await hang(await photograph())
    const first = await shop.inject(`${folder}/480/frame.webp`)
    const before = maker.made()
    const later = openMedia()
    const second = await later.inject(`${folder}/480/frame.webp`)
    await later.close()

    expect(second.rawPayload).toEqual(first.rawPayload)
    expect(maker.made()).toBe(before)
  })

  it('is sent as it is when too many are being made', async () => {
    const folder = await hang(await photograph())
    const pictures = await Promise.all(Array.from({ length: 70 }, () => photograph(400, 200)))
    const folders = await Promise.all(
      pictures.map((content) => hang(content, { size: { width: 400, height: 200 } })),
    )
    const crowd = folders.map((other) => shop.inject(`${other}/320/frame.avif`))
    const answers = await Promise.all([...crowd, shop.inject(`${folder}/640/frame.avif`)])
    const sentOn = answers.filter(({ statusCode }) => statusCode === 302)

    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 302)).toBe(true)
    expect(sentOn.length).toBeGreaterThan(0)
    expect(sentOn[0]?.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect((await shop.inject(String(sentOn[0]?.headers.location))).headers['content-type']).toBe(
      'image/webp',
    )
  })
})

describe('what most will ask for', () => {
  it('is made before they do', async () => {
    // Of all the pictures of the seed none, so that there is one to wait for.
    await sql`delete from scene`.execute(db)
    await sql`delete from product_media`.execute(db)
    await sql`update product set cover_media_id = null`.execute(db)
    await sql`update category set media_id = null`.execute(db)
    const folder = await hang(await photograph())
    const id = (
      await db.selectFrom('media').select('id').where('hash', '=', folder.slice(7)).executeTakeFirstOrThrow()
    ).id
    await db.insertInto('scene').values({ name: 'test', media_id: id }).execute()
    const renditions = openRenditions(db, { maker, report: (problem) => problems.push(problem) })
    const written: string[] = []
    const later = Object.assign(async (_: Db, { name }: { name: string }) => void written.push(name), {
      statement: forgottenJobs.statement,
    })
    const makeMore = async () => {
      written.length = 0
      await makeAhead(db, { renditions, later, turn: async () => undefined })
    }
    await makeMore()
    while (written.length > 0) await makeMore()

    const kept = await db
      .selectFrom('media_rendition')
      .select(['width', 'format'])
      .where('hash', '=', folder.slice(7))
      .orderBy('format')
      .orderBy('width')
      .execute()
    expect(kept.map(({ width, format }) => `${width} ${format}`)).toEqual([
      '320 avif',
      '480 avif',
      '640 avif',
      '800 avif',
      '960 avif',
      '640 webp',
    ])
  })
})
