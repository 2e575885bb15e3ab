import { Link } from 'react-router'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { said } from '../product/product-path.ts'
import { ShopTerms } from '../terms.tsx'
import { categoryPath } from './category-path.ts'
import type { LoadedCategory } from './load-category.ts'
import { ProductListing } from './product-listing.tsx'
import type { WireCategory } from './wire.ts'

/** A category: what it is, the groups in it, and its products. */
export function CategoryPage({ loaded }: { loaded: LoadedCategory }) {
  const { category, children, trail, listing, query, path, terms } = loaded
  const { site } = useTexts()
  const locale = useLocale()
  const name = said(category, 'name')
  const description = said(category, 'description')

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-20">
        <Breadcrumb
          label={site.breadcrumb}
          trail={[{ name: site.home, to: paths.home(locale) }, ...trail, { name }]}
        />
        <h1>{name}</h1>
        {description && <p className="mt-3 max-w-2xl text-lg text-muted">{description}</p>}
        {children.length > 0 && <SubCategories categories={children} />}
        <div className="mt-10">
          <ProductListing path={path} listing={listing} query={query} />
        </div>
      </div>
    </ShopTerms>
  )
}

/** The groups one level down, as a row of links. */
export function SubCategories({ categories }: { categories: readonly WireCategory[] }) {
  const { listing } = useTexts().catalogue
  const locale = useLocale()

  return (
    <nav aria-label={listing.categories} className="mt-7">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:whitespace-nowrap sm:flex-wrap">
        {categories.map((category) => {
          const to = categoryPath(locale, category)
          return to ? (
            <li key={category.id}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center rounded border border-line px-4 hover:border-primary hover:text-primary"
              >
                {said(category, 'name')}
              </Link>
            </li>
          ) : null
        })}
      </ul>
    </nav>
  )
}
