import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { shopFont } from './src/ui/shop-font.server.ts'

/** Rooms whose code must never reach a browser, besides every file that ends in .server.ts. */
const serverOnly = /\/src\/(server|platform)\/|\.server\.tsx?$/

/** What every page needs comes in one piece: fewer requests, and packed together it is smaller. */
const neededEverywhere = [
  // All that a page runs before it is touched, and shares with what comes then; nothing of it knows React.
  {
    name: 'untouched',
    test: /\/src\/storefront\/(entry\.untouched|cookies|wishlist-key|cabinet-key|store-api|browser\/(ask-again|builds|by-itself|cart-count|connection|draft|fetch-store-api|fill-in|own-needs|shown-wishlist|untold|visit|when-back|wishlist-state|wishlist-storage)|offline\/kept|parts\/(cart-notices|header\/count-words))\.ts$|\/src\/store-api\/client\.ts$/,
    priority: 1,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shop', test: /\/src\/(values|storefront\/browser|storefront\/[^/]+$)/ },
  { name: 'kit', test: /\/src\/ui\/|node_modules\/lucide-react\// },
]

/**
 * The pages of the shop, built twice: for the browser (dist/browser) and for the server that draws them
 * (dist/server). Nothing else of the server is built; Node runs it as it is written.
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: 'src/storefront/public',
  plugins: [react(), tailwindcss(), shopFont(), keepServerOut()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: {
          input: { entry: 'src/storefront/entry.server.tsx', mails: 'src/storefront/mails/render-mail.tsx' },
        },
      }
    : {
        outDir: 'dist/browser',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // One stylesheet, since it stands in every document; fonts stay files of their own.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // A document names all scripts of its page itself; for the next page, hovering fetches them.
        modulePreload: false,
        rolldownOptions: {
          input: {
            browser: 'src/storefront/entry.browser.tsx',
            untouched: 'src/storefront/entry.untouched.ts',
            'configurator-worker': 'src/storefront/offline/configurator-worker.ts',
          },
          output: {
            codeSplitting: { groups: neededEverywhere },
            // A worker looks after the pages below its own address, and is found there by every build.
            entryFileNames: ({ name }) =>
              name === 'configurator-worker' ? '[name].js' : 'assets/[name]-[hash].js',
          },
        },
      },
  // One file holds all the server needs to draw a page: it starts faster, and React is the fast one.
  ssr: isSsrBuild ? { noExternal: true, target: 'node' } : {},
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))

/** Stops the build when the browser would get what belongs to the server. */
function keepServerOut(): Plugin {
  return {
    name: 'keep-server-out',
    enforce: 'pre',
    load(id) {
      if (this.environment.name === 'client' && serverOnly.test(id)) {
        this.error(`${id} belongs to the server and must not reach a browser.`)
      }
    },
  }
}
