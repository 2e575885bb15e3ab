import type { RouteObject } from 'react-router'
import { type Locale, type LocaleEntry, locales } from '../values/locale.ts'
import { BareErrorPage, ErrorPage } from './error-page.tsx'
import { openPage, type PageHandle } from './page.ts'
import { Root } from './root.tsx'
import type { FetchWords } from './texts/texts.ts'

/** The pages of one language: all that a browser needs, since changing the language loads anew. */
export const routesOf = (
  { code, prefix }: Pick<LocaleEntry, 'code' | 'prefix'>,
  fetchWords?: FetchWords,
): RouteObject[] => [
  {
    id: `root___${code}`,
    path: `/${prefix}`,
    caseSensitive: true,
    Component: Root,
    ErrorBoundary: BareErrorPage,
    children: pages(code, fetchWords),
  },
]

/**
 * Every page of the storefront, once per language. A page's id is its name and locale with three
 * underscores between, e.g. `checkout___fr-FR`. The words of a path are the same in all languages.
 */
export const storefront: RouteObject[] = locales.flatMap((entry) => routesOf(entry))

function pages(locale: Locale, fetchWords: FetchWords | undefined): RouteObject[] {
  const route = (name: string, file: string, about: PageHandle = {}) => ({
    id: `${name}___${locale}`,
    lazy: () => openPage(file, about, fetchWords),
  })
  // A page that fails shows the error in its own place, so that the layout stays around it.
  const page = (path: string, name: string, file: string): RouteObject => ({
    ...route(name, `./pages/${file}`),
    ...(path === '' ? { index: true } : { path }),
    ErrorBoundary: ErrorPage,
  })
  const layout = (name: string, children: RouteObject[]): RouteObject => ({
    ...route(`${name}-layout`, `./layouts/${name}.tsx`, { layout: true }),
    children,
  })

  return [
    layout('default', [
      page('', 'home', 'home.tsx'),

      page('abfallsysteme', 'abfallsysteme', 'waste-systems/overview.tsx'),
      page('abfallsysteme/x-line', 'abfallsysteme-x-line', 'waste-systems/x-line.tsx'),
      page('abfallsysteme/advanced', 'abfallsysteme-advanced', 'waste-systems/advanced.tsx'),
      page(
        'abfallsysteme/advanced/quick-order',
        'abfallsysteme-advanced-quick-order',
        'waste-systems/quick-order.tsx',
      ),
      page('abfallsysteme/advanced/compare', 'abfallsysteme-advanced-compare', 'waste-systems/compare.tsx'),
      page('abfallsysteme/advanced/:type', 'abfallsysteme-advanced-type', 'waste-systems/advanced-type.tsx'),
      page('abfallsysteme/configurator', 'abfallsysteme-configurator', 'configurator/start.tsx'),
      page(
        'abfallsysteme/configurator/:type',
        'abfallsysteme-configurator-type',
        'configurator/measurements.tsx',
      ),
      page(
        'abfallsysteme/configurator/:type/products',
        'abfallsysteme-configurator-type-products',
        'configurator/products.tsx',
      ),
      page('category/:type/*', 'category-type-category', 'category.tsx'),
      page('topseller/boxx-r', 'topseller-boxx-r', 'topseller/boxx-r.tsx'),
      page('topseller/d-line', 'topseller-d-line', 'topseller/d-line.tsx'),
      page('topseller/s-line', 'topseller-s-line', 'topseller/s-line.tsx'),
      page('topseller/x-line-pro', 'topseller-x-line-pro', 'topseller/x-line-pro.tsx'),
      page('topseller/x-line', 'topseller-x-line', 'topseller/x-line.tsx'),

      page('ersatzteile', 'ersatzteile', 'spare-parts/overview.tsx'),
      page('ersatzteile/frontauszug', 'ersatzteile-frontauszug', 'spare-parts/front-pull-out.tsx'),
      page('ersatzteile/finden', 'ersatzteile-finden', 'spare-parts/finder.tsx'),
      page('ersatzteile/:type', 'ersatzteile-type', 'spare-parts/type.tsx'),
      page('ersatzteile/:type/*', 'ersatzteile-type-categories', 'spare-parts/category.tsx'),

      page('search', 'search', 'search.tsx'),
      page('cart', 'cart', 'cart.tsx'),
      page('wishlist', 'wishlist', 'wishlist.tsx'),
      page('wishlist/:code', 'wishlist-code', 'shared-wishlist.tsx'),

      page('order-lookup', 'order-lookup', 'order-lookup.tsx'),

      page('service', 'service', 'customer-service.tsx'),
      page('kontakt', 'kontakt', 'contact.tsx'),
      page('montage', 'montage', 'assembly.tsx'),
      page('sackspannung', 'sackspannung', 'bag-tension.tsx'),
      page('handlernetz', 'handlernetz', 'dealers.tsx'),
      page('newsletter-subscribe', 'newsletter-subscribe', 'newsletter.tsx'),
      page('blog', 'blog', 'blog/overview.tsx'),
      page('blog/:slug', 'blog-slug', 'blog/post.tsx'),
      page('downloads', 'downloads', 'downloads/overview.tsx'),
      page('downloads/:document', 'downloads-document', 'downloads/document.tsx'),
      page(
        'documents/:product/:product_number/:document',
        'documents-product-product_number-document',
        'downloads/product-document.tsx',
      ),

      page('withdrawal', 'withdrawal', 'withdrawal/withdrawal.tsx'),
      page('withdrawal/done/:id', 'withdrawal-done-id', 'withdrawal/done.tsx'),

      page('login', 'login', 'login.tsx'),
      page('register', 'register', 'register.tsx'),
      page('registration/confirm', 'registration-confirm', 'registration-confirm.tsx'),
      page('recover-password', 'recover-password', 'recover-password.tsx'),
      page('reset-password', 'reset-password', 'reset-password.tsx'),
      page('account/email/confirm', 'account-email-confirm', 'email-confirm.tsx'),

      page('detail/:id', 'detail-id', 'technical/product.tsx'),
      page('detail/:id/parts', 'detail-id-parts', 'technical/parts-list.tsx'),
      page('detail/:id/review', 'detail-id-review', 'technical/review.tsx'),
      page('navigation/:id', 'navigation-id', 'technical/category.tsx'),
      page('landingPage/:id', 'landingPage-id', 'technical/landing-page.tsx'),

      page('products', 'products', 'legacy/products.tsx'),
      page('products/*', 'products-rest', 'legacy/products.tsx'),
      page('spareparts', 'spareparts', 'legacy/spare-parts.tsx'),
      page('spareparts/*', 'spareparts-rest', 'legacy/spare-parts.tsx'),
      page('styleguide', 'styleguide', 'styleguide.tsx'),
      page('__VLS_template', '__VLS_template', 'template.tsx'),

      page('*', 'all', 'seo-path.tsx'),
    ]),

    layout('checkout', [
      page('checkout', 'checkout', 'checkout/checkout.tsx'),
      page('checkout/success/:id', 'checkout-success-id', 'checkout/success.tsx'),
      page('checkout/success/:id/paid', 'checkout-success-id-paid', 'checkout/paid.tsx'),
      page('checkout/success/:id/unpaid', 'checkout-success-id-unpaid', 'checkout/unpaid.tsx'),
    ]),

    layout('account', [
      page('account', 'account', 'account/overview.tsx'),
      page('account/addresses', 'account-addresses', 'account/addresses.tsx'),
      page('account/orders', 'account-orders', 'account/orders.tsx'),
      page('account/orders/:id', 'account-orders-id', 'account/order.tsx'),
      page('account/payment', 'account-payment', 'account/payment.tsx'),
      page('account/profile', 'account-profile', 'account/profile.tsx'),
      page('account/password', 'account-password', 'account/password.tsx'),
      page('account/email', 'account-email', 'account/email.tsx'),
      page('account/passkeys', 'account-passkeys', 'account/passkeys.tsx'),
      page('account/sessions', 'account-sessions', 'account/sessions.tsx'),
      page('account/documents', 'account-documents', 'account/documents.tsx'),
      page('account/cabinets', 'account-cabinets', 'account/cabinets.tsx'),
      page('account/privacy', 'account-privacy', 'account/privacy.tsx'),
    ]),
  ]
}
