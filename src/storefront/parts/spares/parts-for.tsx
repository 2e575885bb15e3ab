import { ArrowRight } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

type PartsForProps = {
  page: 'bagTension' | 'assembly'
  /** Groups of parts by their paths, each with a kind of system above it. */
  categories: readonly `${'frontauszug' | 'drehtueren' | 'freistehend'}/${string}`[]
}

/** The spare parts a page is about, by the kind of system they are for; and the way for whoever does not know hers. */
export function PartsFor({ page, categories }: PartsForProps) {
  const { spares } = useTexts()
  const path = usePaths()
  const { title, text } = spares.for[page]
  const ways = [
    ...categories.map((category) => {
      // Such a path has these two parts, by its type.
      const [type, group] = category.split('/') as ['frontauszug' | 'drehtueren' | 'freistehend', string]
      return { to: path('sparePartsCategory', type, [group]), name: spares.listing.type[type] }
    }),
    { to: path('partFinder'), name: spares.page.findStart },
  ]

  return (
    <section aria-labelledby="parts-for" className="mt-12">
      <h2 id="parts-for">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <ul className="mt-5 grid gap-x-8 border-t border-line sm:grid-cols-2">
        {ways.map(({ to, name }) => (
          <li key={to} className="border-b border-line">
            <Link
              to={to}
              className="flex min-h-14 items-center justify-between gap-4 font-medium hover:text-primary"
            >
              {name}
              <ArrowRight aria-hidden size={18} className="flex-none text-primary" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
