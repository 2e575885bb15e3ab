import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderMail } from '../../shop/mail/shop-mail.ts'
import type { PreviewOf } from '../../shop/media/previews.ts'
import type { PageParts } from '../../storefront/page-parts.ts'
import { statusOf } from '../faults.ts'
import { pagePolicy } from '../security-headers.ts'
import { registerBuilds } from './builds.ts'
import { openBuiltPages } from './built-engine.ts'
import { openDevPages } from './dev-engine.ts'
import type { PageEngine } from './engine.ts'
import { sendResponse, toRequest } from './fetch-bridge.ts'
import { type KeepParts, type KeptPages, keepPages } from './keep-pages.ts'

export type PagesKind = 'built' | 'dev'

export type PagesParts = {
  pages: PagesKind
  /** The public address of the shop. */
  origin: string
  /** Who is asking, and the Store API as they see it. */
  visitFor: (
    request: Request,
    ip: string,
  ) => Promise<Pick<PageParts, 'storeApi' | 'visitToken' | 'storeApiHeaders'>>
  previewOf: PreviewOf
  /** Keeps pages that are everybody's. Those drawn from their sources as they are now are not kept. */
  keeping?: KeepParts | null
}

/** Specification 9. */
const longestUrl = 1_000
const largestForm = 1_048_576

export type RegisteredPages = { fail: SendFailure; renderMail: RenderMail; kept: KeptPages | null }

/** Binds the storefront to every address that nobody else answers. */
export async function registerPages(app: FastifyInstance, parts: PagesParts): Promise<RegisteredPages> {
  const engine = parts.pages === 'dev' ? await openDevPages(app) : await openBuiltPages(app)
  app.addHook('onClose', () => engine.close())

  const fail: SendFailure = (request, reply, status) => answer(engine, parts, request, reply, status)
  const kept = parts.keeping && parts.pages === 'built' ? keepPages(parts.keeping, engine) : null
  registerBuilds(app, engine)

  await app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (request.url.length > longestUrl) return fail(request, reply, 414)
      // Whoever asks a proxy names another host here, which this is not; `*` names nothing at all.
      if (!request.url.startsWith('/')) return fail(request, reply, 400)
    })
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: largestForm },
      (_request, body, done) => done(null, body),
    )
    pages.setErrorHandler((error, request, reply) => {
      const status = statusOf(error)
      if (status >= 500) request.log.error({ err: error }, 'a page failed')
      return fail(request, reply, status)
    })
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        if (kept && request.method !== 'POST' && (await kept.send(request.raw, reply.raw)))
          return reply.hijack()
        return answer(engine, parts, request, reply)
      },
    })
  })

  return { fail, renderMail: engine.renderMail, kept }
}

export type SendFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
) => Promise<FastifyReply>

async function answer(
  engine: PageEngine,
  { pages, origin, visitFor, previewOf }: PagesParts,
  request: FastifyRequest,
  reply: FastifyReply,
  failure?: number,
): Promise<FastifyReply> {
  const asked = toRequest(request, origin)
  const { renderPage, renderFailure } = await engine.entry()
  const pageParts: PageParts = {
    ...(await visitFor(asked, request.ip)),
    origin,
    policyFor: pagePolicy({ origin, dev: pages === 'dev' }),
    assets: await engine.assets(request.url),
    previewOf,
    buildId: engine.stamp.id,
    reportFault: (fault) => request.log.error({ err: fault }, 'a page failed'),
  }

  const response = failure
    ? await renderFailure(asked, failure, pageParts)
    : await renderPage(asked, pageParts)
  return sendResponse(request, reply, response)
}
