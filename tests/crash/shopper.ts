import { productId } from '../../src/server/seed/seeded-ids.ts'
import { newToken } from '../../src/values/token.ts'

const accessKey = 'SWSCTRENNWERKDEMOSTOREFRONT'

/** Somebody at a browser, as far as a shop can tell: requests, and answers that may never come. */
export class Shopper {
  readonly name: string
  /** What the shop told her: she has it in writing. */
  orderNumber: string | null = null
  orderId: string | null = null
  #token = newToken()

  constructor(name: string) {
    this.name = name
  }

  async fillCart(origin: string, form: object, paymentMethodId: string): Promise<void> {
    const items = [{ id: productId('45.05.001'), quantity: 1 }]
    await this.#ask(origin, 'POST', '/checkout/cart/line-item', { items })
    await this.#ask(origin, 'POST', '/account/register', { ...form, storefrontUrl: origin })
    await this.#ask(origin, 'PATCH', '/context', { paymentMethodId })
    await this.#ask(origin, 'GET', '/checkout/cart')
  }

  async order(origin: string): Promise<void> {
    const { id, orderNumber } = await this.#ask(origin, 'POST', '/checkout/order', {})
    this.orderId = String(id)
    this.orderNumber = String(orderNumber)
  }

  /** Goes to the gateway, pays there, and comes back. Whoever has paid already is told so. */
  async pay(origin: string): Promise<void> {
    const home = `${origin}/checkout/success/${this.orderId}`
    const { redirectUrl, errors } = await this.#ask(
      origin,
      'POST',
      '/handle-payment',
      { orderId: this.orderId, finishUrl: `${home}/paid`, errorUrl: `${home}/unpaid` },
      [200, 400],
    )
    if (errors) return

    const paid = await fetch(String(redirectUrl), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=pay',
    })
    const back = paid.headers.get('location')
    if (back) await fetch(back, { redirect: 'manual' })
  }

  async #ask(
    origin: string,
    method: string,
    path: string,
    body?: object,
    expected = [200],
  ): Promise<Record<string, unknown>> {
    const answer = await fetch(`${origin}/store-api${path}`, {
      method,
      headers: {
        'sw-access-key': accessKey,
        'sw-context-token': this.#token,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const said = await answer.text()
    if (!expected.includes(answer.status))
      throw new Error(`${method} ${path} answered ${answer.status}: ${said}`)
    this.#token = answer.headers.get('sw-context-token') ?? this.#token
    return JSON.parse(said)
  }
}
