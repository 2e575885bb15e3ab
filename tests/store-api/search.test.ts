import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const search = (search: unknown, more: Record<string, unknown> = {}, path = '/search', headers = {}) =>
  shop.request(path, { method: 'POST', body: { search, ...more }, headers })
const found = async (term: string, headers = {}): Promise<string[]> =>
  (await search(term, { limit: 100 }, '/search', headers)).body.elements.map(
    ({ name }: { name: string }) => name,
  )
const numbers = async (term: string): Promise<string[]> =>
  (await search(term, { limit: 100 })).body.elements.map(
    ({ productNumber }: { productNumber: string }) => productNumber,
  )

describe('a search', () => {
  it('finds an item by its number, however it is written', async () => {
    for (const term of ['71.01.001', '7101001', '71 01 001', '71-01-001']) {
      expect((await numbers(term))[0]).toBe('71.01.001')
    }
    expect((await numbers('7101')).every((number) => number.startsWith('71.01'))).toBe(true)
    expect(await numbers('01.001')).toContain('71.01.001')
  })

  it('finds words in any form, with or without accents', async () => {
    const behaelter = await found('Behälter')

    expect(behaelter.length).toBeGreaterThan(5)
    expect(await found('behalter')).toEqual(behaelter)
    expect((await found('Behältern')).length).toBe(behaelter.length)
  })

  it('finds what is mistyped', async () => {
    expect(await found('Behlter')).toEqual(await found('Behälter'))
    expect((await found('Spankrone')).some((name) => name.includes('Spannkrone'))).toBe(true)
    expect((await found('Behaelter'))[0]).toMatch(/Behälter/)
    expect(await found('Fliter')).toEqual(await found('Filter'))
  })

  it('finds the beginning of the last word', async () => {
    expect((await found('Deckel Behä'))[0]).toMatch(/^Deckel für Behälter/)
    expect(await found('Spannk Deckel')).toEqual([])
  })

  it('shows a thing before its spare parts, unless they are called so', async () => {
    const [compost, covers] = [await found('Kompost'), await found('Abdeckkappen')]
    const filters = (await found('Filter')).slice(0, 3)

    expect(compost[0]).toMatch(/^POT /)
    expect(compost.some((name) => name.startsWith('Behälter POT'))).toBe(true)
    expect(covers[0]).toMatch(/^Abdeckkappen/)
    expect(filters.every((name) => /filter/i.test(name))).toBe(true)
  })

  it('wants every word that says something, and no other', async () => {
    const both = await found('Deckel für Behälter')

    expect(both).toEqual(await found('Deckel Behälter'))
    expect(both[0]).toMatch(/^Deckel für Behälter/)
  })

  it('speaks the language of the visit', async () => {
    const italian = { 'sw-language-id': idFrom('language', 'it-IT') }

    expect((await found('coperchi', italian)).some((name) => /coperchio/i.test(name))).toBe(true)
    expect((await found('sacs', { 'sw-language-id': idFrom('language', 'fr-FR') })).length).toBeGreaterThan(0)
  })

  it('is filtered, sorted and counted like a category', async () => {
    const { body } = await search('Behälter', { order: 'price-asc', 'max-price': 20, limit: 100 })
    const prices = body.elements.map(
      ({ calculatedCheapestPrice }: { calculatedCheapestPrice: { unitPrice: number } }) =>
        calculatedCheapestPrice.unitPrice,
    )

    expect(body.total).toBe(body.elements.length)
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b))
    expect(Math.max(...prices)).toBeLessThanOrEqual(20)
    expect(body.aggregations.price.max).toBeGreaterThan(20)
    expect(body.currentFilters).toMatchObject({ search: 'Behälter', price: { max: 20 } })
    expect(body.availableSortings[0].key).toBe('score')
  })

  it('makes two statements, one for the words and one for the page', async () => {
    await search('Behälter')
    const before = shop.statements().length
    await search('Behlter 35')

    expect(shop.statements().length - before).toBe(2)
  })

  it.each([undefined, null, '', '   ', '\t'])('%j is nothing to look for', async (term) => {
    for (const path of ['/search', '/search-suggest']) {
      const { status, body } = await search(term, {}, path)

      expect(status).toBe(400)
      expect(body.errors[0].code).toBe('FRAMEWORK__MISSING_REQUEST_PARAMETER')
    }
  })

  it.each([
    "'",
    '"',
    '&',
    '|',
    '!',
    '( | )',
    ':*',
    "a:* & b'",
    '\\',
    '<->',
    '%',
    '_',
    '..',
    '-',
    '😀',
    'ﬀ',
    "O'Neill",
    'ß',
    '²',
    '1.2.3.4.5.6',
    'x'.repeat(10_000),
    '7 '.repeat(500),
    Array.from({ length: 300 }, (_, n) => `word${n}`).join(' '),
  ])('takes %j for what it is', async (term) => {
    const { status, body } = await search(term)

    expect(status).toBe(200)
    expect(body.total).toBe(body.total | 0)
  })

  it('is a text', async () => {
    for (const term of [{}, [], ['a'], true]) expect((await search(term)).status).toBe(400)
    expect((await search(7101001)).status).toBe(200)
  })
})

describe('suggestions', () => {
  it('are ten of the same shape', async () => {
    const { body } = await search('Behä', {}, '/search-suggest')

    expect(body).toMatchObject({ apiAlias: 'product_listing', limit: 10, aggregations: {} })
    expect(body.elements).toHaveLength(10)
    expect((await search('B', { limit: 3 }, '/search-suggest')).body.elements).toHaveLength(3)
  })
})

describe('what a search finds beside its listing', () => {
  const groups = async (search: string, more: Record<string, unknown> = {}, headers = {}) =>
    (await shop.request('/search-groups', { method: 'POST', body: { search, ...more }, headers })).body
  const numbersOf = (body: { numbers: { elements: { productNumber: string }[] } }) =>
    body.numbers.elements.map(({ productNumber }) => productNumber)

  it('is the very article of a number, a variant too, however the number is written', async () => {
    for (const term of ['10.60.352', '1060352', '10 60 352', '10-60-352', 'X-LINE 10.60.352']) {
      expect(numbersOf(await groups(term))[0]).toBe('10.60.352')
    }
    expect((await groups('10.60.352')).numbers.isMisread).toBe(false)
  })

  it('is every article whose number begins so, or holds these digits', async () => {
    const begun = numbersOf(await groups('71.01', { beside: 50 }))
    const inside = numbersOf(await groups('01.001'))

    expect(begun.length).toBeGreaterThan(2)
    expect(begun.every((number) => number.startsWith('71.01'))).toBe(true)
    expect(inside).toContain('71.01.001')
  })

  it('is the article a misread number may mean, and says so', async () => {
    const misread = await groups('71.07.001')

    expect(misread.numbers.isMisread).toBe(true)
    expect(numbersOf(misread)).toContain('71.01.001')
    expect(numbersOf(await groups('71.07.001', { exactly: true }))).toEqual([])
  })

  it('names what was looked for in place of what was typed', async () => {
    expect((await groups('Behlter 35')).corrected).toBe('Behälter 35')
    expect((await groups('Behälter 35')).corrected).toBeNull()
    expect((await groups('Behlter', { exactly: true })).corrected).toBeNull()

    const { body } = await search('Behlter', { exactly: true })
    expect(body.total).toBe(0)
  })

  it('are pages, lines, posts and documents in the language of the visit', async () => {
    const shipping = await groups('Versandkosten')
    const line = await groups('X-LINE')
    const post = await groups('messen')

    expect(shipping.corrected).toBeNull()
    expect(shipping.pages.elements[0]).toMatchObject({ kind: 'page', path: '/versandkosten' })
    expect(line.pages.elements.map(({ path }: { path: string }) => path)).toContain('/topseller/x-line')
    expect(line.documents.total).toBeGreaterThan(1)
    expect(post.pages.elements.map(({ kind }: { kind: string }) => kind)).toContain('post')

    const italian = { 'sw-language-id': idFrom('language', 'it-IT') }
    expect((await groups('spedizione', {}, italian)).pages.elements[0].path).toBe('/spese-di-spedizione')
  })

  it('are the sheets of an article looked for by its number', async () => {
    const { documents } = await groups('10.45.171')
    expect(documents.elements.length).toBeGreaterThan(0)
  })

  it('comes with the products as a search lists them, or with a sketch of them', async () => {
    const narrowed = { 'max-price': 20, 'reduce-aggregations': true }

    expect((await groups('Behälter', narrowed)).products).toEqual((await search('Behälter', narrowed)).body)
    expect((await groups('Behälter', { suggest: true, limit: 3 })).products).toMatchObject({
      elements: { length: 3 },
      aggregations: {},
    })
  })

  it('asks the database three times at most', async () => {
    await groups('Behälter')
    for (const wish of [{ suggest: true }, {}]) {
      const before = shop.statements().length
      await groups('Behlter 71.01.001', wish)

      expect(shop.statements().length - before).toBeLessThanOrEqual(3)
    }
  })
})
