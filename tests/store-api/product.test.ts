import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const unknown = 'f'.repeat(32)
const withUrls = { 'sw-include-seo-urls': 'true' }
const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  shop.request(path, { method: 'POST', body, headers })

type Group = { id: string; options: { id: string; groupId: string; combinable: boolean }[] }

/** A family of variants: its parent and one of them. */
async function family() {
  const { rows } = await sql<{ parent: string; listed: string; variant: string }>`
    select parent_id as parent, max(product_id::text) filter (where listed) as listed, min(product_id::text) as variant
    from product_view where language = 'de-DE' and parent_id is not null
    group by parent_id having count(*) > 5 limit 1`.execute(shop.db())
  const [row] = rows
  if (!row) throw new Error('the seed has no family')
  return {
    parent: row.parent,
    listed: row.listed.replaceAll('-', ''),
    variant: row.variant.replaceAll('-', ''),
  }
}

describe('a product', () => {
  it('is shown with all that its page needs', async () => {
    const { variant, parent } = await family()
    const { body } = await post(`/product/${variant}`, {}, withUrls)

    expect(body).toMatchObject({
      apiAlias: 'product_detail',
      product: {
        id: variant,
        parentId: parent,
        apiAlias: 'product',
        active: true,
        available: expect.any(Boolean),
        translated: { name: expect.any(String), description: expect.any(String) },
        calculatedPrice: {
          unitPrice: expect.any(Number),
          quantity: 1,
          calculatedTaxes: [{ taxRate: 8.1, apiAlias: 'cart_tax_calculated' }],
          taxRules: [{ percentage: 100 }],
          apiAlias: 'calculated_price',
        },
        calculatedCheapestPrice: { hasRange: expect.any(Boolean) },
        cover: {
          media: {
            url: expect.stringContaining('http'),
            metaData: { width: expect.any(Number), height: expect.any(Number) },
          },
        },
        seoCategory: { apiAlias: 'category', breadcrumb: expect.any(Array) },
        seoUrls: [{ isCanonical: true, routeName: 'frontend.detail.page' }],
        states: ['is-physical'],
        tax: { taxRate: 8.1 },
        customFields: {},
      },
    })
    expect(body.product.technicalData.length).toBeGreaterThan(3)
  })

  it('stands for its family when the parent is asked for', async () => {
    const { parent, listed } = await family()

    expect((await post(`/product/${parent}`)).body.product.id).toBe(listed)
  })

  it('says which options go together', async () => {
    const { variant } = await family()
    const { product, configurator } = (await post(`/product/${variant}`)).body
    const own = configurator.flatMap(({ options }: Group) =>
      options.filter(({ id }) => product.optionIds.includes(id)),
    )

    expect(own.length).toBe(product.optionIds.length)
    expect(own.every(({ combinable }: { combinable: boolean }) => combinable)).toBe(true)
    expect(configurator[0]).toMatchObject({ apiAlias: 'property_group', options: expect.any(Array) })
  })

  it('costs what the country and its VAT make of it', async () => {
    const { variant } = await family()
    const german = shop.visitor()
    await german.ask('/context', { method: 'PATCH', body: { countryId: idFrom('country', 'DE') } })
    const { calculatedPrice } = (await german.ask(`/product/${variant}`, { method: 'POST', body: {} })).body
      .product

    expect(calculatedPrice.taxRules[0].taxRate).toBe(19)
    expect(calculatedPrice.calculatedTaxes[0].tax).toBeCloseTo((calculatedPrice.totalPrice * 19) / 119, 2)
  })

  it('is asked for in one statement', async () => {
    const { variant } = await family()
    await post(`/product/${variant}`)
    const before = shop.statements().length
    await Promise.all([
      post(`/product/${variant}`),
      post(`/product/${variant}/cross-selling`),
      post(`/product/${variant}/reviews`),
    ])

    expect(shop.statements().length - before).toBe(3)
  })

  it('lists tiers by where they end', async () => {
    const { rows } = await sql<{ id: string }>`
      select product_id as id from product_price where quantity_from > 1 and currency = 'CHF' limit 1`.execute(
      shop.db(),
    )
    const { calculatedPrices } = (await post(`/product/${rows[0]?.id}`)).body.product
    const quantities = calculatedPrices.map(({ quantity }: { quantity: number }) => quantity)

    expect(calculatedPrices.length).toBeGreaterThan(1)
    expect(quantities.at(-1)).toBe(quantities.at(-2) + 1)
  })

  it('that ends cannot be bought beyond its stock, nor off its step', async () => {
    const { variant } = await family()
    await sql`update product set is_closeout = true, stock = 7, min_purchase = 2, purchase_steps = 2 where id = ${variant}`.execute(
      shop.db(),
    )
    const { product } = (await post(`/product/${variant}`)).body

    expect(product).toMatchObject({ stock: 7, available: true })
  })

  it.each([
    [unknown, 404, 'CONTENT__PRODUCT_NOT_FOUND'],
    ['nonsense', 400, 'FRAMEWORK__INVALID_UUID'],
  ])('%s is %i %s', async (id, status, code) => {
    for (const path of ['', '/cross-selling', '/reviews']) {
      const answered = await post(`/product/${id}${path}`)

      expect(answered.status).toBe(status)
      expect(answered.body.errors[0].code).toBe(code)
    }
  })

  it('is gone when it is switched off', async () => {
    const { variant } = await family()
    await sql`update product set active = false where id = ${variant}`.execute(shop.db())

    expect((await post(`/product/${variant}`)).status).toBe(404)
  })
})

describe('finding a variant', () => {
  it('finds the one with these options', async () => {
    const { variant, parent } = await family()
    const { product } = (await post(`/product/${variant}`)).body
    const { body } = await post(`/product/${parent}/find-variant`, { options: product.optionIds })

    expect(body).toMatchObject({
      foundCombination: { variantId: variant, options: expect.arrayContaining(product.optionIds) },
      apiAlias: 'find_product_variant_route_response',
    })
  })

  it('keeps the option that was switched when not all go together', async () => {
    const { variant } = await family()
    const { product, configurator } = (await post(`/product/${variant}`)).body
    const wished = configurator
      .flatMap(({ options }: Group) => options)
      .find(({ combinable }: { combinable: boolean }) => !combinable)
    const others = product.options.filter(({ groupId }: { groupId: string }) => groupId !== wished.groupId)
    const options = [wished.id, ...others.map(({ id }: { id: string }) => id)]

    const found = await post(`/product/${variant}/find-variant`, { options, switchedGroup: wished.groupId })
    const lost = await post(`/product/${variant}/find-variant`, { options })

    expect(found.body.foundCombination.options).toContain(wished.id)
    expect([lost.status, lost.body.errors[0].code]).toEqual([404, 'CONTENT__PRODUCT_VARIANT_NOT_FOUND'])
  })

  it.each([[{}], [{ options: ['x'] }], [{ options: [unknown] }]])('is refused %j', async (body) => {
    const { parent } = await family()
    expect((await post(`/product/${parent}/find-variant`, body)).status).toBeGreaterThanOrEqual(400)
  })
})

describe('what stands beside a product', () => {
  it('is what goes with it and what repairs it', async () => {
    const { variant } = await family()
    const { body } = await post(`/product/${variant}/cross-selling`, { limit: 3 })

    expect(body).toMatchObject([
      {
        apiAlias: 'cross_selling_element',
        crossSelling: { name: 'Zubehör', kind: 'accessories', type: 'productList' },
      },
      { crossSelling: { name: 'Ersatzteile', kind: 'spare-parts' } },
    ])
    expect(body[0].products).toHaveLength(3)
    expect(body[0].total).toBeGreaterThan(3)
  })

  it('are the reviews of the whole family, the newest first, with their spread', async () => {
    const { rows } = await sql<{ id: string }>`select product_id as id from product_review limit 1`.execute(
      shop.db(),
    )
    const { body } = await post(`/product/${rows[0]?.id}/reviews`, { limit: 3, 'total-count-mode': 'exact' })
    const dates = body.elements.map(({ createdAt }: { createdAt: string }) => createdAt)

    expect(dates).toEqual(dates.toSorted().reverse())
    expect(body.elements[0]).toMatchObject({
      apiAlias: 'product_review',
      points: expect.any(Number),
      demo: true,
    })
    expect(body.extensions.ratingMatrix.totalReviewCount).toBe(body.total)
    expect((await post(`/product/${rows[0]?.id}/reviews`, { filter: { points: 1 } })).body.elements).toEqual(
      [],
    )
  })
})

describe('media and pages', () => {
  it('come by their ids', async () => {
    const { variant } = await family()
    const { coverId } = (await post(`/product/${variant}`)).body.product
    const { body } = await post('/media', { ids: [coverId, unknown] })

    expect(body).toMatchObject([
      { id: coverId, apiAlias: 'media', mimeType: expect.stringMatching(/^image\/(svg\+xml|webp)$/) },
    ])
    expect((await post('/media')).status).toBe(400)
    expect((await post('/media', { ids: ['x'] })).status).toBe(400)
  })

  it('say what the imprint says', async () => {
    const { body } = await post(`/landing-page/${idFrom('landing-page', 'imprint')}`, {}, withUrls)

    expect(body).toMatchObject({
      apiAlias: 'landing_page',
      name: 'Impressum',
      seoUrls: [{ seoPathInfo: 'impressum' }],
    })
    expect((await post(`/landing-page/${unknown}`)).body.errors[0].code).toBe(
      'CONTENT__LANDING_PAGE_NOT_FOUND',
    )
  })
})

describe('a product that is no longer shown', () => {
  it('says what it was, and its siblings stand in its place', async () => {
    const { variant, parent } = await family()
    await sql`update product set active = false where id = ${variant}`.execute(shop.db())
    const { status, body } = await post(`/product/${variant}/former`)

    expect(status).toBe(200)
    expect(body).toMatchObject({ apiAlias: 'former_product', seoCategory: { apiAlias: 'category' } })
    expect(body.instead).toHaveLength(4)
    expect(body.instead.every(({ parentId }: { parentId: string }) => parentId === parent)).toBe(true)
    expect(body.instead.map(({ id }: { id: string }) => id)).not.toContain(variant)
  })

  it('names its successor first', async () => {
    const part = idFrom('product', '71.03.007')
    await sql`update product set active = false where id = ${part}`.execute(shop.db())

    expect((await post(`/product/${part}/former`)).body.instead[0].productNumber).toBe('71.03.002')
  })

  it('is not one that is shown', async () => {
    expect((await post(`/product/${(await family()).variant}/former`)).status).toBe(404)
  })
})

describe('the variants of a product', () => {
  it('say what each of them costs and whether it can be had', async () => {
    const { variant } = await family()
    const { product, variants } = (await post(`/product/${variant}`)).body
    const own = variants.find(({ id }: { id: string }) => id === variant)

    expect(own).toMatchObject({
      productNumber: product.productNumber,
      unitPrice: product.calculatedPrice.unitPrice,
      available: product.available,
      availableStock: product.stock,
    })
  })
})

describe('a spare part', () => {
  it('names the systems of old it fits, and whose place it took', async () => {
    const old = (await post(`/product/${idFrom('product', '71.03.007')}`)).body.product.sparePart
    const successor = (await post(`/product/${idFrom('product', '71.03.002')}`)).body.product.sparePart

    expect(old.predecessors).toEqual(['X-LINE Vorgänger (bis 2019)', 'BOXX Vorgänger (bis 2018)'])
    expect(old.replacedById).toBe(idFrom('product', '71.03.002'))
    expect(successor.replacesIds).toEqual([idFrom('product', '71.03.007')])
  })
})

describe('the ratings of a product', () => {
  it('count what is genuine, and who wrote in which language', async () => {
    const { variant } = await family()
    await sql`insert into product_review (id, product_id, language, author, title, content, points, active, demo)
      values (${unknown}, ${variant}, 'it-IT', 'Anna', 'Bello davvero', 'Mi piace', 4, true, false)`.execute(
      shop.db(),
    )
    const beside = (await post(`/product/${variant}`, { associations: { productReviews: {} } })).body
      .ratingMatrix
    const alone = (await post(`/product/${variant}/reviews`)).body.extensions.ratingMatrix
    const italian = idFrom('language', 'it-IT')

    expect(beside).toEqual(alone)
    expect(alone.genuine).toMatchObject({ count: 1, average: 4 })
    expect(
      alone.languages.find(({ languageId }: { languageId: string }) => languageId === italian)?.count,
    ).toBe((await post(`/product/${variant}/reviews`, { filter: { languageId: italian } })).body.total)
    expect((await post(`/product/${variant}/reviews`, { filter: { demo: false } })).body.total).toBe(1)
  })
})
