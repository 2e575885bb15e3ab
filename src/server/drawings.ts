import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { aside } from '../platform/aside/aside.ts'
import { keepFiles } from '../platform/kept-files.ts'
import type { Db } from '../platform/postgres/db.ts'
import { findDrawnProduct } from '../shop/catalogue/drawn-product.ts'
import { explodedGroup, readPartsList } from '../shop/catalogue/parts-list.ts'
import { sheetOf } from '../shop/media/drawings/sheet-of.ts'
import { isId } from '../values/ids.ts'
import { defaultLocale, locales } from '../values/locale.ts'
import { forEver } from './media.ts'

type Kept = {
  hash: string
  content: Uint8Array
  brotli: Uint8Array /** What it was made of. */
  facts: string
}
type Asked = { Params: { hash: string; file: string } }

const modelFile = aside<typeof import('../shop/media/models/model-file.ts'), 'modelFile'>(
  new URL('../shop/media/models/model-file.ts', import.meta.url),
  'modelFile',
)

/** Models take a fifth of a second each; who comes when so many are being made already is asked to come again. */
const mostUnderway = 8

/**
 * Drawings and models of products, made from what the shop knows of them when somebody asks. They live under the hash
 * of their bytes, so browsers may keep them for ever; an address whose product has changed since leads to the new one.
 */
export function registerDrawings(app: FastifyInstance, db: Db): void {
  const kept = keepFiles<Kept>({
    mostBytes: 24_000_000,
    largestBytes: 2_000_000,
    sizeOf: ({ content, brotli }) => content.length + brotli.length,
  })
  const underway = new Map<string, Promise<Kept>>()

  app.get<Asked>('/media/drawings/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params
    const [, id = '', language] = /^([0-9a-f]{32})\.(de|en|it|fr)\.svg$/.exec(file) ?? []
    const known = kept.get(file)
    const found = known?.hash === hash ? known : await drawn(id, language, file)
    if (!found) return notFound(reply)
    if (found.hash !== hash) return moved(reply, `/media/drawings/${found.hash}/${file}`)
    // A drawing opened on its own must not be able to run anything.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    return send(request, reply, found, 'image/svg+xml')
  })

  app.get<Asked>('/media/exploded/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params
    const known = kept.get(file)
    const found = known?.hash === hash ? known : await exploded(file)
    if (!found) return notFound(reply)
    if (found.hash !== hash) return moved(reply, `/media/exploded/${found.hash}/${file}`)
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    return send(request, reply, found, 'image/svg+xml')
  })

  app.get<{ Params: { file: string } }>('/media/models/:file', async (request, reply) => {
    const found = await modelled(request.params.file)
    if (found === 'busy') return busy(reply)
    return found ? moved(reply, `/media/models/${found.hash}/${request.params.file}`) : notFound(reply)
  })

  app.get<Asked>('/media/models/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params
    const found = await modelled(file, hash)
    if (found === 'busy') return busy(reply)
    if (!found) return notFound(reply)
    if (found.hash !== hash) return moved(reply, `/media/models/${found.hash}/${file}`)
    return send(request, reply, found, 'model/gltf-binary')
  })

  async function drawn(id: string, language: string | undefined, file: string): Promise<Kept | null> {
    const locale = locales.find((entry) => entry.language === language)?.code
    const facts = isId(id) && locale ? await findDrawnProduct(db, id, locale) : null
    if (!facts || !locale) return null

    return knownAs(file, facts, async () => {
      const { svg, hash } = sheetOf(facts, locale)
      const content = Buffer.from(svg)
      return { hash, content, brotli: brotliCompressSync(content) }
    })
  }

  /** The exploded drawing of a group of a product's spare parts; it has no words, so one does for all languages. */
  async function exploded(file: string): Promise<Kept | null> {
    const [, id = '', group = ''] = /^([0-9a-f]{32})\.([a-z0-9.-]{1,80})\.svg$/.exec(file) ?? []
    const list = isId(id) ? await readPartsList(db, id, defaultLocale) : null
    const found = list?.groups.find(({ category }) => category.replaceAll('/', '.') === group)
    if (!list?.facts || !found) return null

    const { facts } = list
    return knownAs(file, { facts, found }, async () => {
      const { svg, hash } = explodedGroup(facts, found)
      const content = Buffer.from(svg)
      return { hash, content, brotli: brotliCompressSync(content) }
    })
  }

  /** The model of a product; what is kept is sent without a question to whoever asks for just that. */
  async function modelled(file: string, hash?: string): Promise<Kept | null | 'busy'> {
    const known = kept.get(file)
    if (hash !== undefined && known?.hash === hash) return known
    const [, id = ''] = /^([0-9a-f]{32})\.glb$/.exec(file) ?? []
    // Of all languages one is enough: a model has no words.
    const facts = isId(id) ? await findDrawnProduct(db, id, defaultLocale) : null
    if (!facts) return null

    const waiting = underway.get(file)
    if (waiting) return waiting
    if (underway.size >= mostUnderway) return 'busy'
    const making = knownAs(file, facts, () => modelFile(facts)).finally(() => underway.delete(file))
    underway.set(file, making)
    return making
  }

  /** What was made of the same facts before, or what is made of them now. */
  async function knownAs(
    file: string,
    facts: unknown,
    make: () => Promise<Omit<Kept, 'facts'>>,
  ): Promise<Kept> {
    const told = JSON.stringify(facts)
    const known = kept.get(file)
    if (known?.facts === told) return known

    const made = { ...(await make()), facts: told }
    kept.keep(file, made)
    return made
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { content, brotli }: Kept, type: string) {
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  return reply
    .headers({ ...forEver, vary: 'accept-encoding', ...(takesBrotli && { 'content-encoding': 'br' }) })
    .type(type)
    .send(Buffer.from(takesBrotli ? brotli : content))
}

const moved = (reply: FastifyReply, to: string) =>
  reply.header('cache-control', 'public, max-age=300').redirect(to)

const notFound = (reply: FastifyReply) => reply.status(404).type('text/plain').send('Not found')

const busy = (reply: FastifyReply) =>
  reply
    .status(503)
    .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
    .type('text/plain')
    .send('Busy')
