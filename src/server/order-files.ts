import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../platform/postgres/db.ts'
import { openFileLink } from '../shop/documents/file-link.ts'
import { fileHeaders } from '../store-api/file-answer.ts'

const asked = z.object({ expires: z.string().default(''), signature: z.string().default('') })

/** Papers and downloads by the signed links of mails and pages: no session, no key, until they expire. */
export function registerOrderFiles(app: FastifyInstance, { db, now }: { db: Db; now: () => Date }): void {
  app.get<{ Params: { kind: string; id: string } }>('/order-files/:kind/:id', async (request, reply) => {
    const query = asked.safeParse(request.query)
    const file = query.success ? await openFileLink(db, { ...request.params, ...query.data }, now()) : null

    if (file === null) return reply.status(404).type('text/plain').send('Not found')
    if (file === 'expired') return reply.status(410).type('text/plain').send(expired)
    const disposition = request.params.kind === 'document' ? 'inline' : 'attachment'
    return reply.headers(fileHeaders(file, disposition)).send(file.content)
  })
}

/** Nobody knows in which language the reader of an old link thinks. */
const expired = [
  'Dieser Link ist abgelaufen. Auf der Seite Ihrer Bestellung finden Sie einen neuen.',
  'This link has expired. The page of your order has a new one.',
  'Questo link è scaduto. Ne trova uno nuovo sulla pagina del Suo ordine.',
  'Ce lien a expiré. Vous en trouverez un nouveau sur la page de votre commande.',
].join('\n')
