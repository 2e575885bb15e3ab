import { PictureBroken } from '../../platform/images/picture-child.ts'
import type { PictureMaker } from '../../platform/images/picture-maker.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { readMediaFile } from './read-media-file.ts'
import { hasRendition, type RenditionWish } from './rendition.ts'
import { keepRendition, readRendition } from './rendition-store.ts'

export type Renditions = {
  /**
   * The picture in that width, made now if nobody asked for it before. Null when there is no such picture.
   *
   * @throws PicturesBusy when too many are being made
   */
  find(wish: RenditionWish): Promise<Buffer | null>
}

type Parts = {
  maker: PictureMaker
  /** Hears of a file that says it is a picture and cannot be read as one. */
  report: (problem: Error) => void
}

/** Pictures in the widths screens ask for; whoever asks for one that is being made waits for that one. */
export function openRenditions(db: Db, { maker, report }: Parts): Renditions {
  const underway = new Map<string, Promise<Buffer | null>>()

  const find = async (wish: RenditionWish): Promise<Buffer | null> => {
    const found = await readRendition(db, wish)
    if (!found || !hasRendition(found, wish)) return null
    if (found.made) return found.made.content

    const content = await make(wish)
    await keepRendition(db, wish, content)
    return content
  }

  const make = ({ hash, width, format }: RenditionWish): Promise<Buffer | null> =>
    maker
      .make('rendition', async () => [(await masterOf(db, hash)).content, { width, format }])
      .catch((problem) => {
        if (!(problem instanceof PictureBroken)) throw problem
        report(new Error(`the picture ${hash} cannot be read`, { cause: problem }))
        return null
      })

  return {
    find(wish) {
      const key = `${wish.hash}/${wish.width}/${wish.format}`
      const begun = underway.get(key)
      if (begun) return begun

      const finding = find(wish).finally(() => underway.delete(key))
      underway.set(key, finding)
      return finding
    },
  }
}

async function masterOf(db: Db, hash: string) {
  const file = await readMediaFile(db, hash)
  if (!file) throw new Error(`the file ${hash} is gone`)
  return file
}
