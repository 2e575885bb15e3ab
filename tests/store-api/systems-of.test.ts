import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const ask = (ids: unknown) =>
  shop.request('/configurator/systems-of', { method: 'POST', body: ids === undefined ? {} : { ids } })

type Belonging = { productIds: string[]; systemIds: string[]; isForFormer: boolean }

const idOf = (uuid: unknown) => String(uuid).replaceAll('-', '')
const runner = idFrom('product', '71.01.001')
const bags = idFrom('product', '60.20.017')
const system = idFrom('product', '11.60.4035.1')

describe('POST /configurator/systems-of', () => {
  it('says to which systems accessories and parts belong, as their pages do', async () => {
    const { status, body } = await ask([runner, bags, system])
    expect(status).toBe(200)
    const of = (id: string) => (body as Belonging[]).find(({ productIds }) => productIds.includes(id))

    const rows = await shop
      .db()
      .selectFrom('cross_selling')
      .innerJoin('cross_selling_product as member', 'member.cross_selling_id', 'cross_selling.id')
      .where('member.product_id', '=', runner)
      .where('kind', '=', 'spare-parts')
      .select('cross_selling.product_id')
      .execute()
    expect(of(runner)?.systemIds.toSorted()).toEqual(
      rows.map(({ product_id }) => idOf(product_id)).toSorted(),
    )
    expect(of(bags)?.systemIds).toContain(idFrom('product', '10.45.171'))
    // A system is judged by its own limits.
    expect(of(system)).toBeUndefined()
  })

  it('tells parts of the same systems together, and says which are for former ones as well', async () => {
    const rows = await shop
      .db()
      .selectFrom('spare_part')
      .select(['product_id', 'fits_predecessors'])
      .execute()
    const ids = rows.map(({ product_id }) => idOf(product_id))
    const { body } = await ask(ids)
    const all: Belonging[] = body

    expect(all.length).toBeLessThan(ids.length / 2)
    for (const { product_id, fits_predecessors } of rows) {
      const id = idOf(product_id)
      const belonging = all.filter(({ productIds }) => productIds.includes(id))
      expect(belonging.length).toBeLessThanOrEqual(1)
      if (belonging[0]) expect(belonging[0].isForFormer).toBe(fits_predecessors.length > 0)
    }
  })

  it('names no system that is not sold', async () => {
    await shop.db().updateTable('product').set({ active: false }).where('number', '=', '10.45.171').execute()
    const { body } = await ask([bags])
    expect((body as Belonging[])[0]?.systemIds).not.toContain(idFrom('product', '10.45.171'))
  })

  it('is one statement, however many there are', async () => {
    await ask([runner, bags, system, idFrom('product', '60.10.002')])
    expect(shop.statements().filter((text) => text.includes('cross_selling'))).toHaveLength(1)
  })

  it.each([undefined, null, 7, {}, Array.from({ length: 501 }, () => runner)])(
    'says no to %j',
    async (ids) => {
      const { status, body } = await ask(ids)
      expect(status).toBe(400)
      expect(body.errors[0]).toMatchObject({
        code: 'FRAMEWORK__INVALID_REQUEST_PARAMETER',
        source: { pointer: '/ids' },
      })
    },
  )

  it('passes over what is no id', async () => {
    const { status, body } = await ask(['x', 7, null, "' or 1=1"])
    expect([status, body]).toEqual([200, []])
  })
})
