import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { WireMedia } from '../product/wire.ts'
import { Scene } from '../scene.tsx'
import { PartSearch } from '../spares/part-search.tsx'

/** The way to a spare part, for whoever has its number in hand and for whoever has not. */
export function PartFinder({ scene }: { scene?: WireMedia | undefined }) {
  const { home, spares } = useTexts()
  const path = usePaths()
  const types = ['frontauszug', 'drehtueren', 'freistehend'] as const

  return (
    <section aria-labelledby="parts" className="deep below">
      <div className="shell section grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
        {scene && (
          <div>
            <Scene media={scene} silent sizes="(min-width: 64rem) 46vw, 96vw" className="rounded-lg" />
          </div>
        )}
        <div className="max-w-xl">
          <h2 id="parts" className="text-headline">
            {home.parts}
          </h2>
          <p className="mt-4 mb-8 text-lg text-muted">{home.partsText}</p>
          <PartSearch />
          <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1">
            {types.map((type) => (
              <Link key={type} to={path('sparePartsType', type)} className="link py-2.5">
                {spares.listing.type[type]}
              </Link>
            ))}
            <Link to={path('partFinder')} className="link py-2.5">
              {spares.page.findStart}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
