import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../../../setup/chromium.mjs'
import { explain, Failure } from '../../../setup/failure.mjs'
import { projectFolder, readConfig } from '../config.ts'
import { openForeign } from '../database.ts'
import { buildPages } from '../pages/build.ts'
import { command, type Opened } from '../terminal/command.ts'
import { type Count, runTests } from '../terminal/run-tests.ts'
import { lint, runTool, step, types } from '../terminal/step.ts'

/**
 * Proves the shop. Every step runs, whatever the one before it found; a step that fails counts as one failed test.
 * With words behind it, only the test files whose path has one of them.
 */
await command(async (opened) => {
  const filters = process.argv.slice(2)
  await reachTestServer()
  const total: Count = { passed: 0, failed: 0, skipped: 0 }

  const steps = filters.length > 0 ? stepsFor(opened, filters) : allSteps(opened)
  for (const work of steps) {
    const count = await work().catch(failed)
    for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += count[kind]
  }

  if (filters.length > 0 && total.passed + total.failed + total.skipped === 0) {
    throw new Failure(`No test file has ${filters.map((filter) => `"${filter}"`).join(' or ')} in its path.`)
  }
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  if (total.failed > 0) process.exitCode = 1
})

/** A server that cannot be used would break every test, each with the same stack. */
async function reachTestServer() {
  const { TEST_DATABASE_URL: url } = readConfig()
  if (!url) return
  const db = await openForeign(url, 'TEST_DATABASE_URL', 1)
  await db.destroy()
}

type Step = () => Promise<Count>

function allSteps(opened: Opened): Step[] {
  return [
    () => tool(opened, 'Types', types),
    () => tool(opened, 'Lint and format', lint),
    build,
    () => runTests(opened, 'rules and doors', []),
    () => journeys(opened, []),
  ]
}

function stepsFor(opened: Opened, filters: string[]): Step[] {
  const names = readdirSync(join(projectFolder, 'tests', 'journeys'))
  const isJourney = names.some((name) => filters.some((filter) => `tests/journeys/${name}`.includes(filter)))
  const chosen = () => runTests(opened, 'rules and doors', filters)
  return isJourney ? [chosen, build, () => journeys(opened, filters)] : [chosen]
}

async function tool(opened: Opened, name: string, args: readonly string[]) {
  const { succeeded, output } = await step(
    name,
    () => runTool(opened, args),
    ({ succeeded }) => (succeeded ? 'fine' : 'failed'),
  )
  if (!succeeded) console.log(output.trim())
  return { passed: 0, failed: succeeded ? 0 : 1, skipped: 0 }
}

async function build() {
  await step(
    'Pages',
    () => buildPages({ say: () => undefined }),
    () => 'built',
  )
  return { passed: 0, failed: 0, skipped: 0 }
}

async function journeys(opened: Opened, filters: string[]) {
  // Before the step, so that its installation has a line of its own.
  await findChromium(projectFolder)
  return runTests(opened, 'journeys', filters)
}

function failed(error: unknown): Count {
  console.log(explain(error))
  return { passed: 0, failed: 1, skipped: 0 }
}
