import { ButtonLink } from '../../../ui/button.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { ShopTerms } from '../terms.tsx'
import type { LoadedFormer } from './load-former.ts'
import { ProductGrid } from './product-grid.tsx'

/** Stands where a product was that is no longer shown: what it was, and what to look at instead. */
export function FormerProduct({
  loaded: { name, number, category, instead, terms },
}: {
  loaded: LoadedFormer
}) {
  const { product, errors } = useTexts()
  const { former } = product
  const path = usePaths()

  return (
    <ShopTerms terms={terms}>
      <div className="shell py-16">
        <h1>{former.title}</h1>
        <p className="mt-4 max-w-prose text-lg text-muted">{former.text(name, number)}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          {category && <ButtonLink to={category.to}>{former.all(category.name)}</ButtonLink>}
          <ButtonLink to={path('search')} look="quiet">
            {errors.search}
          </ButtonLink>
        </p>
        {instead.length > 0 && (
          <section className="mt-16">
            <h2>{former.instead}</h2>
            <div className="mt-6">
              <ProductGrid products={instead} exact />
            </div>
          </section>
        )}
      </div>
    </ShopTerms>
  )
}
