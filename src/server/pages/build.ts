import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { Failure } from '../../platform/failure.ts'

export const root = join(import.meta.dirname, '../../..')
export const browserDir = join(root, 'dist/browser')
export const serverEntry = join(root, 'dist/server/entry.js')
export const mailsEntry = join(root, 'dist/server/mails.js')
const stampFile = join(root, 'dist/build.json')

/** What a build is known by. It changes with every source it was made from. */
export type BuildStamp = { id: string; timestamp: number }

/** Builds the pages unless they are built from just these sources already. */
export async function buildPages({ say }: { say: (line: string) => void }): Promise<BuildStamp> {
  const id = await fingerprint()
  const built = await readStamp()
  if (built?.id === id) return built

  say('Building the pages')
  await rm(stampFile, { force: true })
  await Promise.all([vite('build'), vite('build', '--ssr')])
  await compress(join(browserDir, 'assets'))

  const stamp = { id, timestamp: Date.now() }
  await writeFile(stampFile, JSON.stringify(stamp))
  return stamp
}

/**
 * In a process of its own: what a build needs in memory does not stay with the shop, and the build is the
 * same whatever NODE_ENV the shop runs with.
 */
async function vite(...words: string[]): Promise<void> {
  const program = join(root, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
  try {
    await promisify(execFile)(process.execPath, [program, ...words, '--logLevel', 'warn'], { cwd: root, env })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? `${error.stderr}`.trim() : ''
    throw new Failure(`The pages could not be built.\n${said || error}`)
  }
}

export async function readStamp(): Promise<BuildStamp | null> {
  if (!existsSync(stampFile) || !existsSync(serverEntry)) return null
  return JSON.parse(await readFile(stampFile, 'utf8')) as BuildStamp // we wrote it
}

/** A hash over everything the pages are made from. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const rooms = ['values', 'ui', 'storefront', 'store-api', 'shop'].map((room) => join(root, 'src', room))
  const sources = (await Promise.all(rooms.filter(existsSync).map(filesIn)))
    .flat()
    .filter(isPartOfPages)
    .sort()

  for (const file of [join(root, 'vite.config.ts'), join(root, 'package-lock.json'), ...sources]) {
    hash.update(file.slice(root.length)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

const isPartOfPages = (file: string) => !/\.test\.tsx?$|\.md$/.test(file)

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Writes what a browser will be sent, once, as small as it gets. */
async function compress(dir: string): Promise<void> {
  const [small, common] = [promisify(brotliCompress), promisify(gzip)]
  const texts = (await filesIn(dir)).filter((file) => /\.(js|css|svg|json)$/.test(file))

  await Promise.all(
    texts.map(async (file) => {
      const bytes = await readFile(file)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(`${file}.br`, await small(bytes, { params }))
      await writeFile(`${file}.gz`, await common(bytes, { level: 9 }))
    }),
  )
}
