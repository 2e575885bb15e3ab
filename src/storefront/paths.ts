import { type Locale, localeEntry, localeOfPath } from '../values/locale.ts'

/**
 * The legal pages are content with a path per language. These are the paths they are delivered with; when
 * one is changed, the old one goes on leading there.
 */
const legalSlugs = {
  imprint: { 'de-DE': 'impressum', 'en-US': 'imprint', 'it-IT': 'note-legali', 'fr-FR': 'mentions-legales' },
  privacy: {
    'de-DE': 'datenschutz',
    'en-US': 'privacy',
    'it-IT': 'protezione-dei-dati',
    'fr-FR': 'protection-des-donnees',
  },
  terms: {
    'de-DE': 'agb',
    'en-US': 'terms',
    'it-IT': 'condizioni-generali',
    'fr-FR': 'conditions-generales',
  },
  shipping: {
    'de-DE': 'versandkosten',
    'en-US': 'shipping-costs',
    'it-IT': 'spese-di-spedizione',
    'fr-FR': 'frais-de-livraison',
  },
  withdrawalInfo: {
    'de-DE': 'widerruf',
    'en-US': 'withdrawal-and-returns',
    'it-IT': 'recesso',
    'fr-FR': 'retractation',
  },
  accessibility: {
    'de-DE': 'barrierefreiheit',
    'en-US': 'accessibility',
    'it-IT': 'accessibilita',
    'fr-FR': 'accessibilite',
  },
} as const

/**
 * Every path of the storefront, so that no page spells one by hand: `paths.cart(locale)`. What stands in
 * a variable part is encoded here.
 */
export const paths = {
  home: (locale: Locale) => at(locale, []),

  wasteSystems: (locale: Locale) => at(locale, ['abfallsysteme']),
  xLineSelection: (locale: Locale) => at(locale, ['abfallsysteme', 'x-line']),
  advanced: (locale: Locale) => at(locale, ['abfallsysteme', 'advanced']),
  quickOrder: (locale: Locale) => at(locale, ['abfallsysteme', 'advanced', 'quick-order']),
  compare: (locale: Locale, asked?: Query) => at(locale, ['abfallsysteme', 'advanced', 'compare'], asked),
  advancedType: (locale: Locale, type: string) => at(locale, ['abfallsysteme', 'advanced', type]),
  configurator: (locale: Locale) => at(locale, ['abfallsysteme', 'configurator']),
  configuratorType: (locale: Locale, type: string, known?: Query) =>
    at(locale, ['abfallsysteme', 'configurator', type], known),
  configuratorProducts: (locale: Locale, type: string, measured?: Query) =>
    at(locale, ['abfallsysteme', 'configurator', type, 'products'], measured),
  category: (locale: Locale, type: string, category: readonly string[], asked?: Query) =>
    at(locale, ['category', type, ...category], asked),
  boxxR: (locale: Locale) => at(locale, ['topseller', 'boxx-r']),
  dLine: (locale: Locale) => at(locale, ['topseller', 'd-line']),
  sLine: (locale: Locale) => at(locale, ['topseller', 's-line']),
  xLinePro: (locale: Locale) => at(locale, ['topseller', 'x-line-pro']),
  xLine: (locale: Locale) => at(locale, ['topseller', 'x-line']),

  spareParts: (locale: Locale) => at(locale, ['ersatzteile']),
  sparePartsFrontPullOut: (locale: Locale) => at(locale, ['ersatzteile', 'frontauszug']),
  partFinder: (locale: Locale, given?: Query) => at(locale, ['ersatzteile', 'finden'], given),
  sparePartsType: (locale: Locale, type: string) => at(locale, ['ersatzteile', type]),
  sparePartsCategory: (locale: Locale, type: string, categories: readonly string[]) =>
    at(locale, ['ersatzteile', type, ...categories]),

  search: (locale: Locale, asked?: Query) => at(locale, ['search'], asked),
  cart: (locale: Locale, asked?: Query) => at(locale, ['cart'], asked),
  wishlist: (locale: Locale) => at(locale, ['wishlist']),
  sharedWishlist: (locale: Locale, code: string) => at(locale, ['wishlist', code]),

  checkout: (locale: Locale, step?: string) => at(locale, ['checkout'], { step }),
  checkoutSuccess: (locale: Locale, order: string, signed?: Query) =>
    at(locale, ['checkout', 'success', order], signed),
  checkoutPaid: (locale: Locale, order: string, signed?: Query) =>
    at(locale, ['checkout', 'success', order, 'paid'], signed),
  checkoutUnpaid: (locale: Locale, order: string, signed?: Query) =>
    at(locale, ['checkout', 'success', order, 'unpaid'], signed),

  orderLookup: (locale: Locale, known?: Query) => at(locale, ['order-lookup'], known),

  service: (locale: Locale) => at(locale, ['service']),
  contact: (locale: Locale, known?: Query) => at(locale, ['kontakt'], known),
  assembly: (locale: Locale, known?: Query) => at(locale, ['montage'], known),
  bagTension: (locale: Locale) => at(locale, ['sackspannung']),
  dealers: (locale: Locale, asked?: Query) => at(locale, ['handlernetz'], asked),
  newsletter: (locale: Locale, from?: Query) => at(locale, ['newsletter-subscribe'], from),
  blog: (locale: Locale) => at(locale, ['blog']),
  blogPost: (locale: Locale, slug: string) => at(locale, ['blog', slug]),
  downloads: (locale: Locale) => at(locale, ['downloads']),
  download: (locale: Locale, document: string) => at(locale, ['downloads', document]),
  productDocument: (locale: Locale, product: string, number: string, document: string) =>
    at(locale, ['documents', product, number, document]),

  styleguide: (locale: Locale) => at(locale, ['styleguide']),

  withdrawal: (locale: Locale, from?: Query) => at(locale, ['withdrawal'], from),
  withdrawalDone: (locale: Locale, id: string) => at(locale, ['withdrawal', 'done', id]),

  login: (locale: Locale, back?: Query) => at(locale, ['login'], back),
  register: (locale: Locale, back?: Query) => at(locale, ['register'], back),
  registrationConfirm: (locale: Locale, said?: Query) => at(locale, ['registration', 'confirm'], said),
  recoverPassword: (locale: Locale, asked?: Query) => at(locale, ['recover-password'], asked),
  resetPassword: (locale: Locale) => at(locale, ['reset-password']),
  account: (locale: Locale) => at(locale, ['account']),
  addresses: (locale: Locale, asked?: Query) => at(locale, ['account', 'addresses'], asked),
  orders: (locale: Locale, asked?: Query) => at(locale, ['account', 'orders'], asked),
  order: (locale: Locale, id: string, asked?: Query) => at(locale, ['account', 'orders', id], asked),
  accountPayment: (locale: Locale) => at(locale, ['account', 'payment']),
  profile: (locale: Locale) => at(locale, ['account', 'profile']),
  password: (locale: Locale) => at(locale, ['account', 'password']),
  email: (locale: Locale) => at(locale, ['account', 'email']),
  emailConfirm: (locale: Locale) => at(locale, ['account', 'email', 'confirm']),
  passkeys: (locale: Locale) => at(locale, ['account', 'passkeys']),
  sessions: (locale: Locale) => at(locale, ['account', 'sessions']),
  documents: (locale: Locale, asked?: Query) => at(locale, ['account', 'documents'], asked),
  cabinets: (locale: Locale) => at(locale, ['account', 'cabinets']),
  accountPrivacy: (locale: Locale, asked?: Query) => at(locale, ['account', 'privacy'], asked),

  imprint: (locale: Locale) => at(locale, [legalSlugs.imprint[locale]]),
  privacy: (locale: Locale) => at(locale, [legalSlugs.privacy[locale]]),
  terms: (locale: Locale) => at(locale, [legalSlugs.terms[locale]]),
  shipping: (locale: Locale) => at(locale, [legalSlugs.shipping[locale]]),
  withdrawalInfo: (locale: Locale) => at(locale, [legalSlugs.withdrawalInfo[locale]]),
  accessibility: (locale: Locale) => at(locale, [legalSlugs.accessibility[locale]]),

  /** A page by the path search engines know, e.g. a seoPathInfo of the Store API. */
  seo: (locale: Locale, seoPath: string) => at(locale, seoPath.replace(/^\/+/, '').split('/').map(decoded)),
  detail: (locale: Locale, id: string) => at(locale, ['detail', id]),
  partsList: (locale: Locale, productId: string) => at(locale, ['detail', productId, 'parts']),
  review: (locale: Locale, productId: string) => at(locale, ['detail', productId, 'review']),
  navigation: (locale: Locale, id: string) => at(locale, ['navigation', id]),
  landingPage: (locale: Locale, id: string) => at(locale, ['landingPage', id]),
} as const

export type PathName = keyof typeof paths

/** What goes behind the question mark; what is undefined or empty stays away. */
export type Query = Readonly<Record<string, string | number | undefined>>

/** The same path in another language. For pages with a path of their own per language, ask their meta. */
export function switchLocale(path: string, to: Locale): string {
  const { prefix } = localeEntry(localeOfPath(path.split(/[?#]/, 1)[0] ?? path))
  const bare = prefix === '' ? path : path.slice(prefix.length + 1)
  const target = localeEntry(to).prefix

  if (target === '') return bare.startsWith('/') ? bare : `/${bare}`
  return bare === '/' ? `/${target}` : `/${target}${bare.startsWith('/?') ? bare.slice(1) : bare}`
}

function at(locale: Locale, parts: readonly string[], query: Query = {}): string {
  const { prefix } = localeEntry(locale)
  const path = [...(prefix ? [prefix] : []), ...parts].map(encodeURIComponent).join('/')
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return asked.length > 0 ? `/${path}?${new URLSearchParams(asked)}` : `/${path}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A stray % in a stored path: it is taken literally and encoded on the way out.
    return part
  }
}
