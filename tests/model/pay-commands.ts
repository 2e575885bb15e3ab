import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type SandboxAction, sandboxActions } from '../../src/platform/sandbox-gateway/sandbox-payment.ts'
import { paymentMethodId } from '../../src/server/seed/seeded-ids.ts'
import { type Command, command, hasOrders, orderOf, pick, shopperOf, which, who } from './command.ts'
import { giveBack, type Model, type ModelOrder, ownerOf } from './model.ts'
import type { World } from './world.ts'

const isHere = (model: Model, { which }: { which: number }) =>
  hasOrders(model) && ownerOf(model, orderOf(model, which)) !== undefined
const hasPages = (model: Model, { which }: { which: number }) =>
  hasOrders(model) && orderOf(model, which).pages.length > 0

/** Goes to pay, as often as she likes: `again` finds the same page. */
const pay = command('pay', fc.record({ which, again: fc.boolean() }), {
  can: isHere,
  async run(model, world, { which, again }) {
    const order = orderOf(model, which)
    const first = await askToPay(model, order)
    if (again) expect((await askToPay(model, order)).body).toEqual(first.body)
    await expectAnswered(world, order, first.status)
  },
})

export async function askToPay(model: Model, order: ModelOrder) {
  const answer = await ask(model, order, '/handle-payment', {
    finishUrl: '/checkout/success/it/paid',
    errorUrl: '/checkout/success/it/unpaid',
  })
  const page: string | null | undefined = answer.body.redirectUrl
  if (page && !order.pages.includes(page)) order.pages.push(page)
  return answer
}

/** What she does there, one page after the other, also on one that is over. */
const choose = command(
  'at the sandbox',
  fc.record({ which, page: which, action: fc.constantFrom(...sandboxActions) }),
  {
    can: hasPages,
    async run(model, world, { which, page, action }) {
      const { pages } = orderOf(model, which)
      await world.doors.choose(pick(pages, page), action)
    },
  },
)

const comeBack = command(
  'come back',
  fc.record({ which, page: which, times: fc.integer({ min: 1, max: 3 }) }),
  {
    can: hasPages,
    async run(model, world, { which, page, times }) {
      const url = await returnUrl(world, pick(orderOf(model, which).pages, page))
      const answers = await Promise.all(Array.from({ length: times }, () => world.doors.comeBack(url)))
      // The address lives for a day.
      for (const { status } of answers) expect([303, 404]).toContain(status)
    },
  },
)

const hear = command(
  'webhooks',
  fc.record({ messages: fc.array(fc.nat(50), { minLength: 1, maxLength: 4 }) }),
  {
    async run(_model, world, { messages }) {
      const heard = world.heard()
      if (heard.length === 0) return
      const answers = await Promise.all(messages.map((index) => world.repeat(pick(heard, index))))
      expect(answers.map(({ status }) => status)).toEqual(messages.map(() => 200))
    },
  },
)

/** She pays, and everybody who knows of it says so at once, while she calls the order off or changes her mind. */
const payAgainst = command(
  'pay against',
  fc.record({
    which,
    action: fc.constantFrom<SandboxAction>(
      'pay',
      'pay-twice',
      'pay-in-silence',
      'decline',
      'pay-out-of-order',
    ),
    against: fc.constantFrom('cancel', 'change', 'pay', 'nothing'),
  }),
  {
    can: isHere,
    async run(model, world, { which, action, against }) {
      const order = orderOf(model, which)
      const { status, body } = await askToPay(model, order)
      const page: string | null | undefined = body.redirectUrl
      if (!page) return expectAnswered(world, order, status)
      await world.doors.choose(page, action)
      const url = await returnUrl(world, page)
      const [other] = await Promise.all([
        against === 'cancel'
          ? ask(model, order, '/order/state/cancel')
          : against === 'change'
            ? changeTo(model, order, 'prepayment')
            : against === 'pay'
              ? askToPay(model, order)
              : null,
        world.doors.comeBack(url),
        world.workOff(),
        world.doors.comeBack(url),
      ])
      if (against === 'cancel' && other?.status === 200) giveBack(model, order)
    },
  },
)

const change = command(
  'pay otherwise',
  fc.record({ which, method: fc.constantFrom('invoice', 'prepayment', 'sandbox') }),
  {
    can: isHere,
    async run(model, world, { which, method }) {
      const order = orderOf(model, which)
      const { status } = await changeTo(model, order, method)
      // 404: this way of paying is not offered for this order.
      if (status !== 404) await expectAnswered(world, order, status)
    },
  },
)

const cancel = command('cancel', fc.record({ which, again: fc.boolean() }), {
  can: isHere,
  async run(model, world, { which, again }) {
    const order = orderOf(model, which)
    const { status } = await ask(model, order, '/order/state/cancel')
    if (again) expect((await ask(model, order, '/order/state/cancel')).status).toBe(status)
    const { state } = await standing(world, order)
    expect(state === 'cancelled').toBe(status === 200)
    if (status === 200) giveBack(model, order)
  },
})

/** Whoever is not its customer sees nothing of an order, and does nothing to it. */
const peek = command('look at an order of others', fc.record({ which, who }), {
  can: (model, { which, who }) => hasOrders(model) && shopperOf(model, who).who !== orderOf(model, which).by,
  async run(model, _world, { which, who }) {
    const { id, number } = orderOf(model, which)
    const { visitor, who: stranger } = shopperOf(model, who)
    const post = (path: string, body: object) => visitor.ask(path, { method: 'POST', body })

    const list = await post('/order', { ids: [id] })
    expect(list.status).toBe(stranger ? 200 : 403)
    if (stranger) expect(list.body.orders.elements).toEqual([])
    const guess = { filter: { orderNumber: number }, email: 'eva@example.org', zipcode: '0000' }
    expect((await post('/order', guess)).status).toBe(403)
    for (const path of ['/handle-payment', '/order/state/cancel', '/order/payment-method']) {
      expect((await post(path, { orderId: id })).status).toBe(stranger ? 404 : 403)
    }
  },
})

function ask(model: Model, order: ModelOrder, path: string, wish: object = {}) {
  const owner = ownerOf(model, order)
  if (!owner) throw new Error('its customer is not here')
  return owner.visitor.ask(path, { method: 'POST', body: { orderId: order.id, ...wish } })
}

const changeTo = (model: Model, order: ModelOrder, method: string) =>
  ask(model, order, '/order/payment', { paymentMethodId: paymentMethodId(method) })

async function returnUrl({ shop }: World, page: string): Promise<string> {
  const { rows } = await sql<{ url: string }>`
    select return_url as url from sandbox_payment where id = ${page.split('/').at(-1)}`.execute(shop.db())
  return rows[0]?.url ?? ''
}

/** Refused only for what is really so: paid, called off, or undecided. */
async function expectAnswered(world: World, order: ModelOrder, status: number): Promise<void> {
  const { state, payments } = await standing(world, order)
  if (status === 400) expect(payments.some((payment) => hasBeenPaid.has(payment))).toBe(true)
  else if (status === 403) {
    expect(state === 'cancelled' || payments.some((payment) => undecided.has(payment))).toBe(true)
  } else expect(status).toBe(200)
}

const hasBeenPaid = new Set(['paid', 'refunded', 'refunded_partially'])
const undecided = new Set(['authorized', 'unconfirmed'])

export async function standing({ shop }: World, { id }: ModelOrder) {
  const { rows } = await sql<{ state: string; payments: string[] }>`
    select state, array(select state from order_transaction where order_id = sales_order.id) as payments
    from sales_order where id = ${id}`.execute(shop.db())
  return rows[0] ?? { state: 'gone', payments: [] }
}

export const payCommands: fc.Arbitrary<Command>[] = [
  pay,
  pay,
  choose,
  choose,
  choose,
  choose,
  comeBack,
  comeBack,
  hear,
  hear,
  payAgainst,
  payAgainst,
  change,
  cancel,
  peek,
]
