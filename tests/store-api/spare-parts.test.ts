import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const search = (body: Record<string, unknown>, headers = {}) =>
  shop.request('/spare-parts/search', { method: 'POST', body, headers })
const numbers = async (typed: unknown, more: Record<string, unknown> = {}): Promise<string[]> =>
  (await search({ search: typed, limit: 100, ...more })).body.elements.map(
    ({ productNumber }: { productNumber: string }) => productNumber,
  )
const identify = (answers: unknown, headers = {}) =>
  shop.request('/spare-parts/identify', { method: 'POST', body: { answers }, headers })
const said = (...answers: [string, string][]) =>
  identify(answers.map(([question, answer]) => ({ question, answer })))

describe('a search among the spare parts', () => {
  it.each([
    '71.01.001',
    '7101001',
    '71 01 001',
    '71-01-001',
    '71.O1.OO1',
    '7l.0I.001',
    '71.1.1',
    '071.01.001',
  ])('finds a part by its number, written %s, before everything else', async (typed) => {
    const { body } = await search({ search: typed })

    expect(body).toMatchObject({ apiAlias: 'product_listing', entity: 'product' })
    expect(body.elements[0].productNumber).toBe('71.01.001')
    expect(body.exact).toMatchObject({ productId: idFrom('product', '71.01.001'), successor: null })
  })

  it('finds parts by a part of a number', async () => {
    expect((await numbers('7101')).every((number) => number.startsWith('71.01'))).toBe(true)
    expect((await numbers('01.001')).sort()).toEqual(['71.01.001', '72.01.001', '73.01.001'])
    expect((await numbers('001')).every((number) => number.includes('001'))).toBe(true)
    expect((await search({ search: '7101' })).body.exact).toBeNull()
  })

  it('finds what a misread number may have meant, unless exactly that is wanted', async () => {
    expect(await numbers('71.07.001')).toContain('71.01.001')
    expect((await search({ search: '71.07.001' })).body.exact).toBeNull()
    expect(await numbers('71.07.001', { exactly: true })).toEqual([])
  })

  it('finds parts by name and by category, and nothing but parts', async () => {
    expect(await numbers('Spannkrone 35')).toContain('71.04.002')
    expect(await numbers('Deckelscharnier')).toEqual(['72.03.004'])
    const found = await search({ search: 'Schwenkmechanik', limit: 100 })
    expect(found.body.total).toBeGreaterThanOrEqual(11)
    for (const { kind } of (await search({ search: 'Deckel', limit: 100 })).body.elements)
      expect(kind).toBe('spare-part')
  })

  it('looks at words and numbers together', async () => {
    expect(await numbers('Führung 7101001')).toEqual(['71.01.001'])
    expect(await numbers('Deckel 71.01.001')).toEqual([])
    expect(await numbers('Schubladenboden 55, 500')).toContain('71.02.001')
  })

  it('stays in a category, by its path or its id', async () => {
    const within = await numbers('Behälter', { category: 'drehtueren/behaelter' })
    expect(within.length).toBeGreaterThan(0)
    expect(within.every((number) => number.startsWith('72.02'))).toBe(true)

    const { body } = await search({ category: 'freistehend', limit: 100 })
    expect(body.total).toBe(27)
    expect(body.exact).toBeNull()
  })

  it('goes on from page to page', async () => {
    const [first, second] = [
      await numbers('Behälter', { limit: 3, p: 1 }),
      await numbers('Behälter', { limit: 3, p: 2 }),
    ]
    expect([...first, ...second].length).toBe(new Set([...first, ...second]).size)
  })

  it('speaks the language of the visit', async () => {
    const { body } = await search({ search: 'cerniera' }, { 'sw-language-id': idFrom('language', 'it-IT') })
    expect(body.elements.length).toBeGreaterThan(0)
  })

  it('leads from a number that is sold no more to what took its place', async () => {
    await shop.db().updateTable('product').set({ active: false }).where('number', '=', '71.03.007').execute()
    const { body } = await search({ search: '7103007' })

    expect(body.exact).toMatchObject({
      productId: idFrom('product', '71.03.007'),
      successor: { number: '71.03.002', productId: idFrom('product', '71.03.002') },
    })
  })

  it('follows a part that was replaced more than once, and not for ever', async () => {
    const replace = (number: string, by: string) =>
      shop
        .db()
        .updateTable('spare_part')
        .set({ replaced_by_number: by })
        .where('product_id', '=', (query) =>
          query.selectFrom('product').select('id').where('number', '=', number),
        )
        .execute()
    const end = (...numbers: string[]) =>
      shop.db().updateTable('product').set({ active: false }).where('number', 'in', numbers).execute()

    await replace('71.03.002', '71.03.001')
    await end('71.03.007', '71.03.002')
    expect((await search({ search: '7103007' })).body.exact.successor.number).toBe('71.03.001')

    await replace('71.03.001', '71.03.007')
    await end('71.03.001')
    expect((await search({ search: '7103007' })).body.exact).toMatchObject({
      number: '71.03.007',
      successor: null,
    })
  })

  it('follows a part to its new number', async () => {
    await shop
      .db()
      .updateTable('product')
      .set({ number: '71.99.123' })
      .where('number', '=', '71.01.001')
      .execute()
    expect((await search({ search: '7199123' })).body.exact).toMatchObject({
      productId: idFrom('product', '71.01.001'),
    })
    expect((await search({ search: '7101001' })).body.exact).toBeNull()
  })

  it.each([
    [{}, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', undefined],
    [{ search: '  ' }, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', undefined],
    [{ search: {} }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/search'],
    [{ search: 'x', category: 'nowhere' }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/category'],
    [{ search: 'x', category: [] }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/category'],
    [{ search: 'x', exactly: 'maybe' }, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', '/exactly'],
  ])('refuses %j', async (body, code, pointer) => {
    const { status, body: answer } = await search(body)
    expect(status).toBe(400)
    expect(answer.errors[0]).toMatchObject({ code, ...(pointer && { source: { pointer } }) })
  })

  it.each([
    "'",
    '%',
    '_',
    '\\',
    '71.01.001%',
    '0'.repeat(500),
    '7 '.repeat(300),
    'O'.repeat(100),
    '|||||||',
    '😀',
  ])('takes %j for what it is', async (typed) => {
    const { status, body } = await search({ search: typed })
    expect(status).toBe(200)
    expect(body.total).toBe(body.total | 0)
  })
})

describe('identifying a part', () => {
  it('begins with a question, a picture and all parts', async () => {
    const { status, body } = await identify([])

    expect(status).toBe(200)
    expect(body).toMatchObject({
      apiAlias: 'part_identification',
      status: 'asking',
      count: 116,
      total: 116,
      question: { id: 'q1', text: 'Rollt der Abfalleimer mit der Küchenfront nach vorn?' },
      answers: [],
      parts: [],
    })
    expect(body.question.picture.url).toContain('/media/')
    expect((await shop.request('/spare-parts/identify', { method: 'POST' })).body.count).toBe(116)
  })

  it('goes on question by question and counts down', async () => {
    const first = (await said(['q1', 'no'])).body
    const second = (await said(['q1', 'no'], ['q2', 'yes'])).body
    const third = (await said(['q1', 'no'], ['q2', 'yes'], ['q2a', 'yes'])).body

    expect([first.question.id, second.question.id]).toEqual(['q2', 'q2a'])
    expect(first.count).toBeLessThan(116)
    expect(second.count).toBeLessThan(first.count)
    expect(third.count).toBeLessThan(second.count)
    expect(third.answers).toMatchObject([{ answer: 'no' }, { answer: 'yes' }, { question: 'q2a' }])
  })

  it('ends in parts and their groups, those first that the answers led to', async () => {
    const { body } = await said(['q1', 'yes'], ['q1a', 'yes'])

    expect(body.categories[0]).toMatchObject({ path: 'frontauszug/schublade', isLedTo: true })
    expect(new Set(body.parts.map(({ id }: { id: string }) => id)).size).toBe(body.parts.length)
    expect(body.parts[0]).toMatchObject({ apiAlias: 'product', kind: 'spare-part' })
    expect(body.parts[0].productNumber).toMatch(/^71\.02\./)

    const end = await said(['q1', 'no'], ['q2', 'yes'], ['q2a', 'yes'], ['joint', 'yes'], ['lid', 'yes'])
    expect(end.body).toMatchObject({ status: 'found', question: null, count: 1 })
    expect(end.body.parts.map(({ productNumber }: { productNumber: string }) => productNumber)).toEqual([
      '72.03.004',
    ])
  })

  it('finds nothing where nothing is ours, or answers contradict one another', async () => {
    for (const { body } of [
      await said(['q1', 'no'], ['q2', 'no'], ['q3', 'no']),
      await said(['q1', 'no'], ['q1a', 'yes']),
      await said(['q2', 'yes'], ['q2', 'no']),
    ])
      expect(body).toMatchObject({ status: 'not-found', count: 0, question: null, parts: [], categories: [] })
  })

  it('counts the parts once for as long as they stay the same', async () => {
    await identify([])
    const before = shop.statements().length
    await said(['q1', 'no'])

    expect(shop.statements().slice(before).join()).not.toContain('part_question')
  })

  it('hears of another question', async () => {
    expect((await identify([])).body.question.id).toBe('q1')
    await shop.db().deleteFrom('part_question').where('id', '=', 'q1').execute()
    expect((await identify([])).body.question.id).not.toBe('q1')
  })

  it('counts what is sold', async () => {
    expect((await identify([])).body.count).toBe(116)
    await shop.db().updateTable('product').set({ active: false }).where('number', '=', '72.03.004').execute()
    expect((await identify([])).body.count).toBe(115)
  })

  it('may be asked by an address, as whatever only reads', async () => {
    const asked =
      'answers[0][question]=q1&answers[0][answer]=no&answers[1][question]=q2&answers[1][answer]=yes'
    const { status, body } = await shop.request(`/spare-parts/identify?${asked}`)

    expect(status).toBe(200)
    expect(body).toEqual((await said(['q1', 'no'], ['q2', 'yes'])).body)
    expect((await shop.request('/spare-parts/search?search=7101001')).body.total).toBe(1)
  })

  it('speaks the language of the visit', async () => {
    const { body } = await identify([], { 'sw-language-id': idFrom('language', 'fr-FR') })
    expect(body.question.text).toBe('La poubelle sort-elle avec la façade de la cuisine ?')
  })

  it.each([
    [[{ question: 'nobody-asked', answer: 'yes' }], '/answers/0/question'],
    [[{ question: 'q1', answer: 'yes' }, { question: 'q1a' }], '/answers/1/answer'],
    [[{ question: 'q1', answer: 'maybe' }], '/answers/0/answer'],
    [[{ question: 'q1', answer: true }], '/answers/0/answer'],
    [[{ answer: 'yes' }], '/answers/0/question'],
    [['q1'], '/answers/0/question'],
    [[null], '/answers/0/question'],
    [{}, '/answers'],
    ['yes', '/answers'],
    [Array(51).fill({ question: 'q1', answer: 'unknown' }), '/answers'],
  ])('refuses %j by its field', async (answers, pointer) => {
    const { status, body } = await identify(answers)
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({
      code: 'FRAMEWORK__INVALID_REQUEST_PARAMETER',
      source: { pointer },
    })
  })
})

describe('the parts list of a system', () => {
  const list = (number: string) =>
    shop.request(`/product/${idFrom('product', number)}/parts-list`, { method: 'POST', body: {} })

  it('names every part with its place in the drawing of its group', async () => {
    const { body } = await list('11.60.5035.1')

    expect(body).toMatchObject({ apiAlias: 'parts_list', productId: idFrom('product', '11.60.5035.1') })
    expect(body.groups.map(({ path }: { path: string }) => path)).toContain('frontauszug/fuehrung')
    for (const { drawing, parts, name } of body.groups) {
      expect(name).not.toBe('')
      expect(drawing.url).toMatch(/\/media\/exploded\/[0-9a-f]{32}\/[0-9a-f]{32}\.[a-z.-]+\.svg$/)
      expect(drawing.spots.map(({ position }: { position: number }) => position)).toEqual(
        parts.map(({ position }: { position: number }) => position),
      )
    }
  })

  it('is empty for what has no parts, and refused for what is not there', async () => {
    expect((await list('71.01.001')).body.groups).toEqual([])
    expect((await list('nothing')).status).toBe(404)
  })
})
