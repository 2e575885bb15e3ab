import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../config.ts'
import type { Opened } from './command.ts'
import { runTool, step, vitest } from './step.ts'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

/**
 * How many files run at a time. Half of a door is waiting for the database, and most of a journey for a browser that
 * waits for the shop, so two share even a small machine well.
 */
const sideBySide = Math.max(2, availableParallelism() - 1)

/** Runs the tests of one project and counts them. */
export async function runTests(opened: Opened, project: string, filters: readonly string[]): Promise<Count> {
  const results = join(projectFolder, 'test-results', `${project.replaceAll(' ', '-')}.json`)
  mkdirSync(join(projectFolder, 'test-results'), { recursive: true })
  rmSync(results, { force: true })

  const { count, output } = await step(
    capitalized(project),
    async () => {
      const run = await runTool(opened, [
        ...vitest,
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${results}`,
        '--passWithNoTests',
        `--maxWorkers=${sideBySide}`,
        ...filters,
      ])
      return { count: countResults(results, run.succeeded), output: run.output }
    },
    ({ count }) => `${count.passed} passed${count.failed > 0 ? `, ${count.failed} failed` : ''}`,
  )
  if (count.failed > 0) console.log(output.trim())
  return count
}

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** A file that breaks before its first test, and a run that breaks altogether, count as one failed test. */
function countResults(file: string, succeeded: boolean): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = readReport(file)
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = numFailedTests + broken.length

  return {
    passed: numPassedTests,
    failed: failed === 0 && !succeeded ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  }
}

function readReport(file: string): z.infer<typeof report> {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Vitest did not come so far as to write one.
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  }
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
