import { type PictureWidth, renditionUrl, widthsOf } from '../../../values/rendition.ts'

export type BackgroundPicture = {
  url: string
  metaData?: { width?: number | null | undefined; height?: number | null | undefined } | null | undefined
}

/**
 * The wished size of a background, by the longer side of its picture: rounded up to the next 100 px, 800 where
 * nothing is known, 1900 for all that is over 1920.
 *
 * @see specification 9, and getBackgroundImageUrl in the contract, 5.7
 */
export function backgroundSize({ metaData }: BackgroundPicture): {
  side: 'width' | 'height'
  pixels: number
} {
  const [width, height] = [metaData?.width || 0, metaData?.height || 0]
  const side = width > height ? 'width' : 'height'
  const rounded = Math.ceil(Math.max(width, height) / 100) * 100 || 800

  return { side, pixels: rounded > 1920 ? 1900 : rounded }
}

/** The widths to offer of a background: up to the first that is as large as wished, or all there are. */
export function backgroundWidths(picture: BackgroundPicture): PictureWidth[] {
  const { side, pixels } = backgroundSize(picture)
  const [width, height] = [picture.metaData?.width || 0, picture.metaData?.height || 0]
  const wished = side === 'width' || height === 0 ? pixels : (pixels * width) / height

  const known = widthsOf(width)
  const enough = known.find((one) => one >= wished)
  return enough ? known.filter((one) => one <= enough) : known
}

/** Addresses of a background as an image wants them. A drawing has one for all sizes. */
export function backgroundSources(picture: BackgroundPicture): { src: string; srcSet?: string } {
  const sources = backgroundWidths(picture).flatMap((width) => {
    const url = renditionUrl(picture.url, width, 'webp')
    return url ? [{ url, width }] : []
  })
  const largest = sources.at(-1)
  if (!largest) return { src: picture.url }
  return { src: largest.url, srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', ') }
}
