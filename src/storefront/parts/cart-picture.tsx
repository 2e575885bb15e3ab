import { Package } from 'lucide-react'
import type { CartLine } from './cart-shape.ts'

/** The picture of a line, in a frame that keeps its place while it loads. */
export function CartPicture({ cover, size }: { cover: CartLine['cover']; size: 'small' | 'normal' }) {
  const side = size === 'small' ? 64 : 96
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded bg-surface ${size === 'small' ? 'size-16' : 'size-20 sm:size-24'}`}
    >
      {cover ? (
        // The name stands beside the picture, so the picture itself says nothing more.
        <img
          src={cover.url}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          className="size-full object-contain"
        />
      ) : (
        <Package aria-hidden className="text-muted" />
      )}
    </span>
  )
}
