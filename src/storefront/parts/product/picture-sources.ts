import { type PictureWidth, renditionOf, widthsOf } from '../../../values/rendition.ts'
import type { WireMedia } from './wire.ts'

/** Where a picture stands, which says how wide it is there. */
export type PicturePlace = 'thumb' | 'cart' | 'card' | 'gallery' | 'hero' | 'full'

type Place = {
  /** What is offered to the browser, in pixels: few where there are many pictures. */
  widths: readonly PictureWidth[]
  /** How wide it is drawn, as the `sizes` of a picture have it. */
  sizes: string
}

const places = {
  thumb: { widths: [320], sizes: '6rem' },
  cart: { widths: [320], sizes: '6rem' },
  card: { widths: [320, 480, 640], sizes: '(min-width: 80rem) 19rem, (min-width: 64rem) 30vw, 47vw' },
  gallery: {
    widths: [480, 640, 800, 960, 1200, 1600],
    sizes: '(min-width: 80rem) 44rem, (min-width: 48rem) 55vw, 96vw',
  },
  hero: {
    widths: [480, 640, 960, 1280, 1600],
    sizes: '(min-width: 80rem) 44rem, (min-width: 48rem) 54vw, 96vw',
  },
  full: { widths: [480, 640, 960, 1280, 1600, 1900], sizes: '100vw' },
} satisfies Record<PicturePlace, Place>

export type PictureSources = {
  /** Null for what comes in one size only: a drawing, or a small picture. */
  avif: string | null
  webp: string | null
  /** Where there are several widths to choose from. */
  sizes: string | undefined
  /** What a browser loads that knows nothing of the others. */
  src: string
}

/** The addresses a browser chooses from. */
export function pictureSources(media: WireMedia, place: PicturePlace, ownSizes?: string): PictureSources {
  const { widths, sizes } = places[place]
  const known = widthsOf(media.metaData?.width)
  const offered: readonly PictureWidth[] = widths.filter((width) => known.includes(width))
  const middle = offered.findLast((width) => width <= 960)
  const rendition = renditionOf(media.url)
  if (middle === undefined || rendition === null)
    return { avif: null, webp: null, sizes: undefined, src: media.url }

  const several = offered.length > 1
  const listed = (format: 'avif' | 'webp') =>
    offered.map((width) => `${rendition(width, format)}${several ? ` ${width}w` : ''}`).join(', ')
  return {
    avif: listed('avif'),
    webp: several ? listed('webp') : null,
    sizes: several ? (ownSizes ?? sizes) : undefined,
    src: rendition(middle, 'webp'),
  }
}
