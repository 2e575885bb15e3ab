import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Later } from '../../../platform/jobs/jobs.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { actInSandbox } from '../../../platform/sandbox-gateway/act-in-sandbox.ts'
import { sandboxActions } from '../../../platform/sandbox-gateway/sandbox-payment.ts'
import { readSandboxPayment } from '../../../platform/sandbox-gateway/sandbox-store.ts'
import { isId } from '../../../values/ids.ts'
import { sandboxPage } from './sandbox-page.ts'

type Paying = { Params: { id: string }; Body: string }

/** The sandbox's page to pay on, which works without a script. */
export async function registerSandbox(
  app: FastifyInstance,
  { db, later, now }: { db: Db; later: Later; now: () => Date },
): Promise<void> {
  await app.register(async (sandbox) => {
    sandbox.removeAllContentTypeParsers()
    sandbox.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => done(null, body),
    )

    sandbox.get<Paying>('/sandbox-gateway/:id', async ({ params }, reply) => {
      const payment = isId(params.id) ? await readSandboxPayment(db, params.id) : null
      if (!payment) return nothing(reply)
      return page(reply).send(sandboxPage(payment))
    })

    sandbox.post<Paying>('/sandbox-gateway/:id', async ({ params: { id }, body }, reply) => {
      const payment = isId(id) ? await readSandboxPayment(db, id) : null
      const action = sandboxActions.find((action) => action === new URLSearchParams(body).get('action'))
      if (!payment || !action) return nothing(reply)

      const { returns } = await actInSandbox(db, id, action, { later, now: now() })
      return page(reply).redirect(returns ? payment.returnUrl : `/sandbox-gateway/${id}`, 303)
    })
  })
}

/** A form that ends in a redirect to somebody else's storefront has to be let go there. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const page = (reply: FastifyReply): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')

const nothing = (reply: FastifyReply): FastifyReply =>
  reply.status(404).type('text/plain; charset=utf-8').send('There is no such payment.')
