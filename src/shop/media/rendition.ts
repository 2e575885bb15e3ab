import {
  isPhotograph,
  isPictureFormat,
  isPictureWidth,
  type PictureFormat,
  type PictureWidth,
} from '../../values/rendition.ts'

/** A picture of the shop in one of its widths. */
export type RenditionWish = { hash: string; width: PictureWidth; format: PictureFormat }

/** What is kept of a picture: how it came in, and what it is made of. */
export type Master = { mimeType: string; width: number | null; size: number }

/** No camera's picture is larger; what is will not be opened. */
const mostBytes = 30_000_000

/** The wish in an address, or null when there is no such thing: the widths and formats are few and known. */
export function renditionWish(hash: string, width: string, file: string): RenditionWish | null {
  const format = file.slice(file.lastIndexOf('.') + 1)
  const pixels = Number(width)
  if (!/^[0-9a-f]{32}$/.test(hash) || !/^[1-9]\d{2,3}$/.test(width)) return null
  return isPictureWidth(pixels) && isPictureFormat(format) ? { hash, width: pixels, format } : null
}

/** Whether a file is made in that width: a photograph, never larger than it is. */
export const hasRendition = (
  { mimeType, width, size }: Master,
  wish: Pick<RenditionWish, 'width'>,
): boolean => isPhotograph(mimeType) && size <= mostBytes && wish.width <= (width ?? 0)
