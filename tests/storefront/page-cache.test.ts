import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProductId } from '../../src/shop/catalogue/product.ts'
import { writeProductViews } from '../../src/shop/catalogue/write-product-views.ts'
import { openKeptShop } from './open-kept-shop.ts'

const shop = openKeptShop()
const product = '/x-line-60-trennsystem'
const listing = '/trennsysteme/x-line'

const counters = () => shop.pages().counters()
/** How many are kept of each kind. */
const kept = () => Object.values(counters().shares).map(({ pages }) => pages)

beforeEach(() => shop.setClock(new Date('2026-12-03T09:00:00+01:00')))
afterEach(() => expect(shop.faults.splice(0)).toEqual([]))

/** The sessions by which the shop hears. Now and then each asks for a sign of life (`select`), and that is what it asked last then. */
const hearers = async () =>
  (
    await sql<{ pid: number; state: string }>`
      select pid, state from pg_stat_activity
      where datname = current_database() and (query like 'listen%' or query = 'select')`.execute(shop.db())
  ).rows

/** The product behind the address above. */
const shown = async () =>
  shop
    .db()
    .selectFrom('seo_url')
    .innerJoin('product_view', 'product_view.product_id', 'seo_url.foreign_key')
    .select(['product_view.product_id as id', 'product_view.group_id as groupId', 'product_view.number'])
    .where('seo_url.seo_path', '=', product.slice(1))
    .where('product_view.language', '=', 'de-DE')
    .executeTakeFirstOrThrow()

describe('a page of everybody’s', () => {
  it('is drawn each time when it is a search in vain, so that each is counted', async () => {
    const asked = '/search?search=qwxyzzy'
    await shop.get(asked)
    const before = counters()
    expect((await shop.get(asked)).text).toContain('qwxyzzy')

    expect(counters().hits).toBe(before.hits)
    await expect
      .poll(() =>
        shop.db().selectFrom('search_miss').select(['term', 'count']).where('term', '=', 'qwxyzzy').execute(),
      )
      .toEqual([{ term: 'qwxyzzy', count: 2 }])
  })

  it.each([product, listing, '/', '/kontakt', '/it-IT/ersatzteile'])('is drawn once: %s', async (path) => {
    await shop.get(path)
    const before = counters()
    const [again, once] = [await shop.get(path), await shop.get(path)]

    expect(again).toEqual({ ...once, headers: { ...once.headers, date: expect.any(String) } })
    expect(counters().misses).toBe(before.misses)
    expect(counters().hits).toBe(before.hits + 2)
  })

  it('is drawn once for all who come at the same time', async () => {
    const before = counters()
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.get('/fr-FR/topseller/boxx-r')))
    const after = counters()

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(after.misses - after.shared - (before.misses - before.shared)).toBe(1)
  })

  it('leads a form that names its empty fields to the address without them', async () => {
    const asked = `${listing}?min-price=&max-price=400&properties=&ref=mail`
    const { status, headers } = await shop.get(asked)

    expect(status).toBe(302)
    expect(headers.location).toBe(`${listing}?max-price=400&ref=mail`)
    expect((await shop.get('/search?search=')).headers.location).toBe('/search')
    expect((await shop.get(`${listing}?max-price=400&ref=`)).status).toBe(200)
    for (const path of ['//elsewhere.example/', '/\\elsewhere.example/']) {
      expect((await shop.get(`${path}?p=`)).headers.location).toBe('/elsewhere.example/')
    }
  })

  it('says the same packed in whichever way, or not at all', async () => {
    const asked = ['br', 'gzip', 'identity', 'gzip, deflate, br', ''].map((accepted) =>
      shop.get(product, { headers: { 'accept-encoding': accepted } }),
    )
    const answers = await Promise.all(asked)

    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
      'br',
      undefined,
    ])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    for (const { headers, length } of answers) expect(Number(headers['content-length'])).toBe(length)
  })

  it('need not be sent again to who has it', async () => {
    const { headers } = await shop.get(product)
    const etag = String(headers.etag)
    for (const asked of [etag, `"other", ${etag}`]) {
      const again = await shop.get(product, { headers: { 'if-none-match': asked } })
      expect([again.status, again.length, again.headers.etag]).toEqual([304, 0, etag])
    }
    expect((await shop.get(product, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('answers HEAD with all but the page', async () => {
    const [head, whole] = [await shop.get(product, { method: 'HEAD' }), await shop.get(product)]
    expect([head.status, head.length]).toEqual([200, 0])
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
  })

  it('carries what every answer carries, and nothing for one visitor', async () => {
    for (let time = 0; time < 2; time++) {
      const { headers } = await shop.get('/en-US/service', { headers: { 'sec-fetch-site': 'same-origin' } })
      expect(headers['content-security-policy']).toContain("default-src 'self'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
      expect(headers.vary).toBe('accept-encoding, cookie')
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  it('knows the shop by its own name, whatever the visitor calls it', async () => {
    const { text } = await shop.get('/it-IT', { headers: { host: 'evil.example' } })
    expect(text).not.toContain('evil.example')
    expect(text).toContain('https://shop.example/it-IT')
  })

  it('is the same page whatever hangs on its address', async () => {
    const plain = await shop.get(listing)
    const before = kept()
    for (const noise of ['utm_source=mail', 'gclid=1&utm_campaign=x', 'ref=', 'search=deckel']) {
      expect((await shop.get(`${listing}?${noise}`)).text).toBe(plain.text)
    }
    expect(kept()).toEqual(before)
  })

  it('is another one for each thing asked of it, in whichever order', async () => {
    const [one, other] = ['order=price-asc&min-price=50', 'min-price=50&utm_source=x&order=price-asc']
    const before = counters().shares.narrowed?.pages ?? 0
    const [first, second] = [await shop.get(`${listing}?${one}`), await shop.get(`${listing}?${other}`)]

    expect(first.text).toBe(second.text)
    expect(first.text).not.toBe((await shop.get(listing)).text)
    expect(counters().shares.narrowed?.pages).toBe(before + 1)
  })

  it('takes along what hangs on its address to where it has moved', async () => {
    const { id } = await shown()
    for (const asked of ['', '?utm_source=mail']) {
      const moved = await shop.get(`/detail/${id}${asked}`)
      expect(moved.status).toBe(301)
      expect(moved.headers.location).toContain(product)
    }
    const found = await shop.get(`${product.toUpperCase()}?utm_source=mail&p=2`)
    expect(found.headers.location).toBe(`${product}?utm_source=mail&p=2`)
  })

  it('is data as well, of the routes that are asked for', async () => {
    const data = await shop.get(`${product}/_payload.json?_routes=all___de-DE`)
    expect(Object.keys(JSON.parse(data.text).loaderData)).toEqual(['all___de-DE'])
    expect(data.headers['cache-control']).toMatch(/^public/)

    const before = counters()
    expect((await shop.get(`${product}/_payload.json?_routes=all___de-DE&x=1`)).text).toBe(data.text)
    expect(counters().hits).toBe(before.hits + 1)
  })

  it('is not what a form is answered with', async () => {
    const plain = await shop.get(product)
    const { id } = await shown()
    const posted = await shop.get(product, {
      method: 'POST',
      headers: { origin: 'https://shop.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: `productId=${id}&quantity=1`,
    })

    expect(posted.headers['set-cookie']).toBeDefined()
    expect(posted.headers['cache-control']).toMatch(/^private/)
    expect((await shop.get(product)).text).toBe(plain.text)
  })

  it('that is not there is kept for a moment, among its like', async () => {
    const before = counters().shares.pages?.pages
    const answers = await Promise.all(Array.from({ length: 30 }, (_, made) => shop.get(`/nirgends-${made}`)))
    const { shares } = counters()

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect(answers[0]?.headers['cache-control']).toContain('s-maxage=10')
    expect(shares.pages?.pages).toBe(before)
    expect(shares['dead-ends']?.bytes).toBeLessThanOrEqual(64 * 1_048_576 * 0.05)
  })

  it('that fails is never kept', async () => {
    const fresh = '/en-US/topseller/s-line'
    await sql`alter table product_view rename to product_view_away`.execute(shop.db())
    const failed = await shop.get(fresh)
    await sql`alter table product_view_away rename to product_view`.execute(shop.db())
    const faults = shop.faults.splice(0)

    expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'private, no-cache'])
    expect(faults.length).toBeGreaterThan(0)
    expect((await shop.get(fresh)).status).toBe(200)
  })
})

describe('a change shows on the next request', () => {
  it('of a price', async () => {
    const { id } = await shown()
    const [before, listed] = [await shop.get(product), await shop.get(listing)]
    await shop.change(async (db) => {
      await sql`update product_price set cents = 98765, list_cents = null where product_id = ${id}`.execute(
        db,
      )
      await writeProductViews(db, [id as ProductId])
    })
    const after = await shop.get(product)

    expect(before.text).not.toContain('987.65')
    expect(after.text).toContain('987.65')
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect((await shop.get(listing)).headers.etag).not.toBe(listed.headers.etag)
  })

  it('of the stock, when it becomes another word, and not before', async () => {
    const { id } = await shown()
    const stock = (stock: number) => sql`update product set stock = ${stock} where id = ${id}`
    await shop.change((db) => stock(3).execute(db))
    expect((await shop.get(product)).text).toContain('3 ')
    await shop.change((db) => stock(500).execute(db))
    const plenty = await shop.get(product)

    const { misses } = counters()
    await shop.change((db) => stock(400).execute(db))
    expect((await shop.get(product)).text).toBe(plenty.text)
    expect(counters().misses).toBe(misses)

    await shop.change((db) => stock(0).execute(db))
    expect((await shop.get(product)).text).not.toBe(plenty.text)
    await shop.change((db) => stock(500).execute(db))
  })

  it('of a product, on the pages of others that show it', async () => {
    const { rows } = await sql<{ path: string; id: ProductId }>`
      select '/' || seo_path as path, hex(beside.product_id) as id
      from cross_selling shelf
      join cross_selling_product beside on beside.cross_selling_id = shelf.id and beside.position = 0
      join product_view other on other.product_id = beside.product_id and other.language = 'de-DE'
      join product_view own on own.product_id = shelf.product_id and own.language = 'de-DE' and own.listed
      join seo_url on foreign_key = own.product_id and seo_url.language = 'de-DE' and is_canonical
      where not own.category_ids && other.category_ids or own.kind <> other.kind
      order by seo_path limit 1`.execute(shop.db())
    const { path, id } = rows[0] ?? { path: '', id: '' as ProductId }
    await shop.get(path)

    const { outdated } = counters()
    await shop.change((db) => sql`update product set stock = 2 where id = ${id}`.execute(db))
    await shop.get(path)
    expect(counters().outdated).toBe(outdated + 1)
  })

  it('of a category’s name, in the navigation of every page', async () => {
    await shop.get('/kontakt')
    await shop.change((db) =>
      sql`update category_translation set name = 'Trennwerke aller Art'
        where language = 'de-DE' and category_id = (select id from category where key = 'waste-systems')`.execute(
        db,
      ),
    )
    expect((await shop.get('/kontakt')).text).toContain('Trennwerke aller Art')
    expect((await shop.get('/en-US/kontakt')).text).not.toContain('Trennwerke aller Art')
  })

  it('of a text', async () => {
    await shop.get('/impressum')
    await shop.change((db) =>
      sql`update setting set value = replace(value::text, 'Impressum', 'Wer wir sind')::jsonb
        where key = 'content-pages'`.execute(db),
    )
    expect((await shop.get('/impressum')).text).toContain('Wer wir sind')
  })

  it('of a review that was let through', async () => {
    const { id } = await shown()
    const before = await shop.get(product)
    await sql`insert into product_review (id, product_id, language, author, title, content, points, active)
      values (gen_random_uuid(), ${id}, 'de-DE', 'Zora', 'Ganz neu hier', 'Passt.', 5, false)`.execute(
      shop.db(),
    )
    expect((await shop.get(product)).text).toBe(before.text)

    await shop.change((db) => sql`update product_review set active = true where author = 'Zora'`.execute(db))
    expect((await shop.get(product)).text).toContain('Ganz neu hier')
  })

  it('of what a search finds beside products', async () => {
    const asked = '/search?search=impressum'
    await shop.get(asked)
    await shop.change((db) =>
      sql`update search_page set name = 'Wer dahintersteht' where path = '/impressum' and language = 'de-DE'`.execute(
        db,
      ),
    )
    expect((await shop.get(asked)).text).toContain('Wer dahintersteht')
  })

  it('of what people call things', async () => {
    const asked = '/search?search=spannkrone'
    expect((await shop.get(asked)).text).not.toContain('Aktivkohlefilter, 2 St')
    await shop.change((db) =>
      sql`insert into search_synonym (id, language, said, meant)
        values (gen_random_uuid(), 'de-DE', '{Spannkrone}', '{Aktivkohlefilter}')`.execute(db),
    )
    expect((await shop.get(asked)).text).toContain('Aktivkohlefilter, 2 St')
  })

  it('of a filter’s name, where a listing is narrowed', async () => {
    const asked = `${listing}?min-price=50`
    await shop.get(asked)
    await shop.change((db) =>
      sql`update property_group set name = name || '{"de-DE": "Farbton"}' where key = 'colour'`.execute(db),
    )
    expect((await shop.get(asked)).text).toContain('Farbton')
  })

  it('of an address that was nobody’s', async () => {
    const { id } = await shown()
    expect((await shop.get('/neuer-name')).status).toBe(404)
    await shop.change((db) =>
      sql`insert into seo_url (language, route_name, foreign_key, path_info, seo_path, is_canonical)
        values ('de-DE', 'frontend.detail.page', ${id}, '/detail/' || hex(${id}::uuid), 'neuer-name', false)`.execute(
        db,
      ),
    )
    const moved = await shop.get('/neuer-name')
    expect([moved.status, moved.headers.location]).toEqual([301, product])
  })

  it('that was made while nobody listened', async () => {
    await shop.get('/service')
    const lost = (await hearers()).map(({ pid }) => pid)
    expect(lost).not.toEqual([])
    await shop
      .db()
      .transaction()
      .execute(async (db) => {
        await sql`update category_translation set name = 'Unerhört'
          where language = 'de-DE' and category_id = (select id from category where key = 'waste-systems')`.execute(
          db,
        )
        await sql`select pg_terminate_backend(pid) from unnest(${lost}::integer[]) pid`.execute(db)
        await expect.poll(async () => (await hearers()).filter(({ pid }) => lost.includes(pid))).toEqual([])
      })
    const isBack = ({ state }: { state: string }) => state === 'idle'
    await expect.poll(async () => (await hearers()).filter(isBack).length).toBe(lost.length)
    // What it was told on the way back it has heard by then.
    await shop.change(async () => undefined)

    expect((await shop.get('/service')).text).toContain('Unerhört')
    const { hits } = counters()
    await shop.get('/service')
    expect(counters().hits).toBe(hits + 1)
  })

  it('only when it is committed', async () => {
    const plain = await shop.get('/kontakt')
    const { misses } = counters()
    const undone = shop
      .db()
      .transaction()
      .execute(async (db) => {
        await sql`update category_translation set name = 'Nie'`.execute(db)
        throw new Error('undone')
      })
    await expect(undone).rejects.toThrow('undone')
    await shop.change(async () => undefined)

    expect((await shop.get('/kontakt')).text).toBe(plain.text)
    expect(counters().misses).toBe(misses)
  })
})

describe('the clock', () => {
  it('turns the promised days when the day’s parcels are gone, to the second', async () => {
    shop.setClock(new Date('2026-12-03T13:59:00+01:00'))
    const early = await shop.get(product)
    shop.setClock(new Date('2026-12-03T14:00:59+01:00'))
    const last = await shop.get(product)
    shop.setClock(new Date('2026-12-03T14:01:00+01:00'))
    const late = await shop.get(product)

    expect(last.text).toBe(early.text)
    expect(late.text).not.toBe(early.text)
    expect(early.headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    expect(last.headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
  })

  it('ends a closure’s notice at midnight', async () => {
    await shop.change((db) =>
      sql`insert into closure (id, first_day, last_day, first_delivery_home, first_delivery_abroad, title, text)
        values (gen_random_uuid(), '2026-12-01', '2026-12-03', '2026-12-05', '2026-12-06',
          '{"de-DE": "Wir machen Inventur"}', '{"de-DE": "Kurz zu."}')`.execute(db),
    )
    shop.setClock(new Date('2026-12-03T23:59:59+01:00'))
    expect((await shop.get('/')).text).toContain('Inventur')
    shop.setClock(new Date('2026-12-04T00:00:00+01:00'))
    expect((await shop.get('/')).text).not.toContain('Inventur')
  })

  it('lets an old page go out once while a new one is drawn', async () => {
    await shop.get('/montage')
    shop.setClock(new Date('2026-12-03T09:05:00+01:00'))
    const { stale } = counters()
    const old = await shop.get('/montage')
    expect(old.status).toBe(200)
    expect(counters().stale).toBe(stale + 1)
  })
})
