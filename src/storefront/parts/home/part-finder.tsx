import { Link } from 'react-router'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { PartSearch } from '../spares/part-search.tsx'

/** The way to a spare part, for whoever has its number in hand and for whoever has not. */
export function PartFinder() {
  const { home, spares } = useTexts()
  const path = usePaths()
  const types = ['frontauszug', 'drehtueren', 'freistehend'] as const

  return (
    <section aria-labelledby="parts" className="bg-primary-soft">
      <div className="shell grid gap-x-16 gap-y-8 py-14 lg:grid-cols-2 lg:py-20">
        <div>
          <h2 id="parts" className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)]">
            {home.parts}
          </h2>
          <p className="mt-4 max-w-xl">{home.partsText}</p>
        </div>
        <div className="self-end">
          <PartSearch />
          <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem]">
            {types.map((type) => (
              <Link key={type} to={path('sparePartsType', type)} className="link py-1">
                {spares.listing.type[type]}
              </Link>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}
