import { rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { comparePages } from './cached-pages.ts'
import { measureCalculation } from './cart-calculation.ts'
import { cartJobs } from './carts.ts'
import { measureFitInBrowser } from './fit-in-browser.ts'
import { type Job, journeys } from './journeys.ts'
import { type Measured, measure } from './measure.ts'
import { searchJobs } from './searches.ts'
import { type ShopProcess, seed, startShop } from './shop-process.ts'
import { shopper } from './shopper.ts'
import { everyKind, type Size, sizeOf } from './sizes.ts'

const project = resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000,100000' },
    seconds: { type: 'string', default: '4' },
    /** Only what every page weighs, of a shop that runs already. */
    sizes: { type: 'string' },
    /** Only what a search takes, of a shop that runs already. */
    searches: { type: 'string' },
    /** Only what fits, in a browser. */
    fit: { type: 'boolean' },
  },
  strict: false,
})
const seconds = Number(values.seconds)
const report: string[] = []

async function benchSize(products: number): Promise<void> {
  const dataFolder = join(project, '.data', `bench-${products}`)
  say(`\n## ${products.toLocaleString('en-US')} products\n`)

  const cold = await startCold(dataFolder)
  const begun = performance.now()
  await seed(dataFolder, products)
  const seeding = performance.now() - begun

  await benchDrawnPages(dataFolder)
  const shop = await startShop(dataFolder)
  try {
    say(
      `Start: cold ${inSeconds(cold)}, warm ${inSeconds(shop.startMs)}. Seeding took ${inSeconds(seeding)}. Memory at the start ${await shop.residentMb()} MB.\n`,
    )
    await benchKeptPages(shop)
    say('')
    await benchRequests(shop)
    await benchSearches(shop)
    const { lines, p50, p95 } = await measureCalculation(dataFolder)
    say(
      `\nThe rules alone, for a cart of ${lines} lines: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms.`,
    )
    if (report.every((line) => !line.startsWith('| page'))) await benchSizes(shop)
    // Last: the papers and mails of a thousand orders are still being made long after.
    await benchOrders(shop)
    say(`\nMemory afterwards ${await shop.residentMb()} MB.`)
  } finally {
    await shop.stop()
  }
}

/** With nothing there: no data, no built pages. */
async function startCold(dataFolder: string): Promise<number> {
  rmSync(dataFolder, { recursive: true, force: true })
  rmSync(join(project, 'dist'), { recursive: true, force: true })
  const shop = await startShop(dataFolder)
  await shop.stop()
  return shop.startMs
}

/** By a shop that keeps no pages. */
async function benchDrawnPages(dataFolder: string): Promise<void> {
  const shop = await startShop(dataFolder, { PAGE_CACHE_MB: '0' })
  try {
    say(columns('pages that are not kept'))
    const jobs = await journeys(shopper(shop.origin))
    for (const job of jobs.filter(({ name }) => name.includes('page'))) await benchJob(job)
    say(`\nMemory afterwards ${await shop.residentMb()} MB.\n`)
  } finally {
    await shop.stop()
  }
}

async function benchRequests({ origin }: ShopProcess): Promise<void> {
  say(columns(''))
  for (const job of await journeys(shopper(origin))) if (!isPlacing(job)) await benchJob(job)
  for (const size of [1, 20, 200])
    for (const job of await cartJobs(shopper(origin), size)) await benchJob(job)
}

async function benchOrders({ origin }: ShopProcess): Promise<void> {
  say(`\n${columns('')}`)
  const jobs = (await journeys(shopper(origin))).filter(isPlacing)
  for (const job of jobs) await benchJob(job)

  say('\n| 64 shoppers at a time | p50 | p95 | per second |')
  say('|---|---|---|---|')
  for (const { name, run } of jobs.filter(({ name }) => name === 'order placed')) {
    const crowd = await measure(run, 64, seconds)
    say(`| ${name} | ${cells(crowd)} |${failed(crowd)}`)
  }
}

async function benchSearches({ origin }: Pick<ShopProcess, 'origin'>): Promise<void> {
  say(`\n${columns('search')}`)
  for (const job of searchJobs(shopper(origin))) await benchJob(job)
}

async function benchKeptPages(shop: ShopProcess): Promise<void> {
  say('\n| kept page | at a time | bytes | shop | bare Node | | processor: shop | bare Node | |')
  say('|---|---|---|---|---|---|---|---|---|')
  for (const { page, atATime, bytes, shop: own, bare } of await comparePages(shop)) {
    const [wall, processor] = [own.wallUs / bare.wallUs, own.processorUs / bare.processorUs]
    say(
      `| ${page} | ${atATime} | ${bytes} | ${own.wallUs.toFixed(0)} µs | ${bare.wallUs.toFixed(0)} µs | ${wall.toFixed(2)}x | ${own.processorUs.toFixed(0)} µs | ${bare.processorUs.toFixed(0)} µs | ${processor.toFixed(2)}x |`,
    )
  }
}

const columns = (what: string) =>
  `| ${what} | p50 at 1 | p95 at 1 | req/s at 1 | p50 at 16 | p95 at 16 | req/s at 16 |\n|---|---|---|---|---|---|---|`

const isPlacing = ({ name }: Job) => name.includes('order')

async function benchJob({ name, run }: Job): Promise<void> {
  // What is asked the first time is read from the disk: a second of it does not count.
  await measure(run, 1, 1)
  const one = await measure(run, 1, seconds)
  const sixteen = await measure(run, 16, seconds)
  say(`| ${name} | ${cells(one)} | ${cells(sixteen)} |${failed(one, sixteen)}`)
}

async function benchSizes({ origin }: Pick<ShopProcess, 'origin'>, pages = sampled): Promise<void> {
  const asking = shopper(origin)
  say('\n| page | scripts untouched KB | scripts once touched KB | inlined styles KB | HTML KB |')
  say('|---|---|---|---|---|')
  for (const [name, path] of pages) say(sizeRow(await sizeOf(name, path, asking, origin)))
}

async function benchFit(): Promise<void> {
  for (const slowedDown of [1, 4]) {
    const { variants, rows } = await measureFitInBrowser(slowedDown)
    const where = slowedDown === 1 ? 'a browser' : `a browser slowed down ${slowedDown} times`
    say(`\n| what fits of ${variants} variants, in ${where} | first | p50 | p95 |`)
    say('|---|---|---|---|')
    for (const { systemType, first, p50, p95 } of rows)
      say(`| ${systemType} | ${[first, p50, p95].map((ms) => `${ms.toFixed(2)} ms`).join(' | ')} |`)
  }
}

const sampled: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['listing', '/trennsysteme/x-line'],
  ['product', '/x-line-60-trennsystem'],
  ['search', '/search?search=pot'],
  ['spare parts', '/ersatzteile'],
  ['cart', '/cart'],
]

const sizeRow = ({ page, untouchedKb, touchedKb, stylesKb, htmlKb }: Size) =>
  `| ${page} | ${untouchedKb.toFixed(1)} | ${touchedKb.toFixed(1)} | ${stylesKb.toFixed(1)} | ${htmlKb.toFixed(1)} |`

const cells = ({ p50, p95, perSecond }: Measured) =>
  `${p50.toFixed(1)} ms | ${p95.toFixed(1)} ms | ${perSecond.toFixed(0)}`

const failed = (...measured: Measured[]) => {
  const failures = measured.reduce((total, { failures }) => total + failures, 0)
  return failures === 0 ? '' : ` ${failures} failed`
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

function say(line: string): void {
  console.log(line)
  report.push(line)
}

if (typeof values.sizes === 'string') {
  const pages = await everyKind(values.sizes)
  await benchSizes(
    { origin: values.sizes },
    pages.map((path) => [path, path] as const),
  )
} else if (typeof values.searches === 'string') {
  await benchSearches({ origin: values.searches })
} else if (values.fit) {
  await benchFit()
} else {
  for (const products of String(values.products).split(',').map(Number)) await benchSize(products)
  await benchFit()

  const heading = `# Measured\n\nNode ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${new Date().toISOString().slice(0, 10)}; client and database on the same machine.\n`
  writeFileSync(join(import.meta.dirname, 'results.md'), `${[heading, ...report].join('\n')}\n`)
}
