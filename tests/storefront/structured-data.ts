/** Something that a page tells search engines. */
export type Said = { '@type': string } & Record<string, unknown>

type Page = { html: string; canonical: string }

/**
 * What schema.org and search engines would find missing or contradicted, for the types this shop uses.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export function wrongWith(said: readonly Said[], page: Page): string[] {
  const trail = visibleTrail(page.html)
  const stands = said.some((one) => one['@type'] === 'BreadcrumbList')
  return [
    ...(trail.length > 0 && !stands ? ['shows a breadcrumb that it does not tell'] : []),
    ...said.flatMap((one) =>
      [...relativeUrls(one), ...wrong(one, page, trail)].map((fault) => `${one['@type']} ${fault}`),
    ),
  ]
}

function wrong(one: Said, { html, canonical }: Page, trail: readonly string[]): string[] {
  switch (one['@type']) {
    case 'BreadcrumbList': {
      const steps = listed(one, 'itemListElement')
      const names = steps.map(({ name }) => String(name))
      return [
        ...(names.join(' > ') === trail.join(' > ') ? [] : [`says ${names}, the page ${trail}`]),
        ...(steps.at(-1)?.item === canonical ? [] : ['does not end at the page']),
        ...unordered(steps),
      ]
    }
    case 'ItemList': {
      const items = listed(one, 'itemListElement')
      const stores = items.flatMap(({ item }) => (item ? [item as Said] : []))
      const away = items.filter(
        ({ item, url }) => !item && !html.includes(`href="${new URL(String(url)).pathname}"`),
      )
      return [
        ...unordered(items),
        ...away.map(({ url }) => `lists ${url}, which the page does not`),
        ...stores.flatMap((store) => lacking(store, ['name', 'address', 'geo'])),
        ...stores
          .filter(({ name }) => !plain(html).includes(String(name)))
          .map(({ name }) => `lists ${name}, whom the page does not`),
      ]
    }
    case 'FAQPage':
      return listed(one, 'mainEntity').flatMap(({ name, acceptedAnswer }) =>
        [name, (acceptedAnswer as Said | undefined)?.text]
          .filter((text) => typeof text !== 'string' || !plain(html).includes(text))
          .map((text) => `says "${text}", which the page does not`),
      )
    case 'Organization':
      return lacking(one, ['name', 'url', 'logo', 'contactPoint'])
    case 'WebSite':
      return lacking(one, ['name', 'url', 'potentialAction'])
    case 'Product':
      return [...lacking(one, ['name', 'sku', 'offers', 'description']), ...wrongOffer(one, canonical)]
    case 'ProductGroup': {
      const variants = listed(one, 'hasVariant')
      const own = variants.find(({ url }) => url === canonical)
      return [
        ...lacking(one, ['name', 'productGroupID', 'variesBy', 'hasVariant']),
        ...(own ? wrongOffer(own, canonical) : ['lacks the variant of the page']),
        ...variants.flatMap((variant) => lacking(variant, ['name', 'sku', 'url', 'offers'])),
      ]
    }
    default:
      return ['is a type that nobody has looked at']
  }
}

function wrongOffer({ offers }: Said, canonical: string): string[] {
  const offer = offers as Said
  return [
    ...lacking(offer, ['price', 'priceCurrency', 'availability', 'itemCondition']),
    // Only files are neither sent nor sent back.
    ...('shippingDetails' in offer === 'hasMerchantReturnPolicy' in offer ? [] : ['is half a parcel']),
    ...(offer.url === canonical ? [] : [`is offered at ${offer.url}`]),
    ...(/^\d+\.\d\d$/.test(String(offer.price)) ? [] : [`costs ${offer.price}`]),
  ]
}

const lacking = (one: Said, fields: readonly string[]) =>
  fields.filter((field) => one[field] === undefined || one[field] === '').map((field) => `lacks ${field}`)

const listed = (one: Said, field: string) => (one[field] ?? []) as Said[]

const unordered = (items: readonly Said[]) =>
  items.every(({ position }, index) => position === index + 1) ? [] : ['is not numbered from one']

/** Search engines read addresses without the page they stand on. */
function relativeUrls(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => relativeUrls(item, key))
  if (typeof value === 'object' && value) {
    return Object.entries(value).flatMap(([name, inner]) => relativeUrls(inner, name))
  }
  const isAddress = ['url', 'item', 'logo', 'image', 'urlTemplate'].includes(key)
  return isAddress && !/^https:\/\/shop\.example(\/|$)/.test(String(value))
    ? [`has "${value}" as ${key}`]
    : []
}

function visibleTrail(html: string): string[] {
  const [, list = ''] = /class="breadcrumb"><ol>(.*?)<\/ol>/.exec(html) ?? []
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, step = '']) => plain(step))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What a page says, without its marks. */
export const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
