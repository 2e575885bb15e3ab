import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '../config.ts'
import type { Opened } from './command.ts'

/** Does a piece of work on one line: its name, then how it went and how long it took. */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  outcome: (result: Result) => string,
) {
  const begun = performance.now()
  process.stdout.write(`${name} ... `)
  try {
    const result = await work()
    console.log(`${outcome(result)} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
    return result
  } catch (error) {
    console.log('failed')
    throw error
  }
}

/** Runs a tool of node_modules to its end; what it says matters only when it fails. */
export function runTool({ closeWith }: Opened, [script, ...args]: readonly string[]) {
  return new Promise<{ succeeded: boolean; output: string }>((resolve, reject) => {
    const tool = spawn(process.execPath, [join(projectFolder, 'node_modules', script ?? ''), ...args], {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    closeWith(async () => tool.kill())

    let output = ''
    for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (chunk) => (output += chunk))
    tool.once('error', reject)
    tool.once('close', (code) => resolve({ succeeded: code === 0, output }))
  })
}

export const types = ['typescript/bin/tsc', '--noEmit', '-p', '.'] as const
export const lint = ['@biomejs/biome/bin/biome', 'check', '.'] as const
export const vitest = ['vitest/vitest.mjs', 'run'] as const
