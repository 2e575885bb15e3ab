import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { insertMedia } from '../../src/server/seed/media-files.ts'
import { writeProductViews } from '../../src/shop/catalogue/write-product-views.ts'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  shop.request(path, { method: 'POST', body, headers })

const photograph = {
  id: idFrom<'media'>('media', 'test/hero'),
  fileName: 'bin-hero',
  extension: 'webp',
  mimeType: 'image/webp',
  content: Buffer.from('a picture of a bin'),
  size: { width: 1200, height: 900 },
  look: { color: '#445566', isTransparent: true },
  alt: { 'de-DE': 'Ein Behälter', 'en-US': 'A bin', 'it-IT': 'Un contenitore', 'fr-FR': 'Un bac' },
}
const product = idFrom<'product'>('product', '10.45.171')

async function hangPhotograph() {
  const db = shop.db()
  await insertMedia(db, [photograph])
  await sql`update product set cover_media_id = ${photograph.id} where id = ${product}`.execute(db)
  await sql`insert into product_media values (${product}, ${photograph.id}, -1)`.execute(db)
  await writeProductViews(db, [product])
}

describe('a photograph', () => {
  it('comes in several widths, each with its address, and says what it looks like', async () => {
    await hangPhotograph()
    const { media, cover } = (await post(`/product/${product}`)).body.product
    const { url, thumbnails, metaData, extensions } = cover.media

    expect(url).toMatch(/^https?:\/\/[^/]+\/media\/[0-9a-f]{32}\/bin-hero\.webp$/)
    expect(metaData).toEqual({ width: 1200, height: 900 })
    expect(extensions.look).toEqual({ color: '#445566', isTransparent: true, apiAlias: 'media_look' })
    expect(thumbnails.map(({ width }: { width: number }) => width)).toEqual([320, 480, 640, 800, 960, 1200])
    expect(thumbnails[2]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      mediaId: photograph.id,
      width: 640,
      height: 480,
      url: url.replace('/bin-hero', '/640/bin-hero'),
      path: url.replace('/bin-hero', '/640/bin-hero').replace(/^https?:\/\/[^/]+\//, ''),
      customFields: {},
      apiAlias: 'media_thumbnail',
    })
    expect(new Set(thumbnails.map(({ id }: { id: string }) => id)).size).toBe(6)
    expect(media[0].media.id).toBe(photograph.id)
  })

  it('comes along with a listing, a cart and its own id', async () => {
    await hangPhotograph()
    const listed = (await post('/product', { ids: [product] })).body.elements[0].cover.media
    const visitor = shop.visitor()
    const { lineItems } = (
      await visitor.ask('/checkout/cart/line-item', {
        method: 'POST',
        body: { items: [{ type: 'product', referencedId: product, quantity: 1 }] },
      })
    ).body
    const [own] = (await post('/media', { ids: [photograph.id] })).body

    expect(own).toEqual(listed)
    // Beside a line it is small.
    const small = listed.thumbnails.filter(({ width }: { width: number }) => width <= 640)
    expect(lineItems[0].cover).toEqual({ ...listed, thumbnails: small })
  })
})

describe('a drawing', () => {
  it('is sharp in every size, so there is only one', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from media where mime_type = 'image/svg+xml' limit 1`.execute(shop.db())
    const [drawing] = (await post('/media', { ids: [rows[0]?.id] })).body

    expect(drawing.thumbnails).toEqual([])
    expect(drawing.extensions).toBeUndefined()
  })
})

describe('scenes', () => {
  it('are found by their names, in the words of the visit; what is not there is left out', async () => {
    await insertMedia(shop.db(), [photograph])
    await sql`insert into scene values ('a-test', ${photograph.id})`.execute(shop.db())
    const { body } = await post(
      '/scene',
      { names: ['nobody-made-it', 'a-test'] },
      { 'sw-language-id': idFrom('language', 'fr-FR') },
    )

    expect(body).toMatchObject([
      {
        name: 'a-test',
        apiAlias: 'scene',
        media: { alt: 'Un bac', url: expect.stringContaining('bin-hero.webp') },
      },
    ])
  })

  it('are asked for by names', async () => {
    expect((await post('/scene')).status).toBe(400)
    expect((await post('/scene', { names: [5] })).status).toBe(400)
    expect((await post('/scene', { names: [] })).body).toEqual([])
  })
})
