import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { downloadFailureOf, Failure } from './failure.mjs'
import { npm, run } from './npm.mjs'

const needed = 24

export const isNewEnough = (version) => Number.parseInt(version, 10) >= needed

/** A Node.js new enough for the shop, from npm, beside the project. */
export async function findNode(project) {
  const folder = join(project, '.node')
  const packageFolder = join(folder, 'node_modules', 'node')
  const node = join(packageFolder, 'bin', 'node')

  await alone(join(project, '.data', 'setup.lock'), async () => {
    if (existsSync(node) && isNewEnough(readVersion(packageFolder))) return
    console.log(`Installing Node.js ${needed} (this one is ${process.versions.node}) ...`)
    await install(folder, packageFolder)

    const { succeeded } = await run(node, ['--version'], project)
    if (succeeded) return
    rmSync(folder, { recursive: true, force: true })
    throw new Failure(
      `Node.js ${needed} from npm does not run here: install Node.js ${needed} or newer yourself.`,
    )
  })
  return node
}

/** Its install script fetches the program itself. Run by us, it works where npm runs no such scripts. */
async function install(folder, packageFolder) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')

  const fetched = await npm(['install', `node@${needed}`, '--ignore-scripts', '--no-save'], folder)
  if (!fetched.succeeded) throw downloadFailureOf('Installing Node.js', fetched.output)

  const unpacked = await run(process.execPath, ['installArchSpecificPackage.js'], packageFolder)
  if (!unpacked.succeeded) throw downloadFailureOf('Installing Node.js', unpacked.output)
}

const readVersion = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
