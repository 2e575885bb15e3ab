import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { PageCache } from '../platform/page-cache/page-cache.ts'
import { type Db, quick } from '../platform/postgres/db.ts'

/** For those who look after the shop: whether it can do its work, and what this process keeps of its pages. */
export function registerHealth(
  app: FastifyInstance,
  { db, pages }: { db: Db; pages: PageCache | null },
): void {
  app.get('/health', async (_request, reply) => {
    const isUp = await sql`select`.execute(quick(db)).then(
      () => true,
      () => false,
    )
    return reply
      .status(isUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isUp ? 'up' : 'no database' })
  })

  // Figures for whoever is on this machine: they are no secret, and nobody else's business.
  app.get('/health/pages', async (request, reply) => {
    if (!isHere(request.ip)) return reply.status(404).type('text/plain').send('Not found')
    return reply
      .header('cache-control', 'no-store')
      .send({ memory: process.memoryUsage(), pages: pages?.counters() ?? null })
  })
}

const isHere = (ip: string): boolean => isIP(ip) !== 0 && /^(::1|(::ffff:)?127\.)/.test(ip)
