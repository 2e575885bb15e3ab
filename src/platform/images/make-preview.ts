import { openPicture } from './open-picture.ts'

/** As wide as a phone's page in CSS pixels: a browser counts what is narrower as less than the picture it stands for. */
const width = 480

/**
 * The picture as a document can carry it along, 1 to 3 KB of AVIF: what stands there until the picture itself has
 * arrived. Made once, so it may take a second.
 */
export const makePreview = (bytes: Uint8Array): Promise<Buffer> =>
  openPicture(bytes)
    .resize({ width, withoutEnlargement: true })
    .avif({ quality: 18, effort: 6, chromaSubsampling: '4:2:0' })
    .toBuffer()
