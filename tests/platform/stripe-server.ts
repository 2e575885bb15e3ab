import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import Stripe from 'stripe'

/** What the shop asked, as it was sent: 'line_items[0][quantity]' → '1'. */
export type StripeRequest = {
  method: string
  path: string
  key: string | null
  form: Readonly<Record<string, string>>
}

type Session = {
  id: string
  object: 'checkout.session'
  mode: 'payment'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  metadata: Record<string, string>
  url: string | null
  intent: { id: string; status: string; refunded: number }
}

type Answer = { status: number; body: unknown }

export const secretKey = 'sk_test_shop'
export const webhookSecret = 'whsec_shop'

/** A server that speaks as much of Stripe as the shop listens to; it keeps keys as Stripe does. */
export async function startStripe() {
  const sessions = new Map<string, Session>()
  const answers = new Map<string, { question: string; answer: Answer }>()
  const requests: StripeRequest[] = []
  let broken = 0

  const server = createServer(async (request, reply) => {
    const asked = await read(request)
    requests.push(asked)
    if (broken > 0) {
      broken -= 1
      return request.socket.destroy()
    }
    const known = request.headers.authorization === `Bearer ${secretKey}`
    const { status, body } = known ? answered(asked) : refused(401, 'Invalid API Key provided')
    reply.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${requests.length}` })
    reply.end(JSON.stringify(body))
  })

  function answered(asked: StripeRequest): Answer {
    if (asked.key === null) return answerTo(asked)

    const question = JSON.stringify([asked.path, asked.form])
    const before = answers.get(asked.key)
    if (before && before.question !== question) {
      return refused(400, 'Keys for idempotent requests can only be used with the same parameters.')
    }
    const answer = before?.answer ?? answerTo(asked)
    answers.set(asked.key, { question, answer })
    return answer
  }

  function answerTo({ method, path, form }: StripeRequest): Answer {
    const [, id, verb] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    const session = id === undefined ? undefined : sessions.get(id)

    if (path === '/v1/checkout/sessions' && method === 'POST') return ok(onWire(opened(form)))
    if (path === '/v1/checkout/sessions') {
      const found = [...sessions.values()].filter(({ intent }) => intent.id === form.payment_intent)
      return ok({ object: 'list', data: found.map(onWire), has_more: false, url: path })
    }
    if (path === '/v1/refunds') return refund(form)
    if (!session) return refused(404, `No such checkout.session: '${id}'`)
    if (verb === 'expire' && session.status !== 'open') {
      return refused(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
    }
    if (verb === 'expire') Object.assign(session, { status: 'expired', url: null })
    return ok(onWire(session))
  }

  function opened(form: StripeRequest['form']): Session {
    const number = sessions.size + 1
    const session: Session = {
      id: `cs_test_${number}`,
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_total:
        Number(form['line_items[0][price_data][unit_amount]']) * Number(form['line_items[0][quantity]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      metadata: { payment: form['metadata[payment]'] ?? '' },
      url: `${origin()}/pay/${number}`,
      intent: { id: `pi_test_${number}`, status: 'requires_payment_method', refunded: 0 },
    }
    sessions.set(session.id, session)
    return session
  }

  function refund(form: StripeRequest['form']): Answer {
    const session = [...sessions.values()].find(({ intent }) => intent.id === form.payment_intent)
    const amount = Number(form.amount)
    if (!session || session.intent.refunded + amount > session.amount_total) {
      return refused(400, 'Refund amount is greater than unrefunded amount on charge.')
    }
    session.intent.refunded += amount
    return ok({ id: `re_${session.intent.id}`, object: 'refund', amount, status: 'succeeded' })
  }

  const origin = () => originOf(server)
  const sessionOf = (id: string): Session => {
    const session = sessions.get(id)
    if (!session) throw new Error(`there is no session ${id}`)
    return session
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    origin: origin(),
    requests,
    sessions,
    /** The connection breaks the next few times. */
    breakDown(times: number) {
      broken = times
    },
    /** The shopper pays. */
    pay(id: string) {
      const session = sessionOf(id)
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
      session.intent.status = 'succeeded'
    },
    /** The page is done with and the bank takes its time, or says no after all. */
    leaveToBank(id: string, status: 'processing' | 'requires_payment_method' | 'requires_capture') {
      const session = sessionOf(id)
      Object.assign(session, { status: 'complete', url: null })
      session.intent.status = status
    },
    /** What Stripe would post to the shop about a session, signed. */
    async webhook(type: string, id: string, at: Date, secret = webhookSecret, event = `evt_${type}_${id}`) {
      const session = onWire(sessionOf(id))
      const body = JSON.stringify({
        id: event,
        object: 'event',
        type,
        data: { object: about(type, session) },
      })
      const signature = await new Stripe(secretKey).webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret,
        timestamp: Math.floor(at.getTime() / 1_000),
      })
      return { body, headers: { 'stripe-signature': signature } }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>

function onWire({ intent, ...session }: Session) {
  return {
    ...session,
    payment_intent: {
      id: intent.id,
      object: 'payment_intent',
      status: intent.status,
      latest_charge:
        intent.status === 'succeeded'
          ? { id: `ch_${intent.id}`, object: 'charge', amount_refunded: intent.refunded }
          : null,
    },
  }
}

/** The thing an event carries: the session, its payment, or what was charged for that. */
function about(type: string, session: ReturnType<typeof onWire>): unknown {
  if (type.startsWith('payment_intent.')) return session.payment_intent
  if (type.startsWith('charge.')) return { object: 'charge', payment_intent: session.payment_intent.id }
  return { ...session, payment_intent: session.payment_intent.id }
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const refused = (status: number, message: string): Answer => ({
  status,
  body: { error: { type: status === 401 ? 'authentication_error' : 'invalid_request_error', message } },
})

async function read(request: IncomingMessage): Promise<StripeRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
  let body = ''
  for await (const chunk of request) body += chunk
  const form = request.method === 'GET' ? searchParams : new URLSearchParams(body)

  return {
    method: request.method ?? '',
    path: pathname,
    key: request.headers['idempotency-key']?.toString() ?? null,
    form: Object.fromEntries(form),
  }
}

function originOf(server: Server): string {
  const address = server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}
