import { openPictureMaker, type PictureMaker } from '../../src/platform/images/picture-maker.ts'

/** A real maker of pictures, and how many it was asked to make. */
export function openCountedMaker(): PictureMaker & { made(): number } {
  const real = openPictureMaker()
  let made = 0

  return {
    ...real,
    make: (work, read) => {
      made++
      return real.make(work, read)
    },
    made: () => made,
  }
}
