import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { type PicturePlace, pictureSources } from './picture-sources.ts'
import type { WireMedia } from './wire.ts'

type PictureProps = {
  media: WireMedia | null | undefined
  /** Where it stands: says how wide it is drawn, and so which widths are offered. */
  place?: PicturePlace
  /** How wide it is drawn when it is not as usual in its place: `(min-width: 64rem) 30vw, 100vw`. */
  sizes?: string
  /** For pictures that say nothing the words beside them do not say. */
  silent?: boolean
  /**
   * The one picture a visitor sees first: where the screen is wide it is asked for before everything else, and unless it
   * is a small one beside others, a preview of it comes with the page. All others wait until they are near.
   */
  urgent?: boolean
  className?: string
}

/**
 * A picture in its own proportions, so that nothing moves when it arrives: its colour stands there until then. What is
 * transparent stands on the stage. Its frame says both, for the picture and for the time when that waits (`picture.css`).
 */
export function Picture({ media, place = 'gallery', sizes, silent, urgent, className }: PictureProps) {
  if (!media) return <div aria-hidden className={`aspect-4/3 bg-surface ${className ?? ''}`} />

  const { src, ...offered } = pictureSources(media, place, sizes)
  const width = media.metaData?.width ?? 800
  const height = media.metaData?.height ?? 600
  const look = media.extensions?.look
  const ratio = width * 3 === height * 4 ? undefined : `${width} / ${height}` // most are 4 to 3, as the styles have it
  const ground = look && !look.isTransparent ? look.color : undefined
  if (urgent && offered.avif) preloadFirst(src, offered.avif, offered.sizes)

  return (
    <picture
      // Its preview is written into the document (`preview.ts`).
      {...(urgent && place !== 'card' && { 'data-urgent': '', suppressHydrationWarning: true })}
      style={{ '--ratio': ratio, '--ground': ground } as CSSProperties}
    >
      {offered.avif && (
        <source type="image/avif" srcSet={offered.avif} {...(offered.sizes && { sizes: offered.sizes })} />
      )}
      <img
        src={src}
        {...(offered.webp && { srcSet: offered.webp, sizes: offered.sizes })}
        alt={silent ? '' : media.translated?.alt || media.alt || ''}
        width={width}
        height={height}
        loading="lazy"
        {...(urgent && { fetchPriority: 'high', decoding: 'sync' })}
        className={look ? className : `drawn ${className ?? ''}`}
      />
    </picture>
  )
}

/** A browser that cannot read AVIF passes over what says it is some, and finds the other one in the page. */
const preloadFirst = (src: string, imageSrcSet: string, imageSizes: string | undefined) =>
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet,
    ...(imageSizes && { imageSizes }),
    fetchPriority: 'high',
    media: '(min-width: 48rem)',
  })
