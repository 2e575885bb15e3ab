import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/postgres/db.ts'
import { ownerOfKey } from '../shop/newsletter/leave-link.ts'
import { readRecipient } from '../shop/newsletter/recipient-store.ts'
import { leave } from '../shop/newsletter/subscribe.ts'
import { paths } from '../storefront/paths.ts'

type Asked = { Params: { key: string } }

/**
 * Where a mail's List-Unsubscribe leads (RFC 8058). A mail program posts, and its reader has left: no session, no cookie, no
 * page in between. A person who follows the link, or a program that looks at it, is shown the page that asks.
 */
export function registerNewsletterLeave(
  app: FastifyInstance,
  { db, now }: { db: Db; now: () => Date },
): void {
  void app.register(async (leaving) => {
    leaving.removeAllContentTypeParsers()
    // Whatever is posted says no more than the address does.
    leaving.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, async () => null)

    leaving.post<Asked>('/newsletter-leave/:key', async (request, reply) => {
      const id = await ownerOfKey(db, request.params.key)
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      if (!id) return reply.status(404).type('text/plain').send('Not found')
      await leave(db, { now: now() }, id)
      return reply.status(200).type('text/plain').send('')
    })

    leaving.get<Asked>('/newsletter-leave/:key', async (request, reply) => {
      const { key } = request.params
      const id = await ownerOfKey(db, key)
      const recipient = id && (await readRecipient(db, id))
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      if (!recipient) return reply.status(404).type('text/plain').send('Not found')
      return reply.redirect(paths.newsletter(recipient.locale, { leave: key }), 303)
    })
  })
}
