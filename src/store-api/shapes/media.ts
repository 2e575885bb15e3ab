import { renditionOf, widthsOf } from '../../values/rendition.ts'
import { struct } from './struct.ts'

/** A picture or a file as the read models keep it, its words in one language. */
export type Picture = {
  id: string
  url: string
  width: number | null
  height: number | null
  alt: string
  fileName: string
  extension: string
  mimeType: string
  size: number
  /** Of a photograph, what it looks like from far away; orders of before know nothing of it. */
  color?: string | null
  isTransparent?: boolean | null
}

export const mediaShape = (picture: Picture) => mediaUpTo(Number.POSITIVE_INFINITY, picture)

/** Beside a line of a cart or an order a picture is small; all its widths would be half of what is said of the line. */
export const lineCoverShape = (picture: Picture) => mediaUpTo(640, picture)

const mediaUpTo = (widest: number, picture: Picture) =>
  struct('media', {
    id: picture.id,
    url: picture.url,
    path: picture.url.replace(/^\//, ''),
    fileName: picture.fileName,
    fileExtension: picture.extension,
    mimeType: picture.mimeType,
    fileSize: picture.size,
    title: picture.alt,
    alt: picture.alt,
    // Clients choose the width of a background by it (contract 5.7).
    metaData: { width: picture.width, height: picture.height },
    thumbnails: thumbnailsOf(picture, widest),
    hasFile: true,
    private: false,
    translated: { title: picture.alt, alt: picture.alt, customFields: {} },
    customFields: {},
    // Only this shop's: what stands there until the picture has arrived.
    ...(picture.color && {
      extensions: {
        look: struct('media_look', { color: picture.color, isTransparent: picture.isTransparent === true }),
      },
    }),
  })

/** The same picture in smaller widths, as WebP; with another ending of the address as AVIF and JPEG. */
function thumbnailsOf({ id, url, width, height }: Picture, widest: number) {
  const rendition = renditionOf(url)
  if (rendition === null) return []
  return widthsOf(Math.min(width ?? 0, widest)).map((known) => {
    const smaller = rendition(known, 'webp')
    return struct('media_thumbnail', {
      // Of its picture's id and its width, so that it stays the same.
      id: id.slice(0, 28) + known.toString(16).padStart(4, '0'),
      mediaId: id,
      width: known,
      height: Math.round(((height ?? 0) * known) / (width ?? 1)),
      url: smaller,
      path: smaller.replace(/^\//, ''),
      customFields: {},
    })
  })
}

/** A picture in its place at a product. */
export const productMediaShape = (picture: Picture, productId: string, position: number) =>
  struct('product_media', {
    id: picture.id,
    productId,
    mediaId: picture.id,
    position,
    media: mediaShape(picture),
    customFields: {},
  })
