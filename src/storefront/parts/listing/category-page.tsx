import { PageTrail } from '../page-trail.tsx'
import { Picture } from '../product/picture.tsx'
import { said } from '../product/product-path.ts'
import { ShopTerms } from '../terms.tsx'
import type { LoadedCategory } from './load-category.ts'
import { ProductListing } from './product-listing.tsx'
import { SubCategories } from './sub-categories.tsx'

/** A category: what it is, the groups in it, and its products. */
export function CategoryPage({ loaded }: { loaded: LoadedCategory }) {
  const { category, children, listing, query, path, terms } = loaded
  const name = said(category, 'name')
  const description = said(category, 'description')

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-24">
        <PageTrail />
        <div className={category.media ? 'grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1fr_22rem]' : ''}>
          <div>
            <h1 className="text-headline">{name}</h1>
            {description && <p className="mt-4 max-w-2xl text-lg text-muted">{description}</p>}
          </div>
          {category.media && (
            <div className="overflow-hidden rounded-lg max-lg:hidden">
              <Picture media={category.media} place="card" silent />
            </div>
          )}
        </div>
        {query.page === 1 && <SubCategories categories={children} />}
        <div className="mt-10">
          <ProductListing path={path} listing={listing} query={query} />
        </div>
      </div>
    </ShopTerms>
  )
}
