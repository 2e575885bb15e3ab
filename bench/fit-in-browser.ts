import { resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { findChromium } from '../setup/chromium.mjs'
import { type Measures, type SystemType, systemTypes } from '../src/shop/configurator/measures.ts'
import { seededFigures, seededSystems } from '../tests/seeded-fit.ts'

export type FitInBrowser = { systemType: SystemType; first: number; p50: number; p95: number }

const project = resolve(import.meta.dirname, '..')
const rounds = 200

/**
 * What fits, asked of all systems of the shop in a browser, as somebody types: in milliseconds for one question. The first is
 * asked of code that never ran before.
 */
export async function measureFitInBrowser(
  slowedDown = 1,
): Promise<{ variants: number; rows: FitInBrowser[] }> {
  const code = await scriptOf('src/shop/configurator/fit.ts')
  const browser = await chromium.launch({
    executablePath: await findChromium(project),
    args: ['--no-sandbox'],
  })
  const rows: FitInBrowser[] = []
  try {
    for (const systemType of systemTypes) {
      const page = await browser.newPage()
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedDown })
      await page.addScriptTag({ content: code })
      const took = await page.evaluate(ask, {
        systemType,
        rounds,
        systems: seededSystems,
        figures: seededFigures,
        places,
      })
      const [first = Number.NaN] = took
      const sorted = took.slice(1).sort((one, other) => one - other)
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
      rows.push({ systemType, first, p50: at(0.5), p95: at(0.95) })
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return { variants: seededSystems.length, rows }
}

/** Cabinets as they are, from the narrow and low to the wide and high. */
const places: Measures[] = [450, 500, 550, 600, 800, 900].flatMap((bodyWidth) =>
  [300, 390, 480, 600].map((installationHeight) => ({
    bodyWidth,
    installationHeight,
    installationDepth: 510,
  })),
)

type Asked = {
  systemType: SystemType
  rounds: number
  systems: typeof seededSystems
  figures: typeof seededFigures
  places: readonly Measures[]
}

/** Runs in the page, where `fit` is what `scriptOf` made. */
function ask({ systemType, rounds, systems, figures, places }: Asked): number[] {
  const { whatFits } = (globalThis as unknown as { fit: typeof import('../src/shop/configurator/fit.ts') })
    .fit
  // A browser's clock is too coarse for a single question.
  const timed = (asked: readonly Measures[]) => {
    const begun = performance.now()
    for (const place of asked) whatFits(systemType, place, systems, figures)
    return (performance.now() - begun) / asked.length
  }
  return [timed(places.slice(0, 1)), ...Array.from({ length: rounds }, () => timed(places))]
}

async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: resolve(project, entry), formats: ['iife'], name: 'fit' } },
  })
  const [bundle] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[] // nothing is watched
  const [chunk] = bundle?.output ?? []
  if (!chunk) throw new Error(`Nothing was made of ${entry}`)
  return chunk.code
}
