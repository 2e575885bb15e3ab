import { Picture } from './product/picture.tsx'
import type { WireMedia } from './product/wire.ts'

type SceneProps = {
  media: WireMedia | null | undefined
  /** How wide it is drawn when it does not fill the page: `(min-width: 64rem) 50vw, 100vw`. */
  sizes?: string
  /** The one picture a visitor sees first. */
  urgent?: boolean
  /** When the words beside it say the same. */
  silent?: boolean
  className?: string
}

/** A kitchen or a line in use, as wide as its place; nothing where nobody has made one. */
export const Scene = ({ media, ...shown }: SceneProps) =>
  media ? <Picture media={media} place="full" {...shown} /> : null
