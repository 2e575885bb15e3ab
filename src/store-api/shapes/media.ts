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
}

export const mediaShape = (picture: Picture) =>
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
    thumbnails: [] as never[],
    hasFile: true,
    private: false,
    translated: { title: picture.alt, alt: picture.alt, customFields: {} },
    customFields: {},
  })

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
