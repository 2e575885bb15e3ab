import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../../db/seed')

/** A file of the shop as delivered. Its shape is ours to keep, as with any other file of the project. */
export const readSeed = <Shape>(name: string): Shape =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Shape

/** A file by its path below the folder, as it is. */
export const readSeedFile = (path: string): Buffer => readFileSync(join(folder, path))

/** Changes when any of the files does. Pictures are named by their content in `pictures/pictures.json`. */
export function seedFingerprint(): string {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((name) => name.endsWith('.json')).sort()) {
    hash.update(name).update(readSeedFile(name))
  }
  return hash.digest('hex')
}
