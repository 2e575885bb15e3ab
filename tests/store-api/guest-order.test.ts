import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { register } from '../people.ts'
import { openShop } from '../shop.ts'

const shop = openShop()

const hers = { email: 'ada@example.org', zipcode: '8001' }

/** What a guest's confirmation says of her order. */
async function placed() {
  const ada = shop.visitor()
  const items = [{ id: productId('45.05.001'), quantity: 1 }]
  await ada.ask('/checkout/cart/line-item', { method: 'POST', body: { items } })
  await register(shop, ada)
  const { body } = await ada.ask('/checkout/order', { method: 'POST', body: {} })
  return { id: body.id as string, number: body.orderNumber as string, code: body.deepLinkCode as string }
}

const asked = (body: object) => shop.visitor().ask('/order', { method: 'POST', body })
const equals = (field: string, value: string) => ({ filter: [{ type: 'equals', field, value }] })
const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
]

describe('a guest without a session', () => {
  it('sees her order by its number, her e-mail and her zip', async () => {
    const { id, number } = await placed()
    const { body } = await asked({ ...equals('orderNumber', number), ...hers })

    expect(body.orders.elements).toMatchObject([{ id, orderNumber: number, mayCancel: true }])
    expect(body.pass).toMatch(/^\d+\.[\w-]+$/)
  })

  it.each([
    ['number', { number: '999999' }],
    ['e-mail', { email: 'eve@example.org' }],
    ['zip', { zipcode: '8002' }],
  ])('learns nothing with a wrong %s, not even that the number is right', async (_, wrong) => {
    const { number } = await placed()
    const said = { number, ...hers, ...wrong }
    const answered = await asked({
      ...equals('orderNumber', said.number),
      email: said.email,
      zipcode: said.zipcode,
    })

    expect(codeOf(answered)).toEqual([403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS'])
  })

  it('is asked for both when she says only one', async () => {
    const { number } = await placed()

    expect(codeOf(await asked({ ...equals('orderNumber', number), email: hers.email }))).toEqual([
      403,
      'CHECKOUT__GUEST_NOT_AUTHENTICATED',
    ])
  })

  it('goes on with the pass she was given, for this order and no other', async () => {
    const { id, code } = await placed()
    const { pass } = (await asked({ ...equals('deepLinkCode', code), ...hers })).body
    const other = await placed()

    const again = await asked({ ids: [id], pass })
    expect(again.body.orders.elements).toMatchObject([{ id }])
    expect(again.body.pass).toBeNull()
    expect(codeOf(await asked({ ids: [other.id], pass }))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    expect(codeOf(await asked({ ids: [id], pass: `${pass}x` }))).toEqual([
      403,
      'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
    ])
  })

  it('is told how else she may pay, and nobody else is', async () => {
    const { id, code } = await placed()
    const { pass } = (await asked({ ...equals('deepLinkCode', code), ...hers })).body
    const methods = (body: object) =>
      shop.visitor().ask('/order/payment-method', { method: 'POST', body: { orderId: id, ...body } })

    const names = (await methods({ pass })).body.elements.map(
      ({ technicalName }: { technicalName: string }) => technicalName,
    )
    expect(names).toContain('payment_prepayment')
    expect(codeOf(await methods({}))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  })

  it('cannot try zips without end', async () => {
    const { number } = await placed()
    const eve = shop.visitor()
    const answers = []
    for (let zip = 8000; zip < 8021; zip++) {
      const body = { ...equals('orderNumber', number), email: hers.email, zipcode: `9${zip}` }
      answers.push((await eve.ask('/order', { method: 'POST', body })).status)
    }

    expect(answers.at(-1)).toBe(429)
  })
  it('cannot try more zips by spelling her e-mail address in other ways', async () => {
    const { number } = await placed()
    // What was guessed in the tests before is forgotten by then.
    shop.setClock(new Date(Date.now() + 20 * 60_000))
    const spelt = (space: number) =>
      `${hers.email.slice(0, space % 12)} ${hers.email.slice(space % 12)}`.replace('a', space % 2 ? 'A' : 'a')
    const answers = []
    for (let attempt = 1; attempt <= 31; attempt++) {
      const body = { ...equals('orderNumber', number), email: spelt(attempt), zipcode: `9${attempt}` }
      answers.push((await shop.visitor().ask('/order', { method: 'POST', body })).status)
    }

    expect(answers.indexOf(429)).toBe(30)
  })
})
