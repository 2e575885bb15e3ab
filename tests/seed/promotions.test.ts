import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { parseTerms } from '../../src/shop/promotions/promotion-schema.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const bags = productId('60.20.017')
const pot = productId('45.05.001')

const fill = async (...items: object[]) => {
  const visitor = shop.visitor()
  const { body } = await visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items } })
  return body
}
const code = (referencedId: string) => ({ type: 'promotion', referencedId })
const labels = (body: { lineItems: { type: string; label: string }[] }) =>
  body.lineItems.filter(({ type }) => type === 'promotion').map(({ label }) => label)
const keys = (body: { errors: Record<string, { messageKey: string }> }) =>
  Object.values(body.errors).map(({ messageKey }) => messageKey)

describe('the promotions the shop is delivered with', () => {
  it('can all be read, and none comes by itself', async () => {
    const { rows } = await sql<{ id: string; kind: string; conditions: unknown; discounts: unknown }>`
      select id, kind, conditions, discounts from promotion`.execute(shop.db())

    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) expect(parseTerms(row.id, row).discounts.length).toBeGreaterThan(0)
    expect(rows.filter(({ kind }) => kind === 'automatic')).toEqual([])
    expect(labels(await fill({ id: pot, quantity: 3 }))).toEqual([])
  })

  it('welcome who orders for the first time', async () => {
    const body = await fill({ id: pot, quantity: 1 }, code('willkommen10'))
    expect([labels(body), body.price.positionPrice]).toEqual([['10 % zur ersten Bestellung'], 22.41])
  })

  it('give the fourth roll of bags', async () => {
    const body = await fill({ id: bags, quantity: 4 }, code('SACK3PLUS1'))
    expect([labels(body), body.price.positionPrice]).toEqual([['Säcke: 3 Rollen kaufen, 1 dazu'], 19.5])
  })

  it('know a fixed price, a minimum value, a way for nothing, and two codes for one order each', async () => {
    expect((await fill({ id: pot, quantity: 2 }, code('POT20'))).price.positionPrice).toBe(40)
    expect(keys(await fill({ id: pot, quantity: 2 }, code('AB150')))).toEqual(['promotion-not-eligible'])
    expect((await fill({ id: pot, quantity: 7 }, code('AB150'))).price.positionPrice).toBe(154.3)
    expect((await fill({ id: pot, quantity: 1 }, code('VERSANDFREI'))).price.rawTotal).toBe(24.9)
    expect((await fill({ id: pot, quantity: 1 }, code('7kq2-mxv9-4trb'))).price.positionPrice).toBe(14.9)
  })

  it('let the trade fair stand alone, and are over when they are over', async () => {
    const body = await fill({ id: pot, quantity: 1 }, code('WILLKOMMEN10'), code('MESSE25'))
    expect([labels(body), keys(body)]).toEqual([
      ['Messerabatt 25 %'],
      ['promotion-discount-added', 'promotion-excluded'],
    ])
    expect(keys(await fill({ id: pot, quantity: 1 }, code('HERBST15')))).toEqual(['promotion-not-found'])
  })
})
