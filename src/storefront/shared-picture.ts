import type { Locale } from '../values/locale.ts'
import { renditionUrl, widthsOf } from '../values/rendition.ts'
import type { WireMedia } from './parts/product/wire.ts'
import type { Texts } from './texts/texts.ts'

/** A picture for links shared elsewhere, in a form every network reads. */
export type SharedPicture = { url: string; width: number; height: number; alt: string }

/** What every social network shows in whole. */
const size = { width: 1200, height: 630 }

/** The one of a page that has no picture of its own. */
export const shopPicture = (locale: Locale, { site }: Texts): SharedPicture => ({
  url: `/media/social/${locale}.jpg`,
  ...size,
  alt: `${site.shopName}: ${site.claim}`,
})

/** The one drawn for a product, if the shop draws such. */
export const productPicture = (url: string | undefined, name: string): SharedPicture | undefined =>
  url === undefined ? undefined : { url, ...size, alt: name }

/** A picture of the page itself; a drawing or a small one is nothing to share. */
export function pagePicture(media: WireMedia | null | undefined): SharedPicture | undefined {
  const { width, height } = media?.metaData ?? {}
  const url = media && widthsOf(width).includes(1200) ? renditionUrl(media.url, 1200, 'jpg') : null
  if (!media || !width || !height || url === null) return undefined
  return {
    url,
    width: 1200,
    height: Math.round((height * 1200) / width),
    alt: media.translated?.alt || media.alt || '',
  }
}
