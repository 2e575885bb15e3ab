import { storefront } from '../src/storefront/routes.ts'
import { idFrom } from '../src/values/ids.ts'

/** What stands in the variable parts of addresses, taken from the seeded shop; elsewhere anything may stand. */
const variable: Readonly<Record<string, string>> = {
  'abfallsysteme-advanced-type': 'abfallsysteme/advanced/swing-door',
  'abfallsysteme-configurator-type': 'abfallsysteme/configurator/swing-door',
  'abfallsysteme-configurator-type-products': 'abfallsysteme/configurator/swing-door/products',
  'category-type-category': 'category/waste-systems/x-line',
  'ersatzteile-type': 'ersatzteile/drehtueren',
  'ersatzteile-type-categories': 'ersatzteile/frontauszug/behaelter',
  'detail-id': `detail/${idFrom('product', '10.45.171')}`,
  'detail-id-parts': `detail/${idFrom('product', '11.60.5035.1')}/parts`,
  'detail-id-review': `detail/${idFrom('product', '10.45.171')}/review`,
  'landingPage-id': `landingPage/${idFrom('landing-page', 'imprint')}`,
  'blog-slug': 'blog/schrank-richtig-messen',
  'downloads-document': 'downloads/x-line-60-montage',
  'documents-product-product_number-document': 'documents/x-line-60/10.60.171/x-line-60-montage',
  search: 'search?search=pot',
  all: 'x-line-60-trennsystem',
}

/** Every page of the storefront with an address in German, without the slash before it. */
export const everyPage: readonly { name: string; path: string }[] = storefront
  .slice(0, 1)
  .flatMap(({ children = [] }) => children)
  .flatMap(({ children = [] }) => children)
  .map(({ id = '', path = '' }) => {
    const name = id.split('___')[0] ?? ''
    return { name, path: variable[name] ?? path.replace(/:\w+|\*/g, '1') }
  })
