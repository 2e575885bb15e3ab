import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { mostCabinets, mostForgotten } from '../../src/shop/cabinets/cabinet.ts'
import { forgetLapsed } from '../../src/shop/customers/forget-lapsed.ts'
import { account, logIn, logOut, register } from '../people.ts'
import { openShop, type Visitor } from '../shop.ts'

const shop = openShop()

const post = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.ask(path, { method: 'POST', body })
const keep = (visitor: Visitor, ...cabinets: object[]) =>
  post(visitor, '/customer/cabinet/keep', { cabinets })
const listed = async (visitor: Visitor) =>
  (await post(visitor, '/customer/cabinet')).body.cabinets.map(
    ({ place, name }: { place: string; name: string }) => [place, name],
  )
const [wide, narrow] = ['complete_bodyWidth-600', 'swing-door_bodyWidth-450.5']

let ada: Visitor
beforeEach(async () => {
  ada = shop.visitor()
  await account(shop, ada)
})

describe('my cabinets', () => {
  it('are for accounts only', async () => {
    const guest = shop.visitor()
    await register(shop, guest, { email: 'gast@example.org' })

    for (const visitor of [guest, shop.visitor()]) {
      for (const path of ['/customer/cabinet', '/customer/cabinet/keep', '/customer/cabinet/forget']) {
        const { status, body } = await post(visitor, path, { cabinets: [], place: wide })
        expect([status, body.errors[0].code]).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
      }
    }
  })

  it('are kept with what was measured, the oldest first', async () => {
    const { body } = await keep(ada, { place: wide, name: ' Küche\n' }, { place: narrow })
    expect(body).toMatchObject({
      apiAlias: 'customer_cabinets',
      cabinets: [
        {
          apiAlias: 'customer_cabinet',
          place: wide,
          name: 'Küche',
          systemType: 'complete',
          measures: { bodyWidth: 600 },
        },
        { place: narrow, name: '', measures: { bodyWidth: 450.5 } },
      ],
    })
    expect(await listed(ada)).toEqual([
      [wide, 'Küche'],
      [narrow, ''],
    ])
  })

  it('are there on the next device, and nobody else’s', async () => {
    await keep(ada, { place: wide })
    await logOut(ada)
    const phone = shop.visitor()
    await logIn(phone)
    const bob = shop.visitor()
    await account(shop, bob, { email: 'bob@example.org' })

    expect(await listed(phone)).toEqual([[wide, '']])
    expect(await listed(bob)).toEqual([])
  })

  it('kept again are not kept twice, and keep the name nobody changes', async () => {
    await keep(ada, { place: wide, name: 'Küche' }, { place: narrow })
    await keep(ada, { place: wide }, { place: narrow, name: 'Bad' }, { place: narrow, name: 'Büro' })
    expect(await listed(ada)).toEqual([
      [wide, 'Küche'],
      [narrow, 'Büro'],
    ])

    await keep(ada, { place: wide, name: '' })
    expect(await listed(ada)).toEqual([
      [wide, ''],
      [narrow, 'Büro'],
    ])
  })

  it('pass over what is none, and refuse what is no list', async () => {
    await keep(ada, { place: 'nonsense' }, { place: 7 }, {}, { place: wide, name: 7 })
    expect(await listed(ada)).toEqual([[wide, '']])

    const { status, body } = await post(ada, '/customer/cabinet/keep', { cabinets: 'all' })
    expect([status, body.errors[0].code]).toEqual([400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'])
  })

  it('make room when there are too many, the oldest first', async () => {
    const place = (width: number) => `complete_bodyWidth-${width}`
    await keep(ada, ...Array.from({ length: mostCabinets }, (_, number) => ({ place: place(500 + number) })))
    await keep(ada, { place: wide })

    const left = await listed(ada)
    expect(left).toHaveLength(mostCabinets)
    expect(left[0]?.[0]).toBe(place(501))
    expect(left.at(-1)?.[0]).toBe(wide)
  })

  it('are forgotten, twice as once', async () => {
    await keep(ada, { place: wide }, { place: narrow })
    for (const _ of ['once', 'twice']) {
      const { status, body } = await post(ada, '/customer/cabinet/forget', { place: wide })
      expect([status, body.cabinets.length]).toEqual([200, 1])
    }
    const { status, body } = await post(ada, '/customer/cabinet/forget', { place: '../../etc' })
    expect([status, body.errors[0].code]).toEqual([400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER'])
  })

  describe('that were forgotten', () => {
    const forget = (visitor: Visitor, age?: number) =>
      post(visitor, '/customer/cabinet/forget', { place: wide, age })

    it('do not come back from a device that kept them before', async () => {
      await keep(ada, { place: wide })
      await forget(ada)
      await keep(ada, { place: wide, name: 'Küche', age: 3_600 }, { place: narrow, age: 3_600 })

      expect(await listed(ada)).toEqual([[narrow, '']])
    })

    it('stay forgotten when a device tells later that it forgot them', async () => {
      await keep(ada, { place: wide, age: 7_200 })
      await forget(ada, 3_600)
      expect(await listed(ada)).toEqual([])

      await keep(ada, { place: wide, age: 5_400 })
      expect(await listed(ada)).toEqual([])
    })

    it('are there again when they are measured again, whichever is told first', async () => {
      await forget(ada, 3_600)
      await keep(ada, { place: wide, age: 60 })
      await forget(ada, 3_600)
      expect(await listed(ada)).toEqual([[wide, '']])

      await keep(ada, { place: wide, name: 'Küche', age: 7_200 })
      expect(await listed(ada)).toEqual([[wide, '']])
    })

    it('are forgotten for their owner alone', async () => {
      await forget(ada)
      const bob = shop.visitor()
      await account(shop, bob, { email: 'bob@example.org' })
      await keep(bob, { place: wide, age: 3_600 })

      expect(await listed(bob)).toEqual([[wide, '']])
    })

    it('are remembered to be so for a year, the newest of them, and go with the account', async () => {
      const rows = async () =>
        (
          await sql<{
            place: string
          }>`select place from forgotten_cabinet order by forgotten_at desc`.execute(shop.db())
        ).rows
      for (let width = 0; width < mostForgotten + 3; width++) {
        const place = `complete_bodyWidth-${400 + width}`
        await post(ada, '/customer/cabinet/forget', { place, age: mostForgotten + 3 - width })
      }
      expect(await rows()).toHaveLength(mostForgotten)
      expect((await rows())[0]?.place).toBe(`complete_bodyWidth-${402 + mostForgotten}`)

      await post(ada, '/customer/cabinet/forget', { place: wide, age: 9e15 })
      await forgetLapsed(shop.db(), new Date(Date.now() + 366 * 86_400_000))
      expect(await rows()).toEqual([])
      await forget(ada)
      await ada.ask('/account/customer', { method: 'DELETE' })
      expect(await rows()).toEqual([])
    })

    it('are no matter of what somebody calls an age', async () => {
      await keep(ada, { place: wide })
      for (const age of [-3_600, 'now', null, Number.NaN, {}])
        expect((await post(ada, '/customer/cabinet/forget', { place: wide, age })).status).toBe(200)
      expect(await listed(ada)).toEqual([])
    })
  })

  it('have a mark in the visit that changes with them, for accounts', async () => {
    const mark = async (visitor: Visitor) => (await visitor.ask('/visit')).body.cabinets
    expect(await mark(shop.visitor())).toBeNull()
    expect(await mark(ada)).toBe('')

    const { body } = await keep(ada, { place: wide })
    expect(await mark(ada)).toBe(body.revision)
    const renamed = (await keep(ada, { place: wide, name: 'Küche' })).body.revision
    expect(renamed).not.toBe(body.revision)
    await post(ada, '/customer/cabinet/forget', { place: wide })
    expect(await mark(ada)).toBe('')
  })
})
