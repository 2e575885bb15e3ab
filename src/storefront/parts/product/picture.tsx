import type { WireMedia } from './wire.ts'

type PictureProps = {
  media: WireMedia | null | undefined
  /** For pictures that say nothing the words beside them do not say. */
  silent?: boolean
  /** The picture a visitor sees first: fetched at once. All others wait until they are near. */
  urgent?: boolean
  className?: string
}

/** A picture of a product in its own proportions, so that nothing moves when it arrives. */
export function Picture({ media, silent, urgent, className = '' }: PictureProps) {
  if (!media) return <div aria-hidden className={`aspect-4/3 bg-surface ${className}`} />

  const width = media.metaData?.width ?? 800
  const height = media.metaData?.height ?? 600
  return (
    <img
      src={media.url}
      alt={silent ? '' : media.translated?.alt || media.alt || ''}
      width={width}
      height={height}
      // The attributes alone reserve no room for a picture without words that is not there yet.
      style={{ aspectRatio: `${width} / ${height}` }}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      decoding={urgent ? 'sync' : 'async'}
      className={`block h-auto w-full bg-surface ${className}`}
    />
  )
}
