import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { gaveUp } from '../platform/postgres/gave-up.ts'
import { isToken } from '../values/token.ts'
import { answer, failureOnWire } from './answer.ts'
import type { Operation } from './client.ts'
import { allowForeignOrigins } from './cross-origin.ts'
import { describe } from './describe.ts'
import { type Call, type Endpoint, reading, type Sight } from './endpoint.ts'
import { type LoginRule, loginRules } from './login-rules.ts'
import { packAnswers } from './pack-answers.ts'
import { wireError } from './refusals.ts'
import { paths } from './store-api.ts'
import { withWholeAddresses } from './whole-addresses.ts'
import { wishOf } from './wish.ts'

/** What a request says about itself; the composition turns it into a `Call`, or refuses it. */
export type Asking = {
  accessKey: string | null
  token: string | null
  languageId: string | null
  currencyId: string | null
  withSeoUrls: boolean
  sees?: Sight | undefined
  ip: string
  /** How the browser names itself. */
  device: string
  renewToken(token: string): void
}

export type OpenCall = (asking: Asking) => Promise<Call>

/** Binds every operation to its path below /store-api. */
export async function registerStoreApi(app: FastifyInstance, openCall: OpenCall): Promise<void> {
  await app.register(
    async (api) => {
      allowForeignOrigins(api)
      keepNothingBetween(api)
      packAnswers(api)
      api.removeAllContentTypeParsers()
      api.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_048_576 }, (_request, body, done) =>
        done(null, body),
      )
      api.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))
      // A route of its own: what is only not found would be taken for a page of the storefront.
      for (const url of ['/', '/*']) api.route({ method: anyMethod, url, handler: notFound })
      api.setNotFoundHandler(notFound)

      for (const route of [...routes, ...aboutRoutes]) {
        api.route({
          method: route.methods,
          url: route.path.replace(/\{(\w+)\}/g, ':$1'),
          handler: (request, reply) => serve(route, openCall, request, reply),
        })
      }
    },
    { prefix: '/store-api' },
  )
}

/**
 * Who asks is told by a header of ours, which no cache knows, and every answer carries a token: kept and given to
 * somebody else, it would hand over a cart or an account.
 */
function keepNothingBetween(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })
}

/** An address below /store-api that cannot be decoded reaches no route; answers false for any other. */
export function refuseUndecodable(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!request.url.startsWith('/store-api/')) return false

  const error = wireError(400, 'FRAMEWORK__INVALID_REQUEST', 'The address cannot be decoded.')
  void reply
    .status(400)
    .header('access-control-allow-origin', '*')
    .send({ errors: [error] })
  return true
}

const anyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** What is asked in another way than it is offered says in which ways it is. */
function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const asked = `No route found for "${request.method} ${pathOf(request)}"`
  const allowed = methodsAt(pathOf(request))
  if (allowed.length === 0)
    return reply.status(404).send({ errors: [wireError(404, 'FRAMEWORK__NOT_FOUND', `${asked}.`)] })

  const allow = allowed.join(', ')
  const error = wireError(
    405,
    'FRAMEWORK__METHOD_NOT_ALLOWED',
    `${asked}: Method Not Allowed (Allow: ${allow})`,
  )
  return reply
    .status(405)
    .header('allow', allow)
    .send({ errors: [error] })
}

type Route = {
  methods: string[]
  path: string
  endpoint: Endpoint<unknown, unknown>
  loginRule?: LoginRule | undefined
}

/** Every operation as a route. What only reads is served as GET too. */
const routes: readonly Route[] = Object.entries(paths).map(([operation, endpoint]) => {
  const [method = '', path = ''] = operation.split(' ')
  const twin = method === 'POST' && 'reads' in endpoint && endpoint.reads
  return {
    methods: twin ? ['POST', 'GET'] : [method],
    path,
    // Every endpoint checks its own input with its schema; here nothing is known of it yet.
    endpoint: endpoint as unknown as Endpoint<unknown, unknown>,
    loginRule: loginRules[operation as Operation],
  }
})

/** In which ways a path can be asked. */
function methodsAt(path: string): string[] {
  const asked = path.replace(/^\/store-api/, '')
  const known = [...routes, ...aboutRoutes].filter((route) => patternOf(route).test(asked))
  return [...new Set(known.flatMap(({ methods }) => methods))]
}

const patternOf = ({ path }: Route): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)

/** GET /_info/routes: what there is to ask. GET /_info/openapi3.json: the same for programs that write clients. */
const aboutRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    path: '/_info/routes',
    endpoint: reading(z.object({}), async () => ({
      endpoints: routes.map(({ methods, path }) => ({ path: `/store-api${path}`, methods })),
    })) as unknown as Endpoint<unknown, unknown>,
  },
  {
    methods: ['GET'],
    path: '/_info/openapi3.json',
    endpoint: reading(z.object({}), async (_, { caller }) =>
      describe(routes, caller.origin),
    ) as unknown as Endpoint<unknown, unknown>,
  },
]

async function serve(
  { endpoint, loginRule }: Route,
  openCall: OpenCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | string> {
  const call = await openCall({
    accessKey: header(request, 'sw-access-key'),
    token: tokenOf(request),
    languageId: header(request, 'sw-language-id'),
    currencyId: header(request, 'sw-currency-id'),
    withSeoUrls: header(request, 'sw-include-seo-urls') !== null,
    sees: endpoint.sees,
    ip: request.ip,
    device: header(request, 'user-agent') ?? '',
    renewToken: (token) => reply.header('sw-context-token', token),
  })
  reply.header('sw-context-token', call.visit.contextToken)

  const body = await answer(endpoint, wishOf(request), call, loginRule)
  if (body instanceof Response) return sendFile(reply, body)
  if (body === undefined) return reply.status(204).send()
  // Sent by whom it is returned to: a reply that is returned is waited for, which costs more than sending it.
  reply.type('application/json; charset=utf-8')
  return withWholeAddresses(body, `${request.protocol}://${request.host}`)
}

async function sendFile(reply: FastifyReply, file: Response): Promise<FastifyReply> {
  for (const [name, value] of file.headers) reply.header(name, value)
  return reply.status(file.status).send(Buffer.from(await file.arrayBuffer()))
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOnWire(error)
  if (failure) {
    const seconds = failure.errors[0]?.meta?.parameters?.seconds
    if (failure.status === 429 && typeof seconds === 'number') reply.header('retry-after', String(seconds))
    return reply.status(failure.status).send({ errors: failure.errors, ...failure.beside })
  }

  const status = statusOf(error)
  if (status < 500) {
    return reply
      .status(status)
      .send({ errors: [wireError(status, 'FRAMEWORK__INVALID_REQUEST', messageOf(error))] })
  }
  request.log.error({ err: error }, 'a Store API call failed')
  if (gaveUp(error)) {
    return reply
      .status(503)
      .header('retry-after', '5')
      .send({ errors: [wireError(503, 'FRAMEWORK__SERVICE_UNAVAILABLE', 'This took too long.')] })
  }
  return reply
    .status(500)
    .send({ errors: [wireError(500, 'FRAMEWORK__UNEXPECTED', 'Something went wrong.')] })
}

const tokenOf = (request: FastifyRequest): string | null => {
  const token = header(request, 'sw-context-token')
  return isToken(token) ? token : null
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url

/** Fastify's own refusals (body too large, malformed URL) carry their status. */
const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The request cannot be read.'
