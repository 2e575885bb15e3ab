import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installDependencies } from './dependencies.mjs'
import { explain, Failure } from './failure.mjs'
import { beginFrugally } from './frugal.mjs'
import { endWithParent, handOver } from './hand-over.mjs'
import { findNode, isNewEnough } from './node.mjs'

/**
 * Runs one of the commands in src/server/commands on a machine that has no more than some Node.js from 18 up and npm:
 * sees to a newer Node.js and to the dependencies first, when they are missing.
 */
async function runCommand([command, ...args]) {
  const project = dirname(dirname(fileURLToPath(import.meta.url)))
  const file = join(project, 'src', 'server', 'commands', `${command}.ts`)
  if (!existsSync(file)) throw new Failure(`There is no command "${command}"; "npm run" lists them.`)

  endWithParent()
  if (!isNewEnough(process.versions.node)) return handOver(await findNode(project), process.argv.slice(1))
  if (command === 'start') beginFrugally(process.argv.slice(1))

  await installDependencies(project)
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
}

runCommand(process.argv.slice(2)).catch((error) => {
  console.error(explain(error))
  process.exit(1)
})
