import { type PictureChild, startPictureChild } from './picture-child.ts'
import type { Given, PictureWork } from './picture-works.ts'

export type PictureMaker = {
  /**
   * Makes a picture; what it is made from is read when it is its turn.
   *
   * @throws PictureBroken when it cannot be made from that
   * @throws PicturesBusy when too many are waiting already
   */
  make<Work extends PictureWork>(work: Work, read: () => Promise<Given<Work>>): Promise<Buffer>
  close(): void
}

export class PicturesBusy extends Error {}

/** Pictures made at once, and how many may wait for that. */
const abreast = 2
const mostWaiting = 64

/** A process nobody needed for so long ends, and gives its memory back. */
const idleMs = 20_000

/**
 * Makes pictures in a process of its own, which begins with the first one. Encoding takes hundreds of megabytes for
 * a moment, and what breaks in a library over a broken file must not take the shop along.
 */
export function openPictureMaker(): PictureMaker {
  const line: (() => void)[] = []
  let underway = 0
  let child: PictureChild | null = null
  let ending: NodeJS.Timeout | undefined

  const end = () => {
    clearTimeout(ending)
    child?.end()
    child = null
  }
  const begin = async () => {
    if (underway < abreast) underway++
    else {
      if (line.length >= mostWaiting) throw new PicturesBusy('too many pictures are waiting to be made')
      await new Promise<void>((turn) => line.push(turn))
    }
    clearTimeout(ending)
    if (!child?.isThere()) child = startPictureChild()
    child.hold(true)
    return child
  }
  const finish = () => {
    const next = line.shift()
    if (next) return next()
    underway--
    if (underway > 0) return
    child?.hold(false)
    ending = setTimeout(end, idleMs).unref()
  }

  return {
    async make(work, read) {
      const maker = await begin()
      try {
        return await maker.ask({ work, given: await read() })
      } finally {
        finish()
      }
    },
    close: end,
  }
}
