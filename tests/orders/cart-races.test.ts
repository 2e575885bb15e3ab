import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { newId } from '../../src/values/ids.ts'
import { newToken } from '../../src/values/token.ts'
import { account, guestForm, logOut, password } from '../people.ts'
import { openOwnShop, type Visitor } from '../shop.ts'

const shop = openOwnShop()
const pot = productId('45.05.001')
const bags = productId('60.20.017')
const filter = productId('60.10.002')

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const add = (token: string, commandId: string | undefined, id = pot, quantity = 1) =>
  shop.request('/checkout/cart/line-item', {
    method: 'POST',
    token,
    body: { items: [{ id, quantity }], commandId },
  })
const change = (token: string, wishes: [string, number][], commandId: string = newId()) =>
  shop.request('/checkout/cart/line-item', {
    method: 'PATCH',
    token,
    body: { items: wishes.map(([id, quantity]) => ({ id, quantity })), commandId },
  })
const logIn = (token: string, username = 'ada@example.org') =>
  shop.request('/account/login', { method: 'POST', token, body: { username, password } })
const lines = async (token: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await shop.request('/checkout/cart', { token })).body.lineItems.map(
      ({ referencedId, quantity }: { referencedId: string; quantity: number }) => [referencedId, quantity],
    ),
  )
const allOk = (answers: readonly { status: number }[]) =>
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])

beforeEach(async () => {
  await sql`truncate sales_order, cart, cart_command, visit, customer cascade`.execute(shop.db())
  await sql`update product set stock = 9000, max_purchase = 9000, is_closeout = false where id in (${pot}, ${bags}, ${filter})`.execute(
    shop.db(),
  )
})

/** An account that left two pots and three bags behind. */
async function withSavedCart(email = 'ada@example.org'): Promise<Visitor> {
  const ada = shop.visitor()
  await account(shop, ada, { email })
  await add(ada.token, undefined, pot, 2)
  await add(ada.token, undefined, bags, 3)
  await logOut(ada)
  return ada
}

describe('one command that comes twenty times at once', () => {
  it('adds one piece', async () => {
    const token = newToken()
    const commandId = newId()
    const answers = await times(20, () => add(token, commandId))

    allOk(answers)
    for (const { body } of answers) expect(body.lineItems).toMatchObject([{ quantity: 1 }])
    expect(await lines(token)).toEqual({ [pot]: 1 })
  })

  it('is one of many commands, each of which comes three times', async () => {
    const token = newToken()
    const commands = Array.from({ length: 12 }, () => newId())
    allOk(await times(36, (index) => add(token, commands[index % 12], index % 2 ? pot : bags)))

    expect(await lines(token)).toEqual({ [pot]: 6, [bags]: 6 })
  })
})

describe('tabs that add, change and remove in one cart at once', () => {
  it('do not wait for each other for ever, in whichever order they name the lines', async () => {
    const token = newToken()
    for (const id of [pot, bags, filter]) await add(token, undefined, id)
    const answers = await times(24, (index) => {
      const wishes: [string, number][] = [
        [pot, 2],
        [bags, 2],
        [filter, 2],
      ]
      if (index % 3 === 0) return add(token, newId(), bags)
      return change(token, index % 2 ? wishes : wishes.toReversed(), newId())
    })

    allOk(answers)
    expect(await lines(token)).toMatchObject({ [pot]: 2, [filter]: 2 })
  })

  it('lose nothing that is added while another line is changed', async () => {
    const token = newToken()
    await add(token, undefined, pot)
    await add(token, undefined, bags)
    allOk(await times(20, (index) => (index % 2 ? change(token, [[pot, 7]]) : add(token, newId(), bags))))

    expect(await lines(token)).toEqual({ [pot]: 7, [bags]: 11 })
  })
})

describe('two tabs that log in at once', () => {
  it('are on one visit, whose cart holds what both had, once', async () => {
    const { token } = await withSavedCart()
    await add(token, undefined, pot)
    await add(token, undefined, filter)
    const answers = await times(8, () => logIn(token))

    allOk(answers)
    expect(new Set(answers.map(({ token }) => token)).size).toBe(8)
    for (const { token } of answers) {
      expect(await lines(token)).toEqual({ [pot]: 3, [bags]: 3, [filter]: 1 })
    }
    expect(await lines(token)).toEqual({})
  })

  it('are on one visit the first time as well', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    await sql`delete from visit`.execute(shop.db())
    const token = newToken()
    await add(token, undefined, filter)
    const answers = await times(8, () => logIn(token))

    allOk(answers)
    for (const { token } of answers) expect(await lines(token)).toEqual({ [filter]: 1 })
  })

  it('tell one of them that the cart was put together', async () => {
    const { token } = await withSavedCart()
    await add(token, undefined, filter)
    const [first] = await times(4, () => logIn(token))
    const carts = await times(8, () => shop.request('/checkout/cart', { token: first?.token ?? '' }))

    expect(carts.filter(({ body }) => 'cart-merged-hint' in body.errors)).toHaveLength(1)
  })
})

describe('several devices that log in at once, each with a cart of its own', () => {
  it('find everything in one cart', async () => {
    await withSavedCart()
    const tokens = await times(6, async () => {
      const token = newToken()
      await add(token, undefined, pot, 1)
      await add(token, undefined, filter, 2)
      return token
    })
    const answers = await Promise.all(tokens.map((token) => logIn(token)))

    allOk(answers)
    expect(await lines(answers[0]?.token ?? '')).toEqual({ [pot]: 8, [bags]: 3, [filter]: 12 })
  })
})

describe('a tab that adds while another logs in', () => {
  it('loses nothing: it is in her cart, or still in the one of before', async () => {
    const { token } = await withSavedCart()
    await add(token, undefined, filter)
    const commandId = newId()
    const [entered, added] = await Promise.all([logIn(token), add(token, commandId, filter)])
    allOk([entered, added])

    // The next login from there brings along what came too late.
    await logIn(token)
    expect(await lines(entered.token)).toEqual({ [pot]: 2, [bags]: 3, [filter]: 2 })

    // Whoever missed the answer asks again, under whichever token.
    await add(entered.token, commandId, filter)
    expect(await lines(entered.token)).toMatchObject({ [filter]: 2 })
  })
})

describe('a client without ids of commands that goes on adding while somebody logs in', () => {
  it('loses nothing: it is in her cart, or still in the one of before', async () => {
    await withSavedCart()
    for (let round = 0; round < 6; round += 1) {
      const token = newToken()
      await add(token, undefined, filter)
      const before = (await lines((await logIn(newToken())).token))[filter] ?? 0
      let added = 1
      let isIn = false
      const goOn = async () => {
        while (!isIn) {
          allOk([await add(token, undefined, filter)])
          added += 1
        }
      }
      const entering = logIn(token).finally(() => {
        isIn = true
      })
      const [entered] = await Promise.all([entering, goOn(), goOn(), goOn()])
      allOk([entered])

      const [hers, left] = [await lines(entered.token), await lines(token)]
      expect((hers[filter] ?? 0) + (left[filter] ?? 0)).toBe(before + added)
      await change(entered.token, [[filter, 1]])
    }
  })
})

describe('a login while she logs out elsewhere', () => {
  it('ends with a cart that is there once', async () => {
    const phone = await withSavedCart()
    const { token: live } = await logIn(phone.token)
    const desk = newToken()
    const [entered] = await Promise.all([
      logIn(desk),
      shop.request('/account/logout', { method: 'POST', token: live, body: {} }),
    ])
    const again = await logIn(desk)

    allOk([entered, again])
    expect(await lines(again.token)).toEqual({ [pot]: 2, [bags]: 3 })
    expect(
      (
        await sql`select from cart where exists (select from cart_line where cart_id = cart.id)`.execute(
          shop.db(),
        )
      ).rows,
    ).toHaveLength(1)
  })
})

describe('a registration that comes twice at once', () => {
  it('opens one account', async () => {
    await shop.db().updateTable('sales_channel').set({ double_opt_in: false }).execute()
    const body = await guestForm(shop, { guest: false, password })
    const token = newToken()
    await add(token, undefined, pot)
    const answers = await times(4, () => shop.request('/account/register', { method: 'POST', token, body }))

    allOk(answers)
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await lines(answers[0]?.token ?? '')).toEqual({ [pot]: 1 })
    await shop.db().updateTable('sales_channel').set({ double_opt_in: true }).execute()
  })
})
