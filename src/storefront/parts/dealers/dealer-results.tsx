import { MapPinned } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { calledAsTyped } from './called.ts'
import { DealerCard } from './dealer-card.tsx'
import { DotMap, PinMap } from './dealer-map.tsx'
import type { LoadedDealers } from './load-dealers.ts'
import { homeView } from './map-view.ts'
import { SpotList } from './spot-list.tsx'
import { WhichPlace } from './which-place.tsx'

/** So few are shown with all there is to say about them. */
const fewDealers = 3

/** What a search for dealers came to: a list and a map beside each other, a question, or what else to do. */
export function DealerResults({ loaded }: { loaded: LoadedDealers }) {
  const { query, place, places, dealers, spots, total, country } = loaded
  const texts = useTexts().dealers
  const nameOf = (iso: string) => loaded.countries.find((one) => one.iso === iso)?.name ?? iso
  const shownCountry = country ?? query.country

  if (places.length > 0) return <WhichPlace {...{ query, places, nameOf }} />
  if (total === 0) return <Nobody loaded={loaded} />

  const title = place
    ? texts.nearest(dealers.length, calledAsTyped(query.search, place.name, loaded.towns))
    : shownCountry
      ? texts.inCountry(total, nameOf(shownCountry))
      : texts.all(total)

  return (
    <section aria-labelledby="found" className="mt-10">
      <h2 id="found" className="text-title">
        {title}
      </h2>
      {place?.match === 'similar' && (
        <p className="mt-2 text-muted">{texts.similar(query.search, place.name)}</p>
      )}
      {place?.match === 'near' && <p className="mt-2 text-muted">{texts.near(query.search, place.name)}</p>}
      <a className="link map-jump not-printed" href="#map">
        <MapPinned aria-hidden size={18} />
        {texts.toMap}
      </a>
      <div className="dealers-found">
        {dealers.length > 0 ? (
          <div>
            <ol className="grid">
              {dealers.map((dealer, order) => (
                <DealerCard
                  key={dealer.key}
                  dealer={dealer}
                  order={order + 1}
                  from={place}
                  open={dealers.length <= fewDealers}
                />
              ))}
            </ol>
            <p className="hint mt-4">{texts.hoursNote}</p>
          </div>
        ) : (
          <SpotList spots={spots} nameOf={nameOf} open={shownCountry !== ''} />
        )}
        {dealers.length > 0 ? (
          <PinMap dealers={dealers} place={place} />
        ) : (
          <DotMap dealers={spots} view={shownCountry ? undefined : homeView} />
        )}
      </div>
    </section>
  )
}

/** A place we do not know, or nobody of the kind: what to try, and whom to ask. */
function Nobody({ loaded: { query, place } }: { loaded: LoadedDealers }) {
  const texts = useTexts().dealers
  const path = usePaths()
  const isUnknown = place === null && query.search !== ''

  return (
    <div className="mt-10">
      <EmptyState
        title={isUnknown ? texts.unknown(query.search) : texts.none}
        text={isUnknown ? texts.unknownText : texts.noneText}
      >
        <ButtonLink to={path('contact', { subject: texts.askSubject(query.search) })}>
          {texts.askUs}
        </ButtonLink>
        <ButtonLink look="quiet" to={path('dealers', isUnknown ? {} : { search: query.search })}>
          {isUnknown ? texts.showAll : texts.withoutFilter}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
