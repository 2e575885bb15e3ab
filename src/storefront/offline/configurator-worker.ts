/**
 * Keeps the configurator at work where there is no network: beside a cabinet, in a cellar. It looks after the pages of
 * the configurator in one language, the scripts they are made of and the figures they reckon with, and nothing else.
 * All it keeps it asked for as a stranger, so nothing of a visitor is in it. Each build has a worker and a store of its own.
 */

type Waiting = { waitUntil(work: Promise<unknown>): void }
type Fetching = Waiting & { request: Request; respondWith(answer: Promise<Response>): void }
type Told = Waiting & { data: unknown }

type WorkerScope = {
  location: Location
  registration: { scope: string; unregister(): Promise<boolean> }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void
  addEventListener(type: 'message', listen: (event: Told) => void): void
}

/** What a page of the configurator asks to be kept (`keep-offline.ts`). */
export type Keep = { pages: readonly string[]; data: string; headers: Readonly<Record<string, string>> }

// This file is only ever run as a service worker, for which the types of a page do not fit.
const worker = self as unknown as WorkerScope

const { origin } = worker.location
const home = new URL(worker.registration.scope).pathname
const build = new URL(worker.location.href).searchParams.get('build') ?? ''
const stores = `configurator ${home} `
const dataPath = '/store-api/configurator'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(dropStores((name) => name !== stores + build).then(() => worker.clients.claim())),
)
worker.addEventListener('message', (event) => {
  if (isKeep(event.data)) event.waitUntil(keep(event.data))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return

  if (request.mode === 'navigate' && isOurs(url)) event.respondWith(page(event, url))
  else if (url.pathname === dataPath) event.respondWith(newest(request, dataPath))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request))
})

const isOurs = ({ pathname }: URL) => pathname === home || pathname.startsWith(`${home}/`)

const openStore = () => caches.open(stores + build)

async function dropStores(which: (name: string) => boolean) {
  const names = (await caches.keys()).filter((name) => name.startsWith(stores) && which(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** As the shop has it now; without a network as it was kept. */
async function page(event: Fetching, url: URL): Promise<Response> {
  try {
    const answer = await fetch(event.request)
    // The configurator has gone from here: so does its worker.
    if (answer.status === 410 || (answer.status === 404 && url.pathname === home)) event.waitUntil(leave())
    return answer
  } catch (error) {
    const found = await (await openStore()).match(url.pathname)
    if (found) return found
    throw error
  }
}

async function leave() {
  await worker.registration.unregister()
  await dropStores(() => true)
}

async function newest(request: Request, name: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await (await openStore()).match(name)
    if (found) return found
    throw error
  }
}

/** Scripts never change under their name. */
async function kept(request: Request): Promise<Response> {
  const found = await (await openStore()).match(request.url)
  return found ?? fetch(request)
}

/** Each page with all it is made of before itself, so that what is kept works. */
async function keep({ pages, data, headers }: Keep): Promise<void> {
  const store = await openStore()
  await put(store, dataPath, await fetch(data, { credentials: 'omit', headers }))
  for (const path of pages) {
    const answer = await fetch(path, { credentials: 'omit' })
    if (!answer.ok) continue
    const html = await answer.text()
    const parts = [...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g))]
    await Promise.all(parts.map((part) => keepPart(store, part)))
    if (!answer.redirected) await store.put(path, marked(html, answer))
  }
}

/** Says of itself that it was kept: what its address asks for it does not show yet (`entry.browser.tsx`). */
function marked(html: string, { headers }: Response): Response {
  const own = new Headers(headers)
  // Those were about the bytes that came.
  for (const name of ['content-encoding', 'content-length']) own.delete(name)
  return new Response(html.replace('<html ', '<html data-kept '), { headers: own })
}

async function keepPart(store: Cache, path: string): Promise<void> {
  if (!(await store.match(path))) await put(store, path, await fetch(path, { credentials: 'omit' }))
}

/** What is led elsewhere or refused is not what was asked for. */
async function put(store: Cache, path: string, answer: Response): Promise<void> {
  if (answer.ok && !answer.redirected) await store.put(path, answer)
}

/** Only pages of ours write to it; still, it keeps nothing but its own. */
const isKeep = (told: unknown): told is Keep =>
  typeof told === 'object' &&
  told !== null &&
  'pages' in told &&
  Array.isArray(told.pages) &&
  told.pages.every(
    (path) => typeof path === 'string' && path.startsWith('/') && isOurs(new URL(path, origin)),
  ) &&
  'data' in told &&
  told.data === dataPath &&
  'headers' in told
