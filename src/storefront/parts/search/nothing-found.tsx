import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

/** What helps when nothing was found, and the ways on. */
export function NothingFound({ searched }: { searched: boolean }) {
  const { search } = useTexts()
  const path = usePaths()
  const ways = [
    [path('wasteSystems'), search.ways.systems],
    [path('spareParts'), search.ways.parts],
    [path('configurator'), search.ways.configurator],
    [path('downloads'), search.ways.downloads],
  ] as const

  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
      {searched && (
        <section>
          <h2>{search.nothingText}</h2>
          <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-primary">
            {search.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
          <p className="mt-5">
            <Link to={path('contact')} className="link inline-block py-2.5">
              {search.contact}
            </Link>
          </p>
        </section>
      )}
      <nav aria-labelledby="browse">
        <h2 id="browse">{search.browse}</h2>
        <ul className="mt-4 border-t border-line">
          {ways.map(([to, name]) => (
            <li key={to} className="border-b border-line">
              <Link to={to} className="flex min-h-12 items-center justify-between hover:text-primary">
                {name}
                <span aria-hidden>→</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
