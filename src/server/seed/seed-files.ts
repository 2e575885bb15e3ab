import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../../db/seed')

/** A file of the shop as delivered. Its shape is ours to keep, as with any other file of the project. */
export const readSeed = <Shape>(name: string): Shape =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Shape

/** Changes when any of the files does. */
export function seedFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
