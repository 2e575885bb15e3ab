import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { downloadFailureOf } from './failure.mjs'
import { npm } from './npm.mjs'

/** Installs what package-lock.json names, once for each state of it. */
export async function installDependencies(project) {
  const lock = readFileSync(join(project, 'package-lock.json'), 'utf8')
  const state = createHash('sha256').update(lock).digest('hex')
  const stamp = join(project, 'node_modules', '.installed')
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === state
  if (isInstalled()) return

  await alone(join(project, '.data', 'setup.lock'), async () => {
    if (isInstalled()) return
    if (!agrees(project, JSON.parse(lock))) {
      console.log('Installing dependencies ...')
      // The pages are built here, so what builds them is needed in production too.
      const installed = await npm(['ci', '--include=dev', '--include=optional'], project)
      if (!installed.succeeded) throw downloadFailureOf('Installing the dependencies', installed.output)
    }
    writeFileSync(stamp, state)
  })
}

/** Whether somebody has installed it all with npm already, by the note npm leaves when it is done. */
function agrees(project, lock) {
  const note = join(project, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false

  const installed = JSON.parse(readFileSync(note, 'utf8')).packages
  return Object.entries(lock.packages).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  )
}
