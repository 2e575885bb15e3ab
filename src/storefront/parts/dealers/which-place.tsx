import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { DealerQuery } from './dealer-query.ts'
import type { WirePlace } from './wire.ts'

type WhichPlaceProps = {
  query: DealerQuery
  places: readonly WirePlace[]
  nameOf: (iso: string) => string
}

/** Several towns of one name: each a way on. */
export function WhichPlace({ query, places, nameOf }: WhichPlaceProps) {
  const texts = useTexts().dealers
  const path = usePaths()

  return (
    <section aria-labelledby="which" className="mt-10">
      <h2 id="which" className="text-title">
        {texts.which}
      </h2>
      <p className="mt-2 text-muted">{texts.whichText(query.search)}</p>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {places.map(({ name, country, zip, search }) => (
          <li key={search}>
            <Link className="next-link" to={path('dealers', { ...query, search })}>
              <span>
                <b>{name}</b>
                <small>
                  {zip} · {nameOf(country)}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
