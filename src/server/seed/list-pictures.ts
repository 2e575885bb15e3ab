import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describePicture } from '../../platform/images/describe-picture.ts'
import { makePreview } from '../../platform/images/make-preview.ts'
import { type Master, previewPath } from './masters.ts'
import { contentHash } from './media-files.ts'

/**
 * Everything rendered that lies in the folder, sorted by path; what is known by its hash is not looked at again. What is
 * new gets its preview beside it.
 */
export async function listPictures(folder: string, known: readonly Master[]): Promise<Master[]> {
  const looked = new Map(known.map((master) => [master.hash, master]))
  const masters: Master[] = []

  for (const path of picturePaths(folder)) {
    const content = readFileSync(join(folder, path))
    const hash = contentHash(content)
    const known = looked.get(hash)
    const { width, height, color, isTransparent } = known ?? (await describePicture(content))
    const preview = known?.preview ?? (await writePreview(join(folder, previewPath(path)), content))
    masters.push({ path, width, height, color, isTransparent, bytes: content.length, hash, preview })
  }
  return masters
}

async function writePreview(path: string, content: Buffer): Promise<number> {
  const preview = await makePreview(content)
  writeFileSync(path, preview)
  return preview.length
}

/** With slashes on every system, so that the list is the same everywhere. */
export const picturePaths = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.webp'))
    .sort()
