import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Manifest } from 'vite'
import { aside } from '../../platform/aside/aside.ts'
import { Failure } from '../../platform/failure.ts'
import { documentHeaders } from '../security-headers.ts'
import { browserDir, mailsEntry, readStamp, serverEntry } from './build.ts'
import type { PageEngine } from './engine.ts'
import { pageStyles } from './page-styles.ts'

/** Serves what `buildPages` made: scripts and fonts to be kept for ever, since their names change with them. */
export async function openBuiltPages(app: FastifyInstance): Promise<PageEngine> {
  const stamp = await readStamp()
  if (!stamp) throw new Failure('The pages are not built yet; `npm start` builds them.')

  await app.register(fastifyStatic, {
    root: join(browserDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply, path) => {
      if (path.endsWith('.woff2')) for (const name of documentHeaders) reply.removeHeader(name)
    },
  })
  for (const icon of ['favicon.svg', 'apple-touch-icon.png']) {
    app.get(`/${icon}`, (_request, reply) =>
      reply.header('Cache-Control', 'public, max-age=86400').sendFile(icon, browserDir, { maxAge: '1d' }),
    )
  }

  app.get('/configurator-worker.js', (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .sendFile('configurator-worker.js', browserDir, { cacheControl: false }),
  )

  const assets = await readAssets()
  const entry = await import(pathToFileURL(serverEntry).href)
  return {
    entry: async () => entry,
    assets: async () => assets,
    renderMail: aside<Pick<PageEngine, 'renderMail'>, 'renderMail'>(pathToFileURL(mailsEntry), 'renderMail'),
    stamp,
    close: async () => undefined,
  }
}

async function readAssets() {
  const manifest = JSON.parse(await readFile(join(browserDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const browser = manifest['src/storefront/entry.browser.tsx']
  const untouched = manifest['src/storefront/entry.untouched.ts']
  const style = Object.values(manifest).find(({ file }) => file.endsWith('.css'))
  if (!browser || !untouched || !style)
    throw new Failure('The build of the pages is incomplete; delete dist/ and start again.')

  const css = await readFile(join(browserDir, style.file), 'utf8')
  return {
    cssOf: pageStyles(css),
    style: `/${style.file}`,
    entry: `/${browser.file}`,
    untouched: `/${untouched.file}`,
    fonts: /\/assets\/inter-shop[^)"']*\.woff2/.exec(css)?.slice(0, 1) ?? [],
    scriptsOf: (sources: readonly string[]) => scriptsOf(manifest, [`${browser.src}`, ...sources]),
  }
}

/** The scripts of these sources and of all that they import, each once, the first asked for first. */
function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return [...files].map((file) => `/${file}`)
}
