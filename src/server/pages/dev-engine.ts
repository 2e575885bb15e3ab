import type { FastifyInstance } from 'fastify'
import type { Assets } from '../../storefront/document.ts'
import { root } from './build.ts'
import type { PageEngine } from './engine.ts'

const entry = '/src/storefront/entry.browser.tsx'
const untouched = '/src/storefront/entry.untouched.ts'
const styles = '/src/storefront/storefront.css'

/** What a page file exports beside its component; React's hot reload may look past it. */
const pageExports = ['loader', 'action', 'meta', 'handle', 'words', 'shouldRevalidate']

/** Draws the pages from their sources, and reloads in the browser what changes in them. */
export async function openDevPages(app: FastifyInstance): Promise<PageEngine> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    // Bundling the configuration would write a file that the watch over the server takes for a change.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })

  // Vite answers for sources and styles itself; what it lets through is ours.
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done())
  })

  return {
    entry: async () => {
      const entry = await vite.ssrLoadModule('/src/storefront/entry.server.tsx')
      return entry as Awaited<ReturnType<PageEngine['entry']>> // the module we name, loaded by Vite
    },
    assets: async (path) =>
      devAssets(headOf(await vite.transformIndexHtml(path, '<html><head></head></html>'))),
    renderMail: async (mail) =>
      (await vite.ssrLoadModule('/src/storefront/mails/render-mail.tsx')).renderMail(mail),
    stamp: { id: 'development', timestamp: Date.now() },
    close: () => vite.close(),
  }
}

// The stylesheet comes as a link first, so that nothing flashes; the hot one takes over from it. The page comes alive
// at once, for what is not alive cannot be reloaded while it runs.
const devAssets = (viteHead: string): Assets => ({
  cssOf: () => '',
  style: '',
  entry,
  untouched,
  fonts: [],
  scriptsOf: () => [],
  head: `<link rel="stylesheet" href="${styles}?direct">
<script>window.__getReactRefreshIgnoredExports = () => ${JSON.stringify(pageExports)}</script>
${viteHead}
<script type="module" src="${entry}"></script>`,
})

const headOf = (html: string) => /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? ''
