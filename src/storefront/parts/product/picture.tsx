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
  /** The one picture a visitor sees first: asked for with the page, before everything else. */
  urgent?: boolean
  /** Seen at once, too: not waited for. All others wait until they are near. */
  soon?: boolean
  className?: string
}

/**
 * A picture in its own proportions, so that nothing moves when it arrives: its colour stands there until then. What is
 * transparent stands on the stage.
 */
export function Picture({
  media,
  place = 'gallery',
  sizes,
  silent,
  urgent,
  soon,
  className = '',
}: PictureProps) {
  if (!media) return <div aria-hidden className={`aspect-4/3 bg-surface ${className}`} />

  const { src, ...offered } = pictureSources(media, place, sizes)
  const width = media.metaData?.width ?? 800
  const height = media.metaData?.height ?? 600
  const look = media.extensions?.look
  if (urgent && offered.avif) preloadFirst(src, offered.avif, offered.sizes)

  const img = (
    <img
      src={src}
      {...(offered.webp && { srcSet: offered.webp, sizes: offered.sizes })}
      alt={silent ? '' : media.translated?.alt || media.alt || ''}
      width={width}
      height={height}
      // The attributes alone reserve no room for a picture without words that is not there yet.
      style={{
        aspectRatio: `${width} / ${height}`,
        ...(look && !look.isTransparent && { backgroundColor: look.color }),
      }}
      loading={urgent || soon ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      decoding={urgent ? 'sync' : 'async'}
      className={`block h-auto w-full ${look?.isTransparent ? 'stage' : look ? 'bg-surface' : 'drawn'} ${className}`}
    />
  )
  if (!offered.avif) return img
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={offered.avif} {...(offered.sizes && { sizes: offered.sizes })} />
      {img}
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
  })
