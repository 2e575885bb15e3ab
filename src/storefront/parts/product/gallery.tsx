import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type UIEvent, useRef, useState } from 'react'
import { useHydrated } from '../../../ui/hydrated.ts'
import { useTexts } from '../../shop-frame.tsx'
import { Picture } from './picture.tsx'
import type { WireMedia } from './wire.ts'
import type { Zoom } from './zoom.tsx'

type GalleryProps = {
  pictures: readonly WireMedia[]
  /** More ways to look at the product, below its pictures. */
  children?: ReactNode
}

/**
 * The pictures of a product side by side in a strip that snaps, with the small ones below as links into it; each is a
 * link to itself in full size. The browser does all of that; scripts add the arrows, the keys, and a closer look.
 */
export function Gallery({ pictures, children }: GalleryProps) {
  const { product } = useTexts()
  const alive = useHydrated()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const { closer, look, lookAway } = useCloserLook()
  if (pictures.length === 0) return <Picture media={null} urgent className="rounded-lg" />

  // The page must not jump to the picture it already shows, so the strip alone is scrolled.
  const show = (position: number) => strip.current?.scrollTo({ left: position * strip.current.clientWidth })
  const turn = (step: number) => show(Math.min(Math.max(current + step, 0), pictures.length - 1))
  const focus = (position: number) =>
    strip.current?.children[position]?.querySelector('a')?.focus({ preventScroll: true })
  // On a picture that has left the strip nobody would see the focus. While the strip still moves, it would stop it.
  const takeFocusAlong = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (currentTarget.contains(document.activeElement)) focus(shownIn(currentTarget))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    turn(step)
  }
  const onZoomClosed = (position: number) => {
    lookAway()
    strip.current?.scrollTo({ left: position * strip.current.clientWidth, behavior: 'instant' })
    focus(position)
  }

  return (
    <section aria-label={product.gallery} className="gallery" onKeyDown={onKeyDown}>
      <div className="gallery-stage">
        <ul
          ref={strip}
          onScroll={({ currentTarget }) => setCurrent(shownIn(currentTarget))}
          onScrollEnd={takeFocusAlong}
        >
          {pictures.map((media, position) => (
            <li key={media.url} id={pictureId(position)}>
              <a
                href={media.url}
                data-later="rather"
                // Those beside the one shown are reached by the arrows.
                tabIndex={alive && position !== current ? -1 : undefined}
                onClick={(event) => look(event, position)}
              >
                <Picture media={media} place="hero" urgent={position === 0} />
                <span className="sr-only">, {product.zoom.open}</span>
              </a>
              {pictures.length > 1 && (
                <span aria-hidden className="gallery-count">
                  {position + 1} / {pictures.length}
                </span>
              )}
            </li>
          ))}
        </ul>
        <span aria-hidden className="gallery-hint">
          <ZoomIn size={18} />
        </span>
        {alive && pictures.length > 1 && (
          <>
            <Arrow label={product.zoom.previous} onClick={() => turn(-1)} disabled={current === 0}>
              <ChevronLeft aria-hidden size={22} />
            </Arrow>
            <Arrow
              label={product.zoom.next}
              onClick={() => turn(1)}
              disabled={current === pictures.length - 1}
            >
              <ChevronRight aria-hidden size={22} />
            </Arrow>
          </>
        )}
      </div>
      {pictures.length > 1 && (
        <ol className="gallery-thumbs">
          {pictures.map((media, position) => (
            <li key={media.url}>
              <a
                href={`#${pictureId(position)}`}
                data-later="rather"
                aria-label={product.picture(position + 1, pictures.length)}
                aria-current={position === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(position)
                }}
              >
                <Picture media={media} place="thumb" silent />
              </a>
            </li>
          ))}
        </ol>
      )}
      {children}
      {closer && <closer.Zoom pictures={pictures} first={closer.position} onClose={onZoomClosed} />}
    </section>
  )
}

const shownIn = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth)

const pictureId = (position: number) => `picture-${position + 1}`

type ArrowProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }

// It stays able to take the focus at both ends, or the focus would be lost there.
const Arrow = ({ label, disabled, onClick, children }: ArrowProps) => (
  <button
    type="button"
    className="gallery-arrow icon-button"
    aria-label={label}
    aria-disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
)

/** What a closer look takes is fetched by the first; when it cannot be had, the link leads to the picture alone. */
function useCloserLook() {
  const [closer, setCloser] = useState<{ Zoom: typeof Zoom; position: number } | null>(null)

  async function look(event: MouseEvent<HTMLAnchorElement>, position: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    try {
      const { Zoom } = await import('./zoom.tsx')
      setCloser({ Zoom, position })
    } catch (error) {
      console.warn('The picture could not be shown here; it opens by itself.', error)
      window.location.assign(href)
    }
  }
  return { closer, look, lookAway: () => setCloser(null) }
}
