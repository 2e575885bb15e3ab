import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { account, logOut, password, register } from '../people.ts'
import { openShop, type Visitor } from '../shop.ts'

const shop = openShop()

/** For a cabinet of 600 mm from 440 mm of height. */
const system = productId('11.60.4035.1')
const pot = productId('45.05.001')
const bags = productId('60.20.017')
const filler = productId('50.60.003')

const cabinet = {
  systemType: 'complete',
  measures: { bodyWidth: 600, installationHeight: 480, installationDepth: 510, sideWallThickness: 19 },
}
const low = { ...cabinet, measures: { ...cabinet.measures, installationHeight: 439.5 } }

type Item = Record<string, unknown>
type Line = { id: string; referencedId: string; quantity: number; payload: { job: unknown; fit: unknown } }

const add = (visitor: Visitor, ...items: Item[]) =>
  visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items } })
const change = (visitor: Visitor, ...items: Item[]) =>
  visitor.ask('/checkout/cart/line-item', { method: 'PATCH', body: { items } })
const cartOf = async (visitor: Visitor) => (await visitor.ask('/checkout/cart')).body
const jobs = ({ lineItems }: { lineItems: Line[] }) =>
  lineItems.map(({ quantity, payload }) => [payload.job, quantity])
const forJob = (id: string, job: string | null, quantity = 1): Item => ({
  referencedId: id,
  quantity,
  payload: { job },
})

describe('a job', () => {
  it('stands with its line, cleaned', async () => {
    const ada = shop.visitor()
    const { body } = await add(ada, forJob(pot, '  Küche\u202e\n Müller\t2 '))

    expect(body.lineItems[0].payload).toMatchObject({
      job: 'Küche Müller 2',
      fit: null,
      productNumber: '45.05.001',
    })
    expect((await cartOf(ada)).lineItems[0].payload.job).toBe('Küche Müller 2')
  })

  it('keeps lines of one product apart, and joins what is for the same', async () => {
    const ada = shop.visitor()
    await add(ada, forJob(pot, 'A'), forJob(pot, 'B', 2), { id: pot, quantity: 4 })
    const { body } = await add(ada, forJob(pot, 'B', 3), { id: pot }, forJob(pot, ''), forJob(pot, null))

    expect(jobs(body)).toEqual([
      ['A', 1],
      ['B', 5],
      [null, 7],
    ])
    expect(new Set(body.lineItems.map(({ id }: Line) => id)).size).toBe(3)
    expect(body.lineItems[2].id).toBe(pot)
  })

  it('leaves a client the ids it gave, and finds another for one that is taken', async () => {
    const ada = shop.visitor()
    const { body } = await add(
      ada,
      { id: 'mine', ...forJob(pot, 'A') },
      { id: 'mine', ...forJob(pot, 'B') },
      { id: 'mine', ...forJob(bags, 'A', 2) },
      { id: pot, ...forJob(pot, 'C') },
    )
    expect(jobs(body)).toEqual([
      ['A', 1],
      ['B', 1],
      ['A', 2],
      ['C', 1],
    ])
    const ids = body.lineItems.map(({ id }: Line) => id)
    expect(ids[0]).toBe('mine')
    expect(ids).not.toContain(pot)
    expect(new Set(ids).size).toBe(4)
    // Without a purpose an id stands for what lies there.
    expect(jobs((await add(ada, { id: ids[1], referencedId: pot, quantity: 5 })).body)[1]).toEqual(['B', 6])
  })

  it('costs no more than the same without jobs', async () => {
    const [one, two] = [shop.visitor(), shop.visitor()]
    const whole = (await add(one, { id: bags, quantity: 24 })).body
    const split = (await add(two, forJob(bags, 'A', 12), forJob(bags, 'B', 12))).body

    expect(split.lineItems.map(({ price }: { price: { unitPrice: number } }) => price.unitPrice)).toEqual([
      whole.lineItems[0].price.unitPrice,
      whole.lineItems[0].price.unitPrice,
    ])
    expect(split.price.totalPrice).toBe(whole.price.totalPrice)
  })

  it('shares the stock with the others, and takes from it once for all', async () => {
    await shop
      .db()
      .updateTable('product')
      .set({ stock: 5, is_closeout: true, min_purchase: 1, purchase_steps: 1 })
      .where('id', '=', pot)
      .execute()
    const ada = shop.visitor()
    const { body } = await add(ada, forJob(pot, 'A', 3), forJob(pot, 'B', 4), forJob(pot, 'C'))

    expect(jobs(body)).toEqual([
      ['A', 3],
      ['B', 2],
    ])
    expect(Object.keys(body.errors)).toEqual([`product-stock-reached${pot}`])
    await register(shop, ada)
    expect((await ada.ask('/checkout/order', { method: 'POST', body: {} })).status).toBe(200)
    const { stock, sales } = await shop
      .db()
      .selectFrom('product')
      .select(['stock', 'sales'])
      .where('id', '=', pot)
      .executeTakeFirstOrThrow()
    expect(stock).toBe(0)
    expect(sales).toBeGreaterThanOrEqual(5)
  })

  it('is refused when it is no name', async () => {
    const refused = async (job: unknown) => {
      const { status, body } = await add(shop.visitor(), { id: pot, payload: { job } })
      return [status, body.errors?.[0]?.code, body.errors?.[0]?.source.pointer]
    }
    const pointer = '/items/0/payload/job'
    expect(await refused('x'.repeat(81))).toEqual([400, 'VIOLATION::TOO_LONG_ERROR', pointer])
    expect((await refused('x'.repeat(80)))[0]).toBe(200)
    expect(await refused({ name: 'x' })).toMatchObject([400, expect.any(String), pointer])
    expect(await refused(['x'])).toMatchObject([400, expect.any(String), pointer])
    expect((await refused(4711))[0]).toBe(200)
  })

  it('is changed, taken away and joined by PATCH', async () => {
    const ada = shop.visitor()
    const { body } = await add(ada, forJob(pot, 'A'), forJob(pot, 'B', 2), { id: pot, quantity: 3 })
    const [a, b, plain] = body.lineItems.map(({ id }: Line) => id)

    const swapped = await change(ada, { id: a, payload: { job: 'B' } }, { id: b, payload: { job: 'A' } })
    expect(jobs(swapped.body)).toEqual([
      ['B', 1],
      ['A', 2],
      [null, 3],
    ])
    const joined = await change(ada, { id: a, quantity: 4, payload: { job: null } })
    expect(jobs(joined.body)).toEqual([
      [null, 7],
      ['A', 2],
    ])
    expect(jobs((await change(ada, { id: b, quantity: 9 })).body)[1]).toEqual(['A', 9])
    expect((await change(ada, { id: plain, payload: { job: 'X' } })).status).toBe(404)
    const strange = await change(
      ada,
      { id: a, payload: { job: 'Z' } },
      { id: 'nobody', payload: { job: 'Z' } },
    )
    expect([strange.status, jobs(await cartOf(ada))[0]]).toEqual([404, [null, 7]])
    expect((await change(ada, { id: a, payload: {} })).status).toBe(400)
  })

  it('does not reach a stranger’s line', async () => {
    const ada = shop.visitor()
    await add(ada, { id: pot, quantity: 1 })
    expect((await change(shop.visitor(), { id: pot, payload: { job: 'mine now' } })).status).toBe(404)
    expect((await cartOf(ada)).lineItems[0].payload.job).toBeNull()
  })
})

describe('a passport', () => {
  it('is what the rules say, whatever a client claims', async () => {
    const claimed = {
      ...low,
      status: 'fits',
      usable: { width: 1, height: 2_000, depth: 3 },
      assumptions: [],
      engine: '999',
      figures: 'x',
    }
    const { body } = await add(
      shop.visitor(),
      { referencedId: system, payload: { fit: cabinet } },
      { referencedId: system, payload: { fit: claimed } },
    )

    expect(body.lineItems[0].payload.fit).toMatchObject({
      ...cabinet,
      usable: { width: 562, height: 480, depth: 510 },
      status: 'fits',
      assumptions: [],
      engine: expect.stringMatching(/./),
      figures: expect.stringMatching(/^[0-9a-f]{8}$/),
    })
    expect(body.lineItems[1].payload.fit).toMatchObject({
      ...low,
      status: 'no-fit',
      usable: { height: 439.5 },
    })
    expect(body.lineItems[1].payload.fit.engine).toBe(body.lineItems[0].payload.fit.engine)
    const told = Object.values(body.errors as Record<string, { messageKey: string }>)
    expect(told.filter(({ messageKey }) => messageKey === 'line-does-not-fit')).toMatchObject([
      {
        key: `line-does-not-fit-${body.lineItems[1].id}`,
        level: 10,
        block: false,
        parameters: { id: system, lineItemId: body.lineItems[1].id, name: body.lineItems[1].label },
      },
    ])
  })

  it('names its assumptions', async () => {
    const { sideWallThickness: _, ...measures } = cabinet.measures
    const { body } = await add(shop.visitor(), {
      referencedId: system,
      payload: { fit: { ...cabinet, measures } },
    })
    expect(body.lineItems[0].payload.fit).toMatchObject({
      status: 'fits-assumed',
      assumptions: ['ASSUMED_SIDE_WALL'],
    })
  })

  it('claims nothing of what has no limits', async () => {
    const { body } = await add(shop.visitor(), {
      referencedId: bags,
      payload: { fit: { ...cabinet, status: 'fits' } },
    })
    expect(body.lineItems[0].payload.fit).toMatchObject({ ...cabinet, status: 'unchecked' })
    expect(body.errors).toEqual([])
  })

  it('is content with an accessory in the cart that makes it fit', async () => {
    const wide = { systemType: 'complete', measures: { ...cabinet.measures, bodyWidth: 611 } }
    const ada = shop.visitor()
    const { body } = await add(ada, { referencedId: system, payload: { fit: wide } })
    expect(body.lineItems[0].payload.fit).toMatchObject({ status: 'no-fit', fillers: ['50.60.003'] })
    expect(Object.keys(body.errors)).toHaveLength(1)
    expect((await add(ada, { id: filler })).body.errors).toEqual([])
  })

  it('keeps two cabinets apart, in whatever order they were measured', async () => {
    const turned = { ...cabinet, measures: Object.fromEntries(Object.entries(cabinet.measures).reverse()) }
    const { body } = await add(
      shop.visitor(),
      { referencedId: system, payload: { fit: cabinet } },
      {
        referencedId: system,
        payload: { fit: { ...cabinet, measures: { ...cabinet.measures, installationDepth: 511 } } },
      },
      { referencedId: system, payload: { fit: turned } },
    )
    expect(body.lineItems.map(({ quantity }: Line) => quantity)).toEqual([2, 1])
  })

  it.each([
    ['an unknown type', { ...cabinet, systemType: 'round' }, '/systemType'],
    ['an unknown measure', { ...cabinet, measures: { shoeSize: 42 } }, '/measures'],
    ['a text for a length', { ...cabinet, measures: { bodyWidth: '600' } }, '/measures/bodyWidth'],
    ['less than nothing', { ...cabinet, measures: { bodyWidth: -600 } }, '/measures/bodyWidth'],
    ['more than it is', { ...cabinet, note: 'x'.repeat(100_000) }, ''],
    ['no object', 'fits', ''],
  ])('is refused with %s', async (_, fit, at) => {
    const ada = shop.visitor()
    const { status, body } = await add(ada, { referencedId: system, payload: { fit } })
    expect([status, body.errors[0].source.pointer]).toEqual([400, `/items/0/payload/fit${at}`])
    expect((await cartOf(ada)).lineItems).toEqual([])
  })

  it('is no reason to refuse what other clients send', async () => {
    for (const payload of [null, [], {}, { job: null, fit: null }, { productNumber: '1', options: [] }]) {
      expect((await add(shop.visitor(), { id: pot, payload })).status).toBe(200)
    }
  })
})

describe('what lines are for', () => {
  it('goes along with its cart when two become one', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await add(ada, forJob(pot, 'A', 2), { id: 'k', referencedId: system, payload: { fit: cabinet } })
    await logOut(ada)

    const guest = shop.visitor()
    await add(guest, forJob(pot, 'A'), forJob(pot, 'B'), { id: 'k', ...forJob(bags, 'B', 2) })
    await guest.ask('/account/login', { method: 'POST', body: { username: 'ada@example.org', password } })
    const { lineItems } = await cartOf(guest)

    expect(jobs({ lineItems })).toEqual([
      ['A', 3],
      [null, 1],
      ['B', 1],
      ['B', 2],
    ])
    expect(lineItems[1].payload.fit).toMatchObject({ ...cabinet, status: 'fits' })
    expect(new Set(lineItems.map(({ id }: Line) => id)).size).toBe(4)
  })

  it('stands with the order as it stood in the cart, and comes back when it is ordered again', async () => {
    const ada = shop.visitor()
    await add(ada, { referencedId: system, payload: { job: 'Müller', fit: cabinet } }, { id: pot })
    await register(shop, ada)
    const cart = await cartOf(ada)
    const { status, body } = await ada.ask('/checkout/order', { method: 'POST', body: {} })

    expect(status).toBe(200)
    const [line, plain] = body.lineItems
    expect(line.payload).toMatchObject({ job: 'Müller', fit: cart.lineItems[0].payload.fit })
    expect(plain.payload).toMatchObject({ job: null, fit: null })

    const again = await add(ada, { id: line.referencedId, quantity: 1, payload: line.payload })
    expect(again.body.lineItems[0].payload).toMatchObject({ job: 'Müller', fit: line.payload.fit })
  })

  it('is done once, however often the command is sent', async () => {
    const ada = shop.visitor()
    const wish = { items: [forJob(pot, 'A'), forJob(pot, 'B')], commandId: 'ab'.repeat(16) }
    for (let times = 0; times < 3; times++)
      await ada.ask('/checkout/cart/line-item', { method: 'POST', body: wish })
    expect(jobs(await cartOf(ada))).toEqual([
      ['A', 1],
      ['B', 1],
    ])
  })
})
