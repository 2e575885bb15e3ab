import type { CoverFacts } from '../../shop/cart/product-facts.ts'
import { struct } from './struct.ts'

/** The picture of a line. */
export const coverShape = ({
  id,
  url,
  width,
  height,
  alt,
  fileName,
  extension,
  mimeType,
  size,
}: CoverFacts) =>
  struct('media', {
    id,
    url,
    fileName,
    fileExtension: extension,
    mimeType,
    fileSize: size,
    title: alt,
    alt,
    metaData: { width, height },
    thumbnails: [] as never[],
    translated: { alt, title: alt, customFields: {} },
    customFields: {},
  })
