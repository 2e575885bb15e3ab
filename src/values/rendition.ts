/** The widths a picture is made in, in pixels: enough for every place and screen, few enough to be kept for good. */
export const pictureWidths = [320, 480, 640, 800, 960, 1200, 1280, 1600, 1900] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** AVIF for who can read it, WebP for nearly everybody, JPEG for mails and social networks. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export const isPictureWidth = (width: number): width is PictureWidth =>
  (pictureWidths as readonly number[]).includes(width)

export const isPictureFormat = (name: string): name is PictureFormat =>
  (pictureFormats as readonly string[]).includes(name)

/** What is made of dots; a drawing is sharp in every size as it is. */
export const isPhotograph = (mimeType: string): boolean =>
  ['image/webp', 'image/avif', 'image/jpeg', 'image/png'].includes(mimeType)

/** The widths a picture has: never wider than it is. */
export const widthsOf = (width: number | null | undefined): PictureWidth[] =>
  pictureWidths.filter((known) => known <= (width ?? 0))

/** The address of a picture in another width and format. */
export type Rendition = (width: PictureWidth, format: PictureFormat) => string

/**
 * The addresses of a picture in other widths: `/media/<hash>/x.webp` is `/media/<hash>/640/x.avif` then. Null for
 * what has only one: a drawing, a file, a picture of somebody else's shop.
 */
export function renditionOf(url: string): Rendition | null {
  const [, folder, name] = /^(.*\/media\/[0-9a-f]{32})\/([^/]+)\.(?:webp|avif|jpe?g|png)$/.exec(url) ?? []
  return folder ? (width, format) => `${folder}/${width}/${name}.${format}` : null
}

/** One of these addresses. */
export const renditionUrl = (url: string, width: PictureWidth, format: PictureFormat): string | null =>
  renditionOf(url)?.(width, format) ?? null
