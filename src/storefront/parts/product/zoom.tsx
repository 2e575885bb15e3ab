import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react'
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../shop-frame.tsx'
import { type PictureSources, pictureSources } from './picture-sources.ts'
import { useZoom } from './use-zoom.ts'
import type { WireMedia } from './wire.ts'

type ZoomProps = {
  pictures: readonly WireMedia[]
  first: number
  /** Told which picture was looked at last. */
  onClose: (position: number) => void
}

/** The pictures in full size over the whole page: moved, enlarged and turned by keys, wheel, mouse and fingers. */
export function Zoom({ pictures, first, onClose }: ZoomProps) {
  const { zoom: texts } = useTexts().product
  const [position, setPosition] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  const turn = (step: number) => {
    const next = Math.min(Math.max(position + step, 0), pictures.length - 1)
    if (next === position) return
    setPosition(next)
    reset()
  }
  const { view, frame, larger, smaller, reset, onKeyDown, touched } = useZoom(turn)
  const picture = pictures[position]

  // The dialog gives the focus back by itself when it closes, as long as it is still there to do so.
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={texts.title}
      onClose={() => onClose(position)}
      onKeyDown={onKeyDown}
    >
      {/* A form of this kind closes its dialog. It comes first, so that the dialog gives it the focus. */}
      <form method="dialog" className="zoom-close">
        <button type="submit" className="icon-button" aria-label={texts.close}>
          <X aria-hidden size={22} />
        </button>
      </form>
      <div ref={frame} className="zoom-frame" {...touched}>
        {picture && (
          <Large
            key={picture.url}
            media={picture}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          />
        )}
      </div>
      <p className="zoom-state" role="status">
        {texts.state(position + 1, pictures.length, Math.round(view.scale * 100))}
      </p>
      <p className="sr-only">{texts.keys}</p>
      <div className="zoom-tools">
        {pictures.length > 1 && (
          <>
            <Tool label={texts.previous} off={position === 0} onClick={() => turn(-1)}>
              <ChevronLeft aria-hidden size={22} />
            </Tool>
            <Tool label={texts.next} off={position === pictures.length - 1} onClick={() => turn(1)}>
              <ChevronRight aria-hidden size={22} />
            </Tool>
          </>
        )}
        <Tool label={texts.smaller} off={view.scale === 1} onClick={smaller}>
          <Minus aria-hidden size={20} />
        </Tool>
        <Tool label={texts.larger} off={view.scale >= 6} onClick={larger}>
          <Plus aria-hidden size={20} />
        </Tool>
      </div>
    </dialog>
  )
}

/** In the best size there is: whoever looks closely enlarges it. Until it is there, the one in the page stands in for it. */
function Large({ media, style }: { media: WireMedia; style: CSSProperties }) {
  const [isThere, setIsThere] = useState(false)
  const known = pictureSources(media, 'hero')
  const large = pictureSources(media, 'full', '200vw')
  const image = { alt: media.translated?.alt || media.alt || '', draggable: false, style }

  return (
    <>
      {!isThere && <Sized {...known} image={{ ...image, alt: '' }} />}
      <Sized {...large} image={{ ...image, onLoad: () => setIsThere(true) }} />
    </>
  )
}

const Sized = ({
  src,
  avif,
  webp,
  sizes,
  image,
}: PictureSources & { image: ComponentProps<'img'> & { alt: string } }) => (
  <picture>
    {avif && <source type="image/avif" srcSet={avif} {...(sizes && { sizes })} />}
    <img {...image} src={src} alt={image.alt} {...(webp && { srcSet: webp, sizes })} />
  </picture>
)

type ToolProps = { label: string; off: boolean; onClick: () => void; children: ReactNode }

const Tool = ({ label, off, onClick, children }: ToolProps) => (
  <button type="button" className="icon-button" aria-label={label} aria-disabled={off} onClick={onClick}>
    {children}
  </button>
)
