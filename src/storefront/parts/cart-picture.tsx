import { Package } from 'lucide-react'
import type { CSSProperties } from 'react'
import { pictureSources } from './product/picture-sources.ts'
import type { WireMedia } from './product/wire.ts'

type CartPictureProps = { cover: WireMedia | null | undefined; size: 'small' | 'normal' }

/** The picture of a line, in a frame that keeps its place while it loads. */
export function CartPicture({ cover, size }: CartPictureProps) {
  const side = size === 'small' ? 64 : 96
  const ground = cover?.extensions?.look.isTransparent ? 'stage' : 'bg-surface'
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded ${ground} ${size === 'small' ? 'size-16' : 'size-20 sm:size-24'}`}
    >
      {cover ? <Small cover={cover} side={side} /> : <Package aria-hidden className="text-muted" />}
    </span>
  )
}

/** The name stands beside the picture, so the picture itself says nothing more. */
function Small({ cover, side }: { cover: WireMedia; side: number }) {
  const { avif, src } = pictureSources(cover, 'cart')
  const isTransparent = cover.extensions?.look.isTransparent
  return (
    <picture style={{ '--ratio': 1 } as CSSProperties}>
      {avif && <source type="image/avif" srcSet={avif} />}
      <img
        src={src}
        alt=""
        width={side}
        height={side}
        loading="lazy"
        className={`size-full ${isTransparent ? 'object-contain' : 'object-cover'}`}
      />
    </picture>
  )
}
