import { Link } from '../../../ui/link.tsx'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { Picture } from '../product/picture.tsx'
import { said } from '../product/product-path.ts'
import { categoryPath } from './category-path.ts'
import type { WireCategory } from './wire.ts'

/** The groups one level down: tiles where they have pictures, otherwise a row of links. */
export function SubCategories({ categories }: { categories: readonly WireCategory[] }) {
  const { listing } = useTexts().catalogue
  const locale = useLocale()
  const groups = categories.flatMap((category) => {
    const to = categoryPath(locale, category)
    return to ? [{ id: category.id, to, name: said(category, 'name'), media: category.media }] : []
  })
  if (groups.length === 0) return null
  const hasPictures = groups.every(({ media }) => media)

  return (
    <nav aria-label={listing.categories} className="mt-8">
      <ul className={hasPictures ? tiles : row}>
        {groups.map(({ id, to, name, media }) => (
          <li key={id}>
            {hasPictures ? (
              <Link to={to} className="group block font-medium hover:text-primary">
                <span className="block overflow-hidden rounded-lg">
                  <Picture media={media} place="card" silent />
                </span>
                <span className="mt-2 block text-[0.9375rem]">{name}</span>
              </Link>
            ) : (
              <Link
                to={to}
                className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line px-4 hover:border-primary hover:text-primary"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone they go sideways, so that the products are not far below. */
const tiles =
  'grid gap-4 max-sm:-mx-4 max-sm:auto-cols-[9rem] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:grid-cols-4 lg:grid-cols-6'

const row = 'flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:flex-wrap'
