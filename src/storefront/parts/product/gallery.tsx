import { type KeyboardEvent, useRef } from 'react'
import { useTexts } from '../../shop-frame.tsx'
import { Picture } from './picture.tsx'
import type { WireMedia } from './wire.ts'

/**
 * The pictures of a product side by side in a strip that snaps, with the small ones below as links into it. The
 * browser does all of it; the keyboard moves the strip because it can be focused.
 */
export function Gallery({ pictures }: { pictures: readonly WireMedia[] }) {
  const { product } = useTexts()
  const strip = useRef<HTMLUListElement>(null)
  const [first] = pictures
  if (pictures.length < 2) return <Picture media={first} urgent className="rounded" />

  // The page must not jump to the picture it already shows, so the strip alone is scrolled.
  const show = (position: number) => strip.current?.scrollTo({ left: position * strip.current.clientWidth })
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || !strip.current) return
    event.preventDefault()
    show(Math.round(strip.current.scrollLeft / strip.current.clientWidth) + step)
  }

  return (
    <section aria-label={product.gallery}>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        aria-label={product.gallery}
        onKeyDown={onKeyDown}
        className="flex snap-x snap-mandatory overflow-x-auto rounded [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map((media, position) => (
          <li key={media.url} id={pictureId(position)} className="w-full flex-none scroll-mt-24 snap-start">
            <Picture media={media} urgent={position === 0} />
          </li>
        ))}
      </ul>
      <ol className="mt-3 flex gap-3">
        {pictures.map((media, position) => (
          <li key={media.url} className="w-20">
            <a
              href={`#${pictureId(position)}`}
              aria-label={product.picture(position + 1, pictures.length)}
              onClick={(event) => {
                event.preventDefault()
                show(position)
              }}
              className="block overflow-hidden rounded-sm border border-line hover:border-primary"
            >
              <Picture media={media} silent />
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

const pictureId = (position: number) => `picture-${position + 1}`
