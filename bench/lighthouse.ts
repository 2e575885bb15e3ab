import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { z } from 'zod'
import { findChromium } from '../setup/chromium.mjs'
import { npm } from '../setup/npm.mjs'
import { freePort, startShop } from './shop-process.ts'
import { shopper } from './shopper.ts'

/**
 * Google's Lighthouse as a phone on a slow line, asked for when it is needed: with what it brings along it weighs 176 MB,
 * which nobody who starts the shop should have to fetch. Apache-2.0.
 */
const lighthouse = 'lighthouse@13.5.0'

const project = resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    /** A shop that runs already; otherwise one is started. */
    origin: { type: 'string' },
  },
})

/** What is measured, and with what in the cart. */
const pages: readonly { name: string; path: string; full?: true }[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/trennsysteme' },
  { name: 'product', path: '/x-line-60-trennsystem' },
  { name: 'configurator', path: '/abfallsysteme/configurator' },
  { name: 'cart', path: '/cart', full: true },
  { name: 'checkout', path: '/checkout', full: true },
]

const audit = z.object({ score: z.number().nullable(), numericValue: z.number().optional() })
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), audit),
})
type Report = z.infer<typeof report>

async function measureAll(origin: string, folder: string): Promise<void> {
  console.log('| page | performance | accessibility | best practices | SEO | LCP | FCP | TBT | CLS |')
  console.log('|---|---|---|---|---|---|---|---|---|')
  const wished = values.pages?.split(',')
  const complaints: string[] = []

  for (const page of pages.filter(({ name }) => !wished || wished.includes(name))) {
    const reports: Report[] = []
    for (let turn = 0; turn < Number(values.runs); turn += 1) {
      const look = () =>
        measure(`${origin}${page.path}`, join(folder, `${page.name}-${turn}.json`), origin, page.full)
      // Now and then the browser gives Lighthouse no record of its loading; that says nothing about the page.
      const seen = await look().catch((error) => {
        console.warn(`${error}\nLooking again.`)
        return look()
      })
      reports.push(seen)
    }
    console.log(rowOf(page.name, reports))
    complaints.push(...complaintsOf(reports).map((complaint) => `${page.name}: ${complaint}`))
  }
  if (complaints.length > 0) console.log(`\nLess than all points:\n${complaints.join('\n')}`)
  console.log(`\nThe reports lie in ${folder}.`)
}

/** Each time in a browser of its own, which has nothing of the last time. */
async function measure(url: string, file: string, origin: string, full: true | undefined): Promise<Report> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(project),
    // A graphics chip played by the processor would take what a phone's own chip does from the page's time.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', `--remote-debugging-port=${port}`],
    // Lighthouse looks whether a page can be kept for a step back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    if (full)
      await browser.addCookies([{ name: 'sw-context-token', value: await fillCart(origin), url: origin }])
    const { succeeded, output } = await npm(
      [
        ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url],
        ...['--output=json', `--output-path=${file}`, `--port=${port}`, '--disable-storage-reset', '--quiet'],
      ],
      project,
    )
    if (!succeeded) throw new Error(`Lighthouse could not look at ${url}:\n${output}`)
    return report.parse(JSON.parse(await readFile(file, 'utf8')))
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** A visit with two systems in its cart; answers its token. */
async function fillCart(origin: string): Promise<string> {
  const { api } = shopper(origin)
  const found = z
    .object({ elements: z.array(z.object({ id: z.string() })) })
    .parse(JSON.parse((await api('POST', '/search', { search: 'x-line', limit: 2 })).body))
  const items = found.elements.map(({ id }) => ({ referencedId: id, quantity: 1, type: 'product' }))
  return String((await api('POST', '/checkout/cart/line-item', { items })).headers['sw-context-token'])
}

function rowOf(name: string, reports: readonly Report[]): string {
  const score = (category: string) =>
    String(Math.round(median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100))))
  const value = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const cells = [
    name,
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    `${(value('largest-contentful-paint') / 1000).toFixed(2)} s`,
    `${(value('first-contentful-paint') / 1000).toFixed(2)} s`,
    `${value('total-blocking-time').toFixed(0)} ms`,
    value('cumulative-layout-shift').toFixed(3),
  ]
  return `| ${cells.join(' | ')} |`
}

/** What any of the runs found fault with. */
const complaintsOf = (reports: readonly Report[]): readonly string[] => [
  ...new Set(
    reports.flatMap(({ audits }) =>
      Object.entries(audits)
        .filter(([, { score }]) => score !== null && score < 0.9)
        .map(([id, { score }]) => `${id} (${score})`),
    ),
  ),
]

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

// What npm starts looks for Node.js on the path, where another one may come first.
process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-reports-'))
if (values.origin) await measureAll(values.origin, folder)
else {
  const shop = await startShop(join(project, '.data', 'bench-lighthouse'))
  try {
    await measureAll(shop.origin, folder)
  } finally {
    await shop.stop()
  }
}
