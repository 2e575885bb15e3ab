import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/postgres/db.ts'
import { type MediaFile, readMediaFile } from '../shop/media/read-media-file.ts'

/** Small and often asked for: pictures of the catalogue are drawings of a few kilobytes. */
const mostKept = 2_000
const largestKept = 65_536

/**
 * Files by their content's hash. The same address always means the same bytes, so browsers may keep
 * them for ever; what is text is compressed once and kept in memory.
 */
export function registerMedia(app: FastifyInstance, db: Db): void {
  const kept = new Map<string, Kept>()

  app.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const { hash } = request.params
    const found = kept.get(hash) ?? (/^[0-9a-f]{32}$/.test(hash) ? await read(hash) : null)
    if (!found) return reply.status(404).type('text/plain').send('Not found')

    const { mimeType, content, brotli } = found
    const takesBrotli = brotli !== null && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        // A drawing opened on its own must not be able to run anything.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ...(brotli && { vary: 'accept-encoding' }),
        ...(takesBrotli && { 'content-encoding': 'br' }),
      })
      .type(mimeType)
      .send(takesBrotli ? brotli : content)
  })

  async function read(hash: string): Promise<Kept | null> {
    const file = await readMediaFile(db, hash)
    if (!file) return null

    const found = { ...file, brotli: isText(file.mimeType) ? brotliCompressSync(file.content) : null }
    if (file.content.length <= largestKept) {
      // The oldest goes first: a Map remembers in which order it was filled.
      for (const oldest of kept.keys()) {
        if (kept.size < mostKept) break
        kept.delete(oldest)
      }
      kept.set(hash, found)
    }
    return found
  }
}

type Kept = MediaFile & { brotli: Buffer | null }

const isText = (mimeType: string): boolean => mimeType === 'image/svg+xml' || mimeType.startsWith('text/')
