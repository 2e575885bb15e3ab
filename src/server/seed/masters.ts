import type { Translated } from '../../values/translated.ts'
import type { Variant } from './catalogue-data.ts'
import type { MediaFile } from './media-files.ts'
import { readSeed } from './seed-files.ts'

/** A rendered picture as `pictures.json` lists it. */
export type Master = {
  /** Below db/seed/pictures. */
  path: string
  width: number
  height: number
  color: string
  isTransparent: boolean
  bytes: number
  hash: string
  /** Bytes of its preview, which lies beside it. */
  preview: number
}

/** Where the preview of a master lies. */
export const previewPath = (path: string): string => path.replace(/\.webp$/, '.preview.avif')

/** In the order in which they hang beside a product. */
export const masterViews = ['hero', 'top', 'cabinet', 'detail'] as const
export type MasterView = (typeof masterViews)[number]

export type Masters = {
  /** The pictures of an item number, the most telling first. */
  ofArticle(number: string): { view: MasterView; master: Master }[]
  scene(name: string): Master | undefined
}

/** What has been rendered so far. */
export function readMasters(): Masters {
  const byPath = new Map(readSeed<Master[]>('pictures/pictures').map((master) => [master.path, master]))

  return {
    ofArticle: (number) =>
      masterViews.flatMap((view) => {
        const master = byPath.get(`products/${number}/${view}.webp`)
        return master ? { view, master } : []
      }),
    scene: (name) => byPath.get(`scenes/${name}.webp`),
  }
}

/**
 * Whose pictures an article shows: its own, or those of a variant that looks the same, with the same bins in the same
 * cabinet and colour. Null for what nobody has rendered.
 */
export function pictureTwins(masters: Masters, families: readonly { variants: readonly Variant[] }[]) {
  const twins = new Map<string, string>()

  for (const { variants } of families) {
    const rendered = variants.filter(({ itemNumber }) => masters.ofArticle(itemNumber).length > 0)
    for (const variant of variants) {
      const twin = rendered.find((other) => lookOf(other) === lookOf(variant))
      if (twin) twins.set(variant.itemNumber, twin.itemNumber)
    }
  }
  return (number: string): string | null =>
    masters.ofArticle(number).length > 0 ? number : (twins.get(number) ?? null)
}

const lookOf = ({ options, bins }: Variant): string =>
  JSON.stringify([options.colour, options.bodyWidthNominal, bins.map(({ code }) => code)])

/** A master as a file of the shop. */
export const masterFile = (
  { path, width, height, color, isTransparent, bytes, hash }: Master,
  { id, fileName, alt }: { id: string; fileName: string; alt: Translated },
): MediaFile => ({
  id,
  fileName,
  extension: 'webp',
  mimeType: 'image/webp',
  content: { path: `pictures/${path}`, preview: `pictures/${previewPath(path)}`, hash, bytes },
  size: { width, height },
  look: { color, isTransparent },
  alt,
})
