import { Fold } from '../../../ui/accordion.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { DealerSpot } from './wire.ts'

type SpotListProps = { spots: readonly DealerSpot[]; nameOf: (iso: string) => string; open: boolean }

/** Many dealers by country and town: each name leads to what is near it. */
export function SpotList({ spots, nameOf, open }: SpotListProps) {
  const byCountry = [...Map.groupBy(spots, ({ country }) => country)]

  return (
    <div>
      {byCountry.map(([country, spots]) => (
        <Fold
          key={country}
          open={open}
          title={
            <span>
              {nameOf(country)} <span className="text-muted tabular-nums">{spots.length}</span>
            </span>
          }
        >
          <Spots spots={spots} />
        </Fold>
      ))}
    </div>
  )
}

function Spots({ spots }: { spots: readonly DealerSpot[] }) {
  const texts = useTexts().dealers
  const path = usePaths()

  return (
    <ul className="dealer-spots">
      {spots.map(({ key, name, type, zip, city, country }) => (
        <li key={key}>
          <Link to={path('dealers', { search: `${country}-${zip} ${city}` })}>
            <span className="map-dot-key" data-type={type} aria-hidden />
            <b>{city}</b>
            <span>
              {name}
              <small>{texts.types[type]}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
