import type { ReactNode } from 'react'
import { Parallax } from '../motion/parallax.tsx'
import { type BackgroundPicture, backgroundSources } from './background-width.ts'

type SectionBackgroundProps = {
  picture: BackgroundPicture | null | undefined
  /** Seen at once when the page opens. */
  urgent?: boolean
  /** How far the picture drifts while the page moves; none stays where it is. */
  speed?: number
  className?: string
  children: ReactNode
}

/** A section before a picture that fills it. The picture says nothing the section does not say. */
export function SectionBackground({
  picture,
  urgent,
  speed,
  className = '',
  children,
}: SectionBackgroundProps) {
  const image = picture && (
    <img
      {...backgroundSources(picture)}
      sizes="100vw"
      alt=""
      width={picture.metaData?.width ?? undefined}
      height={picture.metaData?.height ?? undefined}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      decoding="async"
    />
  )

  return (
    <section className={`backed ${className}`}>
      {image && speed ? (
        <Parallax speed={speed} className="backing">
          {image}
        </Parallax>
      ) : (
        image && <div className="backing">{image}</div>
      )}
      {children}
    </section>
  )
}
