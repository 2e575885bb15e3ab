import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.mjs'
import { npm, run } from './npm.mjs'

/** A Chromium to drive: the one of CHROMIUM_PATH, one of this machine, else one that is installed now. */
export async function findChromium(project) {
  const named = process.env.CHROMIUM_PATH
  if (named && !isProgram(named)) throw new Failure(`CHROMIUM_PATH is ${named}, which is no program to run.`)

  const found = named || onThisMachine() || (await ofPlaywright())
  if (found) return found

  console.log('Installing Chromium ...')
  return (await fromDebian(project)) ?? (await fromPlaywright(project))
}

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const onMacs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...candidates, onMacs].find(isProgram)
}

/** The one Playwright has downloaded before, if it has. */
async function ofPlaywright() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return isProgram(path) ? path : undefined
}

async function fromDebian(project) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  await run('apt-get', ['update'], project)
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], project)
  return onThisMachine()
}

async function fromPlaywright(project) {
  const { output } = await npm(['exec', '--no', '--', 'playwright-core', 'install', 'chromium'], project)
  const path = await ofPlaywright()
  if (path) return path

  throw new Failure(
    `The journeys need a Chromium, and none could be installed: install one and name it in CHROMIUM_PATH. (${output.trim().split('\n').at(-1)})`,
  )
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
