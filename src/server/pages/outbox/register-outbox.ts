import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../../../platform/postgres/db.ts'
import { type Mail, type MailId, mailStates } from '../../../shop/mail/mail.ts'
import { countMails, listMails, readMail } from '../../../shop/mail/mail-store.ts'
import { isId } from '../../../values/ids.ts'
import { outboxPage } from './outbox-page.ts'

/** The mails the shop wrote and how they fare, for whoever has no mail server: a list, and each as HTML and as text. */
export function registerOutbox(app: FastifyInstance, db: Db): void {
  app.get<{ Querystring: { state?: string } }>('/dev/mails', async ({ query }, reply) => {
    const state = mailStates.find((each) => each === query.state) ?? null
    const [mails, counts] = await Promise.all([listMails(db, 100, state && [state]), countMails(db)])
    return send(reply, 'html', outboxPage({ mails, counts, state }))
  })

  app.get<{ Params: { id: string; form: string } }>(
    '/dev/mails/:id/:form(^html$|^text$)',
    async (request, reply) => {
      const { id, form } = request.params
      // An id by its form; whether there is such a mail is looked up.
      const mail = isId(id) ? await readMail(db, id as MailId) : null
      if (!mail) return send(reply.status(404), 'text', 'There is no such mail.')
      return send(reply, form === 'html' ? 'html' : 'text', contentOf(mail, form))
    },
  )
}

const contentOf = (mail: Mail, form: string): string => (form === 'html' ? mail.html : mail.text)

const send = (reply: FastifyReply, kind: 'html' | 'text', content: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type(kind === 'html' ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
    .send(content)
