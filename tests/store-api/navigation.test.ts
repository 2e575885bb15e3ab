import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const withUrls = { headers: { 'sw-include-seo-urls': 'true' } }
const category = (key: string) => idFrom('category', key)
type Node = { id: string; name: string; level: number; children: Node[]; visibleChildCount: number }

const navigation = (active: string, root: string, body: unknown = {}) =>
  shop.request(`/navigation/${active}/${root}`, { method: 'POST', body, ...withUrls })

describe('the navigation', () => {
  it.each(['main-navigation', 'footer-navigation', 'service-navigation'])('%s is a tree', async (root) => {
    const { status, body } = await navigation(root, root)

    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(0)
    expect(body[0]).toMatchObject({ apiAlias: 'category', children: expect.any(Array) })
  })

  it('goes as deep as asked, and deeper along the way to the active one', async () => {
    const shallow: Node[] = (await navigation('main-navigation', 'main-navigation', { depth: 1 })).body
    const opened: Node[] = (
      await navigation(category('waste-systems/complete'), 'main-navigation', { depth: 1 })
    ).body
    const find = (nodes: Node[]) => nodes.find(({ id }) => id === category('waste-systems'))

    expect(shallow.every(({ children }) => children.length === 0)).toBe(true)
    expect(find(shallow)?.visibleChildCount).toBeGreaterThan(0)
    expect(find(opened)?.children.map(({ id }) => id)).toContain(category('waste-systems/complete'))
  })

  it('is a plain list without buildTree', async () => {
    const { body } = await navigation('main-navigation', 'main-navigation', { buildTree: false })

    expect(body.every(({ children }: Node) => children.length === 0)).toBe(true)
    expect(new Set(body.map(({ level }: Node) => level)).size).toBe(2)
  })

  it('hides what is switched off', async () => {
    await sql`update category set visible = false where id = ${category('accessories')}`.execute(shop.db())
    const { body } = await navigation('main-navigation', 'main-navigation')

    expect(body.map(({ id }: Node) => id)).not.toContain(category('accessories'))
  })

  it('asks the database for nothing', async () => {
    await navigation('main-navigation', 'main-navigation')
    const before = shop.statements().length
    await navigation('footer-navigation', 'footer-navigation')

    expect(shop.statements().length).toBe(before)
  })

  it.each([
    ['nonsense', 'main-navigation'],
    ['main-navigation', 'f'.repeat(32)],
  ])('knows no category %s/%s', async (active, root) => {
    const { status, body } = await navigation(active, root)

    expect(status).toBe(404)
    expect(body.errors[0].code).toBe('CONTENT__CATEGORY_NOT_FOUND')
  })

  it.each([0, -1, 1.5, 'deep', 99])('refuses a depth of %j', async (depth) => {
    expect((await navigation('main-navigation', 'main-navigation', { depth })).status).toBe(400)
  })
})

describe('a category', () => {
  it('is found by id, and the first one as home', async () => {
    const one = await shop.request(`/category/${category('accessories')}`, {
      method: 'POST',
      body: {},
      ...withUrls,
    })
    const home = await shop.request('/category/home', { method: 'POST', body: {} })

    expect(one.body).toMatchObject({
      type: 'page',
      seoUrls: [{ seoPathInfo: 'zubehoer', isCanonical: true }],
    })
    expect(home.body.level).toBe(1)
    expect(home.body.seoUrls).toBeUndefined()
  })

  it('is no page when it only holds others, leads elsewhere, or is gone', async () => {
    const { body } = await shop.request('/category', { method: 'POST', body: { filter: { type: 'link' } } })
    const link = body.elements[0].id
    for (const id of [link, 'f'.repeat(32), 'nonsense']) {
      const { status, body } = await shop.request(`/category/${id}`, { method: 'POST', body: {} })

      expect(status).toBe(404)
      expect(body.errors[0].code).toBe('CONTENT__CATEGORY_NOT_FOUND')
    }
  })

  it('brings its children along when asked', async () => {
    const { body } = await shop.request('/category', {
      method: 'POST',
      body: { ids: [category('accessories')], associations: { children: { sort: 'name', limit: 2 } } },
    })

    expect(body.elements[0].children.map(({ parentId }: { parentId: string }) => parentId)).toEqual([
      category('accessories'),
      category('accessories'),
    ])
  })

  it('is filtered like any list', async () => {
    const { body } = await shop.request('/category', {
      method: 'POST',
      body: {
        filter: { parentId: category('accessories') },
        sort: 'name',
        fields: ['name'],
        associations: { media: {} },
      },
    })

    expect(body.elements.length).toBeGreaterThan(3)
    expect(Object.keys(body.elements[0]).sort()).toEqual(['apiAlias', 'id', 'name'])
  })
})

describe('an address', () => {
  const page = async (path: unknown, languageId?: string) =>
    shop.request('/page', {
      method: 'POST',
      body: { path },
      ...(languageId && { headers: { 'sw-language-id': languageId } }),
    })

  it('leads to what lives there', async () => {
    expect((await page('/zubehoer')).body).toMatchObject({
      routeName: 'frontend.navigation.page',
      foreignKey: category('accessories'),
      isCanonical: true,
      redirectTo: null,
    })
  })

  it('that is old, technical or of another language leads to the one that holds', async () => {
    const { rows } = await sql<{ old: string; now: string }>`
      select old.seo_path as old, holds.seo_path as now from seo_url old
      join seo_url holds on holds.foreign_key = old.foreign_key and holds.language = old.language and holds.is_canonical
      where not old.is_canonical and old.language = 'de-DE' limit 1`.execute(shop.db())

    expect((await page(rows[0]?.old)).body).toMatchObject({
      isCanonical: false,
      redirectTo: `/${rows[0]?.now}`,
    })
    expect((await page(`/navigation/${category('accessories')}`)).body.redirectTo).toBe('/zubehoer')
    expect((await page('/zubehoer/')).body.redirectTo).toBe('/zubehoer')
    expect((await page('zubehoer', idFrom('language', 'it-IT'))).body.redirectTo).toMatch(/^\/it-IT\/\w+/)
  })

  it('may lead nowhere', async () => {
    for (const path of ['nothing/here', '/', "a' or '1'='1", '%'.repeat(1500)]) {
      expect((await page(path)).status).toBe(404)
    }
    for (const path of ['', '\0', 7, null, undefined, 'x'.repeat(5000)])
      expect((await page(path)).status).toBe(400)
  })

  it('is found by clients of Shopware when it holds', async () => {
    const find = async (value: string) =>
      (
        await shop.request('/seo-url', {
          method: 'POST',
          body: { filter: [{ type: 'equals', field: 'seoPathInfo', value }] },
        })
      ).body.elements

    expect(await find('zubehoer')).toMatchObject([
      { foreignKey: category('accessories'), apiAlias: 'seo_url' },
    ])
    expect(await find('nothing')).toEqual([])
  })
})

describe('the way to a page', () => {
  it('leads over the categories', async () => {
    const { body } = await shop.request(`/breadcrumb/${category('waste-systems/complete')}?type=category`)

    expect(body).toMatchObject([
      { categoryId: category('waste-systems'), path: 'trennsysteme', apiAlias: 'breadcrumb' },
      { categoryId: category('waste-systems/complete') },
    ])
  })

  it('of a product ends in its category', async () => {
    const { elements } = (
      await shop.request('/product', { method: 'POST', body: { limit: 1, filter: { kind: 'accessory' } } })
    ).body
    const { body } = await shop.request(`/breadcrumb/${elements[0].id}?type=product`)

    expect(body[0].categoryId).toBe(category('accessories'))
  })

  it.each([
    ['', 400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'],
    ['?type=thing', 400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER'],
    ['?type=product', 404, 'CONTENT__PRODUCT_NOT_FOUND'],
    ['?type=category', 404, 'CONTENT__CATEGORY_NOT_FOUND'],
  ])('asked with "%s" is %i %s', async (query, status, code) => {
    const answered = await shop.request(`/breadcrumb/${'f'.repeat(32)}${query}`)

    expect(answered.status).toBe(status)
    expect(answered.body.errors[0].code).toBe(code)
  })
})
