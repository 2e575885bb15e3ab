import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ZipEntry, zipped } from '../platform/zip.ts'
import type { Customer } from '../shop/customers/customer.ts'
import { ownPapers } from '../shop/own-data/own-papers.ts'
import { readOwnData } from '../shop/own-data/read-own-data.ts'
import { Refusal } from '../shop/refusal.ts'
import { isLoggedIn, type Visit } from '../shop/sessions/visit.ts'
import { fileHeaders } from '../store-api/file-answer.ts'
import { limitDataExports } from '../store-api/limits.ts'
import { contextTokenCookie, readCookie } from '../storefront/cookies.ts'
import { paths } from '../storefront/paths.ts'
import { isToken } from '../values/token.ts'
import { callFor, type ShopParts } from './open-call.ts'

/**
 * The copy of her data that a customer takes along: `data.json` with every row, and the papers of her orders as they are. It
 * is read with the cookie of the session, and begun on our own pages only; no link to it opens it for anybody else.
 */
export function registerOwnData(app: FastifyInstance, shop: ShopParts): void {
  app.get('/my-data.zip', async (request, reply) => {
    const visit = await visitOf(request, shop)
    const { customer, locale, now } = visit
    const back = paths.accountPrivacy(locale)
    if (!customer || !isLoggedIn(visit)) return reply.redirect(paths.login(locale, { back }), 303)
    if (!isAskedHere(request)) return reply.redirect(back, 303)
    if (isTooOften(request, visit, reply)) return reply

    const data = await readOwnData(shop.db, visit)
    const file = { fileName: `trennwerk-${customer.number}.zip`, mimeType: 'application/zip' }
    return reply
      .headers(fileHeaders({ ...file, content: Buffer.alloc(0) }, 'attachment'))
      .send(Readable.from(zipped(entriesOf(shop, customer, { madeAt: now.toISOString(), data }), now)))
  })
}

async function visitOf({ headers, ip }: FastifyRequest, shop: ShopParts): Promise<Visit> {
  const token = readCookie(headers.cookie ?? null, contextTokenCookie)
  const { visit } = await callFor(shop, await shop.channel(), {
    token: isToken(token) ? token : null,
    ip,
    device: headers['user-agent'] ?? '',
    locale: null,
    withSeoUrls: false,
    sees: undefined,
    renewToken: () => undefined,
  })
  return visit
}

/** A foreign page could otherwise have somebody download her data unasked. Old browsers do not say. */
const isAskedHere = ({ headers }: FastifyRequest): boolean =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)

function isTooOften({ ip }: FastifyRequest, visit: Visit, reply: FastifyReply): boolean {
  try {
    limitDataExports(ip, visit)
    return false
  } catch (error) {
    if (!(error instanceof Refusal) || !('waitSeconds' in error.detail)) throw error
    const { waitSeconds } = error.detail
    void reply.status(429).header('retry-after', waitSeconds).type('text/plain').send(tooOften(waitSeconds))
    return true
  }
}

/** Nobody waits long enough to read it in one language only. */
const tooOften = (seconds: number): string =>
  [
    `Bitte warten Sie ${seconds} Sekunden.`,
    `Please wait ${seconds} seconds.`,
    `Attenda ${seconds} secondi.`,
    `Veuillez attendre ${seconds} secondes.`,
  ].join('\n')

async function* entriesOf({ db }: ShopParts, { id }: Customer, copy: object): AsyncGenerator<ZipEntry> {
  yield { name: 'data.json', content: Buffer.from(JSON.stringify(copy, null, 2)) }
  for await (const { fileName, content } of ownPapers(db, id))
    yield { name: `documents/${fileName}`, content }
}
