import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { openShop, type Visitor } from '../shop.ts'

/** GET /checkout/cart/goes-with: which lines are made for which others. */
const shop = openShop()
const pro60 = productId('11.60.4035.1')
const pro55 = productId('11.55.4035.1')
const [lid60, castors, bags] = [productId('50.30.060'), productId('50.90.004'), productId('60.20.035')]

type Row = { crossSelling: { kind: string } }
type Item = { id?: string; referencedId: string; payload?: object }
const put = (visitor: Visitor, ...items: Item[]) =>
  visitor.ask('/checkout/cart/line-item', {
    method: 'POST',
    body: { items: items.map((item) => ({ type: 'product', quantity: 1, ...item })) },
  })
const goesWith = async (visitor: Visitor): Promise<[string, string[]][]> =>
  (await visitor.ask('/checkout/cart/goes-with')).body.map(
    ({ lineId, with: lines }: { lineId: string; with: string[] }) => [lineId, lines],
  )

describe('what goes with what in a cart', () => {
  it('is nothing in an empty one', async () => {
    expect(await goesWith(shop.visitor())).toEqual([])
  })

  it('is the systems an accessory is made for, and none of the others', async () => {
    const ada = shop.visitor()
    await put(ada, { referencedId: pro60 }, { referencedId: pro55 }, { referencedId: lid60 })
    expect(await goesWith(ada)).toEqual([[lid60, [pro60]]])
  })

  it('is no system at all for an accessory of another', async () => {
    const ada = shop.visitor()
    await put(ada, { referencedId: pro60 }, { referencedId: castors })
    expect(await goesWith(ada)).toEqual([[castors, []]])
  })

  it('says nothing of accessories without a system beside them', async () => {
    const ada = shop.visitor()
    await put(ada, { referencedId: castors }, { referencedId: lid60 }, { referencedId: bags })
    expect(await goesWith(ada)).toEqual([])
  })

  it('holds for a spare part of the system, and says nothing of one for another', async () => {
    const ada = shop.visitor()
    const rows = (await ada.ask(`/product/${pro60}/cross-selling`, { method: 'POST', body: {} })).body
    const own = rows.find(({ crossSelling }: Row) => crossSelling.kind === 'spare-parts').products[0].id
    const foreign = productId('73.01.001')
    await put(ada, { referencedId: pro60 }, { referencedId: own }, { referencedId: foreign })
    expect(await goesWith(ada)).toEqual([[own, [pro60]]])
  })

  it('names each line a system lies on, and counts nobody else’s cart', async () => {
    const [ada, bob] = [shop.visitor(), shop.visitor()]
    await put(bob, { referencedId: pro60 })
    await put(ada, { id: 'one', referencedId: pro60, payload: { job: 'Müller' } })
    await put(ada, { id: 'two', referencedId: pro60, payload: { job: 'Meier' } }, { referencedId: lid60 })
    expect(await goesWith(ada)).toEqual([[lid60, ['one', 'two']]])
    expect(await goesWith(bob)).toEqual([])
  })
})
