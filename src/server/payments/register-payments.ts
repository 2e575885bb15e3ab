import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { turnedBack } from '../../platform/gateway.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { PaymentParts } from '../../shop/payments/ask-gateway.ts'
import { returnFromGateway } from '../../shop/payments/return-from-gateway.ts'
import { returnParameter, returnPath } from '../../shop/payments/return-token.ts'
import { settleMessage, takeMessage } from '../../shop/payments/take-message.ts'
import { wayOn } from './way-on.ts'

export type PaymentDoors = Omit<PaymentParts, 'now'> & {
  db: Db
  origin: string
  now: () => Date
  /** Shows the page for an address that leads nowhere. */
  fail: (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>
}

/** No gateway says more at once. */
const longestMessage = 262_144

/** Where gateways tell us something, and where shoppers come back from them. */
export async function registerPayments(app: FastifyInstance, doors: PaymentDoors): Promise<void> {
  const { db, gateways, later, now, origin, fail } = doors

  await app.register(async (webhooks) => {
    // The signature is over the bytes as they came, so nobody parses them before the gateway has looked.
    webhooks.removeAllContentTypeParsers()
    webhooks.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: longestMessage },
      (_request, body, done) => done(null, body),
    )

    webhooks.post<{ Params: { gateway: string } }>('/payments/:gateway/webhook', async (request, reply) => {
      const gateway = gateways.find(({ name }) => name === request.params.gateway)
      if (!gateway) return reply.status(404).send({ taken: false })

      const body = typeof request.body === 'string' ? request.body : ''
      const at = now()
      const message = await takeMessage(db, gateway, { headers: headersOf(request), body, now: at })
      if (!message) return reply.status(401).send({ taken: false })

      // It is written down; if it cannot be settled now, whoever looks after payments does it later.
      await settleMessage(db, message, { later, now: at }).catch((fault: unknown) =>
        request.log.error({ err: fault }, 'a message of a gateway waits to be settled'),
      )
      return reply.send({ taken: true })
    })
  })

  const way = { errorHandler: lost(fail) }
  app.get<{ Querystring: Record<string, unknown> }>(returnPath, way, async (request, reply) => {
    const token = request.query[returnParameter]
    const parts = { gateways, later, now: now() }
    const returned =
      typeof token === 'string'
        ? await returnFromGateway(db, { token, turnedBack: turnedBack in request.query }, parts)
        : null
    if (!returned) return fail(request, reply, 404)

    return reply.header('cache-control', 'no-store').redirect(wayOn(returned, origin), 303)
  })
}

/** A shopper who comes back while something is broken reads a page about it, and finds her way by the mail. */
const lost =
  (fail: PaymentDoors['fail']) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    request.log.error({ err: error }, 'somebody came back from a gateway in vain')
    void fail(request, reply, 500)
  }

const headersOf = ({ headers }: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  )
