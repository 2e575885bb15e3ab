import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PicturesBusy } from '../platform/images/picture-maker.ts'
import { keepFiles } from '../platform/kept-files.ts'
import type { Db } from '../platform/postgres/db.ts'
import { readMediaFile } from '../shop/media/read-media-file.ts'
import { renditionWish } from '../shop/media/rendition.ts'
import type { Renditions } from '../shop/media/renditions.ts'
import type { PictureFormat } from '../values/rendition.ts'

type Kept = { mimeType: string; content: Buffer; brotli: Buffer | null }

/** The same address always means the same bytes, so browsers may keep them for ever. */
export const forEver = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
} as const

/** Files by their content's hash, and pictures in the widths screens ask for. */
export function registerMedia(
  app: FastifyInstance,
  { db, renditions }: { db: Db; renditions: Renditions },
): void {
  const kept = keepFiles<Kept>({
    mostBytes: 24_000_000,
    largestBytes: 131_072,
    sizeOf: ({ content, brotli }) => content.length + (brotli?.length ?? 0),
  })

  app.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const { hash } = request.params
    const found = kept.get(hash) ?? (/^[0-9a-f]{32}$/.test(hash) ? await readFile(hash) : null)
    if (!found) return notFound(reply)

    const { mimeType, content, brotli } = found
    const takesBrotli = brotli !== null && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    return reply
      .headers({
        ...forEver,
        // A drawing opened on its own must not be able to run anything.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ...(brotli && { vary: 'accept-encoding' }),
        ...(takesBrotli && { 'content-encoding': 'br' }),
      })
      .type(mimeType)
      .send(takesBrotli ? brotli : content)
  })

  app.get<{ Params: { hash: string; width: string; file: string } }>(
    '/media/:hash/:width/:file',
    async (request, reply) => {
      const { hash, width, file } = request.params
      const wish = renditionWish(hash, width, file)
      if (!wish) return notFound(reply)

      const key = `${hash}/${width}/${wish.format}`
      const known = kept.get(key)
      const content = known ? known.content : await renditions.find(wish).catch(busyAsUndefined)
      // What can be had at once is better than none: every master is a picture that browsers read.
      if (content === undefined) {
        return reply
          .header('cache-control', 'no-store')
          .redirect(`/media/${hash}/${encodeURIComponent(file)}`)
      }
      if (!content) return notFound(reply)

      const mimeType = mimeTypes[wish.format]
      if (!known) kept.keep(key, { mimeType, content, brotli: null })
      return reply.headers(forEver).type(mimeType).send(content)
    },
  )

  /** What is text is compressed once and kept so. */
  async function readFile(hash: string): Promise<Kept | null> {
    const file = await readMediaFile(db, hash)
    if (!file) return null

    const found = { ...file, brotli: isText(file.mimeType) ? brotliCompressSync(file.content) : null }
    kept.keep(hash, found)
    return found
  }
}

const mimeTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } satisfies Record<
  PictureFormat,
  string
>

const notFound = (reply: FastifyReply) => reply.status(404).type('text/plain').send('Not found')

function busyAsUndefined(error: unknown): undefined {
  if (!(error instanceof PicturesBusy)) throw error
}

const isText = (mimeType: string): boolean => mimeType === 'image/svg+xml' || mimeType.startsWith('text/')
