import type { FastifyInstance } from 'fastify'
import { legacyRedirects } from '../../storefront/legacy.ts'
import { locales } from '../../values/locale.ts'
import type { BuildStamp } from './build.ts'
import type { PageEngine } from './engine.ts'

/** Tells an open page whether it still is the newest, and others how this build routes. */
export function registerBuilds(
  app: FastifyInstance,
  { stamp, entry }: Pick<PageEngine, 'stamp' | 'entry'>,
): void {
  app.get('/builds/latest.json', (_request, reply) => reply.header('Cache-Control', 'no-store').send(stamp))

  app.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
    if (request.params.file !== `${stamp.id}.json`) {
      return reply.status(404).send({ error: 'This build is not the one that is served.' })
    }
    const { cachedPaths } = await entry()
    return reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(manifestOf(stamp, await cachedPaths()))
  })
}

/**
 * The form is Nuxt's, whose clients ask for it. What they call prerendered is here what is kept for everybody: data of
 * such a page costs nothing to fetch ahead.
 */
const manifestOf = (stamp: BuildStamp, prerendered: readonly string[]) => ({
  ...stamp,
  matcher: {
    static: redirectRules((from) => from),
    wildcard: redirectRules((from) => `${from}/**`),
    dynamic: {},
  },
  prerendered,
})

const redirectRules = (pattern: (from: string) => string) =>
  Object.fromEntries(
    locales.flatMap(({ code, prefix }) =>
      legacyRedirects.map(({ from, to }) => [
        pattern(`${prefix && `/${prefix}`}/${from}`),
        { redirect: { to: to(code), statusCode: 308 } },
      ]),
    ),
  )
