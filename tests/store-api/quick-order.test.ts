import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { register } from '../people.ts'
import { openShop } from '../shop.ts'

const shop = openShop()

const check = (lines: unknown, headers: Record<string, string> = {}) =>
  shop.request('/quick-order/check', { method: 'POST', body: { lines }, headers })

/** What the answer says of its lines, in the words that matter here. */
async function verdicts(lines: unknown) {
  const { body } = await check(lines)
  return body.lines.map(
    (line: { verdict: string; number: string; quantity: number }) =>
      `${line.verdict} ${line.number} ${line.quantity}`,
  )
}

describe('POST /quick-order/check', () => {
  it('finds numbers however their groups are parted, with quantity, note, price and stock', async () => {
    const { status, body } = await check([
      { number: '71.01.001', quantity: 2, note: 'Huber' },
      '7101001 3 Stk',
      '71 01 001',
    ])

    expect(status).toBe(200)
    expect(body).toMatchObject({ apiAlias: 'quick_order_check', summary: { lines: 3, found: 3, unknown: 0 } })
    expect(body.lines[0]).toMatchObject({
      apiAlias: 'quick_order_line',
      line: 1,
      verdict: 'found',
      number: '71.01.001',
      productId: idFrom('product', '71.01.001'),
      quantity: 2,
      quantityAsked: 2,
      note: 'Huber',
      code: null,
      candidates: [],
      price: { unitPrice: 42, totalPrice: 84 },
      product: { productNumber: '71.01.001', packSize: 1, calculatedPrice: { unitPrice: 42 } },
    })
    expect(body.lines[1]).toMatchObject({ verdict: 'found', quantity: 3, code: 'duplicate', sameAs: 1 })
    expect(body.total.totalPrice).toBe(84 + 126 + 42)
    expect(body.summary).toMatchObject({ duplicates: 2, orderable: 3, pieces: 6 })
  })

  it.each([
    ['71.O1.OO1', 'look-alike'],
    ['7I.0l.001', 'look-alike'],
    ['71.1.1', 'zeros'],
    ['071.01.001', 'zeros'],
  ])('is sure what %s means, and says that it stands there otherwise', async (typed, code) => {
    const { body } = await check([typed])

    expect(body.lines[0]).toMatchObject({
      verdict: 'similar',
      number: '71.01.001',
      numberAsked: typed,
      productId: idFrom('product', '71.01.001'),
      code,
      candidates: [{ number: '71.01.001', because: 'same' }],
    })
  })

  it('knows a model by its name, and by what the line says which of its colours is meant', async () => {
    const { body } = await check(['3 POT grün', '2 POT', 'Bitte 2 Siebe'])

    expect(body.lines).toMatchObject([
      { verdict: 'similar', number: '45.05.001', quantity: 3, code: 'model' },
      { verdict: 'similar', productId: null, quantity: 2, code: 'several-meant' },
      { verdict: 'unknown', number: null, code: 'no-number' },
    ])
    expect(body.lines[1].candidates.map(({ number }: { number: string }) => number)).toEqual(
      expect.arrayContaining(['45.05.001', '45.05.002']),
    )
  })

  it.each([
    ['71.10.001', 'misread', '71.01.001'],
    ['71.07.001', 'misread', '71.01.001'],
    ['01.001', 'part', '71.01.001'],
    ['7101', 'part', '71.01.001'],
  ])(
    'offers for %s what may have been meant, and takes none of them by itself',
    async (typed, code, meant) => {
      const { body } = await check([{ number: typed, quantity: 1 }])
      const [line] = body.lines

      expect(line).toMatchObject({ verdict: 'similar', productId: null, product: null, price: null, code })
      expect(line.candidates.map(({ number }: { number: string }) => number)).toContain(meant)
    },
  )

  it('names the article that took the place of another, and the old one as long as it is there', async () => {
    const { body } = await check(['71.03.007 2'])

    expect(body.lines[0]).toMatchObject({
      verdict: 'successor',
      number: '71.03.002',
      numberAsked: '71.03.007',
      code: 'replaced',
      quantity: 2,
    })
    expect(body.lines[0].candidates.map(({ number }: { number: string }) => number)).toEqual([
      '71.03.002',
      '71.03.007',
    ])
  })

  it('follows a chain of successors to the one that is sold, and does not lose its way in a circle', async () => {
    const replaces = (older: string, newer: string) =>
      sql`update spare_part set replaced_by_number = ${newer}
        where product_id = (select id from product where number = ${older})`.execute(shop.db())
    await replaces('71.01.001', '71.01.002')
    await replaces('71.01.002', '71.01.003')
    await sql`update product set active = false where number in ('71.01.001', '71.01.002')`.execute(shop.db())

    expect(await verdicts(['71.01.001'])).toEqual(['successor 71.01.003 1'])

    await replaces('71.01.003', '71.01.001')
    expect((await check(['71.01.001'])).status).toBe(200)
  })

  it('says of what nobody knows that nobody knows it, with the nearest numbers', async () => {
    const { body } = await check(['71.09.999', 'Freundliche Grüße', '99.99.999'])

    expect(body.lines.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ])
    expect(body.lines[0].candidates.length).toBeGreaterThan(0)
    expect(body.lines[0].code).toBe('number-unknown')
    expect(body.lines[1]).toMatchObject({ code: 'no-number', number: null, candidates: [] })
    expect(body.total.totalPrice).toBe(0)
  })

  it('says of what is not sold any more that it is not', async () => {
    await sql`update product set active = false where number = '71.01.001'`.execute(shop.db())
    const { body } = await check(['71.01.001'])

    expect(body.lines[0]).toMatchObject({ verdict: 'unknown', code: 'no-longer-sold', productId: null })
  })

  it('adjusts quantities to what is sold, and says why', async () => {
    const { body } = await check([
      '50.80.004 1',
      '50.80.004 3',
      '10.60.353 250',
      '40.60.002 1',
      '71.01.001 abc x',
    ])

    expect(
      body.lines.map(
        ({ verdict, quantity, quantityAsked, code }: Record<string, unknown>) =>
          `${verdict} ${quantityAsked} → ${quantity}, ${code}`,
      ),
    ).toEqual([
      'quantity-adjusted 1 → 2, raised-to-minimum',
      'quantity-adjusted 3 → 2, set-to-purchase-step',
      'quantity-adjusted 250 → 100, stock-reached',
      'quantity-adjusted 1 → 0, out-of-stock',
      'found 1 → 1, null',
    ])
    expect(body.lines[3]).toMatchObject({ price: null })
  })

  it('says when it keeps less of the name of a job than was typed', async () => {
    const note = 'Küche Muster, Haus 7, '.repeat(9)
    const { body } = await shop.request('/quick-order/check', {
      method: 'POST',
      body: {
        lines: [
          { number: '60.20.035', quantity: 1, note },
          { number: '60.20.017', note: 'Huber' },
        ],
      },
    })
    expect(body.lines[0]).toMatchObject({ verdict: 'found', messages: ['note-shortened'] })
    expect(body.lines[0].note).toBe(note.slice(0, 80).trim())
    expect(body.lines[1]).toMatchObject({ note: 'Huber', messages: [] })
  })

  it('lets several lines share what there is', async () => {
    await sql`update product set is_closeout = true, stock = 5 where number = '71.01.001'`.execute(shop.db())
    await sql`update product_view set card = card || '{"isCloseout": true}' where number = '71.01.001'`.execute(
      shop.db(),
    )

    expect(await verdicts(['71.01.001 3', '71.01.001 4'])).toEqual([
      'found 71.01.001 3',
      'quantity-adjusted 71.01.001 2',
    ])
  })

  it('asks which one, when a family or a model has several', async () => {
    const { body } = await check([
      { number: 'S35', quantity: 1 },
      { number: 'PRO55-400-17', quantity: 1 },
    ])

    expect(body.lines[1]).toMatchObject({ verdict: 'similar', productId: null, code: 'several-meant' })
    expect(body.lines[1].candidates.map(({ number }: { number: string }) => number)).toEqual([
      '11.55.4017.1',
      '11.55.4017.2',
    ])
  })

  it('counts what is no line', async () => {
    const { body } = await check(['Artikelnummer;Menge;Kommission\n71.01.001;2;Huber\n\n\n'])

    expect(body.summary).toMatchObject({ lines: 1, empty: 2, headings: 1 })
    expect(body.lines[0]).toMatchObject({ line: 2, note: 'Huber', quantity: 2 })
  })

  it('takes five hundred lines with two statements, and no more', async () => {
    const lines = Array.from({ length: 500 }, (_, at) => (at % 2 === 0 ? '71.01.001' : `88.${at}.999`))
    const before = shop.statements().length
    const { status, body } = await check(lines)

    expect(status).toBe(200)
    expect(body.lines).toHaveLength(500)
    expect(
      shop
        .statements()
        .slice(before)
        .filter((text) => text.includes('number_key')),
    ).toHaveLength(2)

    const refused = await check([...lines, '71.01.001'])
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0]).toMatchObject({ source: { pointer: '/lines' } })
    expect(refused.body.errors[0].detail).toContain('500')
  })

  it.each([
    [undefined, '/lines'],
    [7, '/lines'],
    [[7], '/lines/0'],
    [[[]], '/lines/0'],
    [[{ number: {} }], '/lines/0/number'],
    [[{ number: '71.01.001', quantity: [2] }], '/lines/0/quantity'],
    [['x'.repeat(300_000)], '/lines'],
  ])('refuses what is no list of lines', async (lines, pointer) => {
    const { status, body } = await check(lines)

    expect(status).toBe(400)
    if (lines !== undefined) expect(body.errors[0].source.pointer).toBe(pointer)
  })

  it('says net prices to a trade customer, with the tax on top', async () => {
    const ada = shop.visitor()
    await register(shop, ada)
    await sql`update customer set customer_group_id = (select id from customer_group where key = 'professional')
      where email = 'ada@example.org'`.execute(shop.db())
    const { body } = await ada.ask('/quick-order/check', { method: 'POST', body: { lines: ['71.01.001 2'] } })

    expect(body.taxStatus).toBe('net')
    expect(body.total).toMatchObject({ totalPrice: 77.7, calculatedTaxes: [{ taxRate: 8.1, tax: 6.29 }] })
  })

  it('answers nothing to nothing', async () => {
    const { body } = await check([])
    expect(body).toMatchObject({ lines: [], summary: { lines: 0 }, total: { totalPrice: 0 } })
  })

  it('says names in the language of the visit', async () => {
    const { body: languages } = await shop.request('/language', { method: 'POST', body: {} })
    const italian = languages.elements.find(
      ({ translationCode }: { translationCode: { code: string } }) => translationCode.code === 'it-IT',
    )
    const { body } = await check(['71.01.001'], { 'sw-language-id': italian.id })

    expect(body.lines[0].product.name).toContain('Guida sinistra')
  })
})
