import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { openPage, pageFiles } from '../../src/storefront/page.ts'
import { paths, switchLocale } from '../../src/storefront/paths.ts'
import { storefront } from '../../src/storefront/routes.ts'
import { locales } from '../../src/values/locale.ts'
import { head, openPages } from './open-pages.ts'

const pages = openPages()

const routeAt = (path: string) => matchRoutes(storefront, path)?.at(-1)?.route.id

/** Specification 2 and the product's own: each path with its name. */
const named: [path: string, name: string][] = [
  ['', 'home'],
  ['abfallsysteme', 'abfallsysteme'],
  ['abfallsysteme/x-line', 'abfallsysteme-x-line'],
  ['abfallsysteme/advanced', 'abfallsysteme-advanced'],
  ['abfallsysteme/advanced/swing-door', 'abfallsysteme-advanced-type'],
  ['abfallsysteme/configurator', 'abfallsysteme-configurator'],
  ['abfallsysteme/configurator/swing-door', 'abfallsysteme-configurator-type'],
  ['abfallsysteme/configurator/swing-door/products', 'abfallsysteme-configurator-type-products'],
  ['category/a/b/c', 'category-type-category'],
  ['checkout', 'checkout'],
  ['checkout/success/1', 'checkout-success-id'],
  ['checkout/success/1/paid', 'checkout-success-id-paid'],
  ['checkout/success/1/unpaid', 'checkout-success-id-unpaid'],
  ['documents/a/b/c', 'documents-product-product_number-document'],
  ['downloads', 'downloads'],
  ['downloads/a', 'downloads-document'],
  ['ersatzteile', 'ersatzteile'],
  ['ersatzteile/drehtueren', 'ersatzteile-type'],
  ['ersatzteile/drehtueren/behaelter', 'ersatzteile-type-categories'],
  ['ersatzteile/finden', 'ersatzteile-finden'],
  ['ersatzteile/frontauszug', 'ersatzteile-frontauszug'],
  ['ersatzteile/frontauszug/behaelter', 'ersatzteile-type-categories'],
  ['handlernetz', 'handlernetz'],
  ['kontakt', 'kontakt'],
  ['montage', 'montage'],
  ['newsletter-subscribe', 'newsletter-subscribe'],
  ['reset-password', 'reset-password'],
  ['recover-password', 'recover-password'],
  ['sackspannung', 'sackspannung'],
  ['search', 'search'],
  ['service', 'service'],
  ['topseller/boxx-r', 'topseller-boxx-r'],
  ['topseller/d-line', 'topseller-d-line'],
  ['topseller/s-line', 'topseller-s-line'],
  ['topseller/x-line-pro', 'topseller-x-line-pro'],
  ['topseller/x-line', 'topseller-x-line'],
  ['__VLS_template', '__VLS_template'],
  ['products', 'products'],
  ['products/a/b', 'products-rest'],
  ['spareparts', 'spareparts'],
  ['spareparts/a', 'spareparts-rest'],
  ['detail/0', 'detail-id'],
  ['navigation/0', 'navigation-id'],
  ['landingPage/0', 'landingPage-id'],
  ['cart', 'cart'],
  ['wishlist', 'wishlist'],
  ['withdrawal', 'withdrawal'],
  ['withdrawal/done/0', 'withdrawal-done-id'],
  ['login', 'login'],
  ['register', 'register'],
  ['registration/confirm', 'registration-confirm'],
  ['blog', 'blog'],
  ['blog/a', 'blog-slug'],
  ['account', 'account'],
  ['account/addresses', 'account-addresses'],
  ['account/orders', 'account-orders'],
  ['account/orders/1', 'account-orders-id'],
  ['account/payment', 'account-payment'],
  ['account/profile', 'account-profile'],
  ['account/password', 'account-password'],
  ['account/email', 'account-email'],
  ['account/email/confirm', 'account-email-confirm'],
  ['account/passkeys', 'account-passkeys'],
  ['account/sessions', 'account-sessions'],
  ['account/documents', 'account-documents'],
  ['account/cabinets', 'account-cabinets'],
  ['account/privacy', 'account-privacy'],
  ['some/seo-path', 'all'],
]

describe.each(locales)('in $code', ({ code, prefix }) => {
  it.each(named)('/%s is %s', (path, name) => {
    expect(routeAt(`/${[prefix, path].filter(Boolean).join('/')}`)).toBe(`${name}___${code}`)
  })
})

describe('the paths', () => {
  it('are the same in all languages but for the prefix', () => {
    expect(paths.category('fr-FR', 'bins', ['a b', 'c/d'], { p: 2, order: undefined })).toBe(
      '/fr-FR/category/bins/a%20b/c%2Fd?p=2',
    )
    expect(paths.home('de-DE')).toBe('/')
    expect(paths.home('it-IT')).toBe('/it-IT')
  })

  it.each([
    ['/', 'fr-FR', '/fr-FR'],
    ['/fr-FR', 'de-DE', '/'],
    ['/fr-FR/service?a=1#b', 'it-IT', '/it-IT/service?a=1#b'],
    ['/service', 'de-DE', '/service'],
    ['/?q=1', 'en-US', '/en-US?q=1'],
    ['/en-US?q=1', 'de-DE', '/?q=1'],
  ] as const)('%s in %s is %s', (path, to, there) => expect(switchLocale(path, to)).toBe(there))
})

describe('the files of the pages', () => {
  const files = storefrontFiles(storefront)

  it('each have a route', async () => {
    const opened = await Promise.all(files)
    expect([...new Set(opened)].sort()).toEqual([...pageFiles].sort())
  })

  it.each(pageFiles)('%s shows a page', async (file) => {
    const { Component } = await openPage(file, {})
    expect(Component).toBeTypeOf('function')
  })
})

it('leads on from every page, in words it has named', async () => {
  for (const path of ['/abfallsysteme', '/service', '/downloads', '/montage', '/blog', '/login']) {
    for (const { prefix } of locales) {
      const html = await (await pages.ask(prefix ? `/${prefix}${path}` : path)).text()
      expect(head(html).title, path).toBeTruthy()
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
      expect(main.match(/<a /g)?.length ?? 0, path).toBeGreaterThan(2)
    }
  }
  expect(pages.faults).toEqual([])
})

/** The file of every route, as its own lazy function opens it. */
function storefrontFiles(routes: readonly RouteObject[]): Promise<string | undefined>[] {
  return routes.flatMap((route) => [
    ...(typeof route.lazy === 'function' ? [route.lazy().then(({ handle }) => handle?.file as string)] : []),
    ...storefrontFiles(route.children ?? []),
  ])
}
