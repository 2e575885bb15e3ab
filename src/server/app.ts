import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { openPictureMaker } from '../platform/images/picture-maker.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import type { PageCache } from '../platform/page-cache/page-cache.ts'
import { addressOf, type Db, unhurried } from '../platform/postgres/db.ts'
import { keepChannel } from '../shop/channel/keep-channel.ts'
import { openPreviews } from '../shop/media/previews.ts'
import { openRenditions } from '../shop/media/renditions.ts'
import { refuseUndecodable, registerStoreApi } from '../store-api/register-store-api.ts'
import { registerAssemblySheets } from './assembly-sheets.ts'
import type { Config } from './config.ts'
import { registerDrawings } from './drawings.ts'
import { answerFaults } from './faults.ts'
import { openGateways } from './gateways.ts'
import { hearChanges } from './hear-changes.ts'
import { serverWith } from './http-server.ts'
import { registerMeasuringSheets } from './measuring-sheets.ts'
import { registerMedia } from './media.ts'
import { registerNewsletterLeave } from './newsletter-leave.ts'
import { openCall, type ShopParts } from './open-call.ts'
import { registerOrderFiles } from './order-files.ts'
import { registerOwnData } from './own-data.ts'
import type { KeptPages } from './pages/keep-pages.ts'
import { openKeeping } from './pages/open-keeping.ts'
import { registerOutbox } from './pages/outbox/register-outbox.ts'
import { type PagesKind, registerPages, type SendFailure } from './pages/register-pages.ts'
import { registerSandbox } from './pages/sandbox/register-sandbox.ts'
import { warmUp } from './pages/warm-up.ts'
import { registerPayments } from './payments/register-payments.ts'
import { registerHealth } from './register-health.ts'
import { addSecurityHeaders, securityHeaders } from './security-headers.ts'
import { registerSitemap } from './sitemap.ts'
import { registerSocialPictures } from './social-pictures.ts'
import { watchTraffic } from './traffic.ts'
import { visitFor } from './visit-for.ts'
import { jobNames, startWorkers } from './workers.ts'

export type AppParts = { config: Config; db: Db; log: Logger; pages: PagesKind; now?: () => Date }

export type App = {
  fastify: FastifyInstance
  listen(): Promise<string>
  /** What this process keeps of its pages; null when it keeps none. */
  pages: PageCache | null
  /** Comes back as soon as it hears of every change: from then on pages are kept. */
  hearing: Promise<void>
  /** Draws the pages most visitors begin with, before they come. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** Puts the shop together: the Store API, the pages, and what every answer carries. */
export async function createApp({ config, db, log, pages, now = () => new Date() }: AppParts): Promise<App> {
  let fail: SendFailure | undefined
  let kept: KeptPages | null = null
  const security = { origin: config.SHOP_URL, dev: pages === 'dev' }
  const fastify = Fastify({
    loggerInstance: log,
    trustProxy: config.TRUSTED_PROXIES ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    // Requests in flight end, connections that wait for more do not hold the shop open.
    forceCloseConnections: 'idle',
    serverFactory: serverWith((request, response) => kept?.sendAtOnce(request, response) ?? false),
    // An address that cannot be decoded never reaches a route. Nothing listens before `fail` is there.
    frameworkErrors: (_error, request, reply) => {
      const [asked, answering] = [request as FastifyRequest, reply as unknown as FastifyReply]
      answering.headers(securityHeaders(security))
      if (!refuseUndecodable(asked, answering)) void fail?.(asked, answering, 400)
    },
  }) as unknown as FastifyInstance // a logger of our own changes the type, not what is done with it

  const jobs = await openJobs(unhurried(db), {
    names: jobNames,
    report: (error) => log.error({ err: error }, 'looking after the jobs failed'),
    supervise: true,
    toldBy: addressOf(db),
  })
  const gateways = openGateways(config, db)
  const channel = keepChannel(db, {
    gateways,
    report: (fault) => log.error({ err: fault }, 'the channel could not be read anew'),
  })
  const shop: ShopParts = {
    db,
    channel,
    accessKey: config.STORE_API_ACCESS_KEY,
    origin: config.SHOP_URL,
    now,
    later: jobs.later,
    gateways,
  }
  const previewOf = openPreviews(db)
  const keeping = pages === 'built' ? openKeeping(shop, { config, log, previewOf }) : null
  const hearing = hearChanges(db, { channel, pages: keeping?.cache ?? null })
  answerFaults(fastify)
  const traffic = watchTraffic(fastify)
  addSecurityHeaders(fastify, security)
  const maker = openPictureMaker()
  const report = (problem: Error) => log.warn({ err: problem }, 'a picture could not be made')
  const renditions = openRenditions(db, { maker, report })
  registerMedia(fastify, { db, renditions })
  registerSocialPictures(fastify, { db, maker, report })
  registerDrawings(fastify, db)
  registerMeasuringSheets(fastify, { db, channel, origin: config.SHOP_URL, now })
  registerAssemblySheets(fastify, { db, channel, origin: config.SHOP_URL, now })
  registerOrderFiles(fastify, { db, now })
  registerNewsletterLeave(fastify, { db, now })
  registerOwnData(fastify, shop)
  registerSitemap(fastify, { db, origin: config.SHOP_URL })
  await registerStoreApi(fastify, (asking) => openCall(shop, asking))
  if (config.SHOW_OUTBOX) registerOutbox(fastify, db)
  const registered = await registerPages(fastify, {
    pages,
    origin: config.SHOP_URL,
    visitFor: visitFor(shop),
    previewOf,
    keeping,
  })
  fail = registered.fail
  kept = registered.kept
  registerHealth(fastify, { db, pages: keeping?.cache ?? null })
  await registerPayments(fastify, { ...shop, fail })
  if (config.SANDBOX_PAYMENTS) await registerSandbox(fastify, shop)
  const workers = await startWorkers(jobs, {
    config,
    db: unhurried(db),
    channel,
    render: registered.renderMail,
    gateways,
    now,
    renditions,
    turn: traffic.calm,
  })

  return {
    fastify,
    listen: () => fastify.listen({ port: config.PORT, host: config.HOST }),
    pages: keeping?.cache ?? null,
    hearing: hearing.begun,
    async warmUp() {
      await hearing.begun
      if (kept) {
        await warmUp(kept, {
          channel,
          calm: traffic.calm,
          isOpen: () => kept !== null,
          report: (fault) => log.error({ err: fault }, 'a page could not be drawn ahead'),
        })
      }
    },
    async close() {
      // Whoever keeps asking on an open connection hears that it ends.
      kept = null
      await hearing.close()
      await fastify.close()
      await workers.close()
      maker.close()
    },
  }
}
