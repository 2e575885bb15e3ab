import { ArrowRight } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { categoryPath } from '../listing/category-path.ts'
import type { WireCategory } from '../listing/wire.ts'
import { said } from '../product/product-path.ts'

/** The groups one level down, each with what belongs to it. */
export function PartGroups({ groups }: { groups: readonly WireCategory[] }) {
  const { listing } = useTexts().spares
  const locale = useLocale()
  if (groups.length === 0) return null

  return (
    <nav aria-label={listing.groups}>
      <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <li key={group.id} className="border-b border-line">
            <Link
              to={categoryPath(locale, group) ?? ''}
              className="flex min-h-14 items-center justify-between gap-4 font-medium hover:text-primary"
            >
              {said(group, 'name')}
              <ArrowRight aria-hidden size={18} className="flex-none text-primary" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
