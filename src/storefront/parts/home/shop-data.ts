import type { Locale } from '../../../values/locale.ts'
import { paths } from '../../paths.ts'
import type { Texts } from '../../texts/texts.ts'

type Shop = { locale: Locale; texts: Texts; origin: string }

/**
 * What the home page tells search engines of the shop: who runs it, and how it is searched.
 *
 * @see https://developers.google.com/search/docs/appearance/site-names
 */
export function shopData({ locale, texts: { site }, origin }: Shop): object[] {
  const absolute = (path: string) => new URL(path, origin).href
  const maker = absolute('/#organization')
  const home = absolute(paths.home(locale))

  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': maker,
      name: site.shopName,
      slogan: site.claim,
      url: home,
      logo: absolute('/apple-touch-icon.png'),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        url: absolute(paths.contact(locale)),
        availableLanguage: ['de', 'en', 'it', 'fr'],
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.shopName,
      url: home,
      inLanguage: locale,
      publisher: { '@id': maker },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${absolute(paths.search(locale))}?search={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
