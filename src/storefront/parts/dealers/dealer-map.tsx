import type { ReactNode } from 'react'
import { localeEntry } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import outlines from './map.svg?url'
import { inView, type MapView, scaleOf, viewOf, viewRatio } from './map-view.ts'
import { around, type Box, placeNames } from './place-names.ts'
import { type MapPoint, project } from './projection.ts'
import { pinSize, spreadPins } from './spread-pins.ts'
import type { DealerSpot } from './wire.ts'

type Where = { latitude: number; longitude: number }

/**
 * Numbered pins on a map, each a link to its dealer in the list. Pins that would cover each other stand beside their
 * place, with a line that leads to it.
 */
export function PinMap({
  dealers,
  place,
}: {
  dealers: readonly DealerSpot[]
  place: (Where & { name: string }) | null
}) {
  const texts = useTexts().dealers
  const spots = dealers.map(project)
  const centre = place && project(place)
  const view = viewOf(centre ? [centre, ...spots] : spots)
  const seen = spots.map((spot) => inView(spot, view))
  const pins = spreadPins(seen)
  const here = centre && inView(centre, view)

  return (
    <Frame
      view={view}
      label={texts.mapOf(place?.name ?? dealers[0]?.city ?? '')}
      covered={[...pins, ...(here ? [here] : [])].map((pin) => around(pin, pinSize / 2))}
    >
      <Ground view={view}>
        {pins.map((pin, order) => (
          <Leader key={dealers[order]?.key} from={seen[order] ?? pin} to={pin} view={view} />
        ))}
        {here && (
          <g className="map-here" transform={`translate(${written(onGround(here, view))})`}>
            <title>{texts.you}</title>
            <circle r={view.width / 60} />
            <circle r={view.width / 180} />
          </g>
        )}
      </Ground>
      <ol className="map-pins">
        {pins.map((pin, order) => {
          const dealer = dealers[order]
          return (
            dealer && (
              <li key={dealer.key} style={positionOf(pin)}>
                <a
                  id={`pin-${dealer.key}`}
                  href={`#${dealer.key}`}
                  data-type={dealer.type}
                  aria-label={texts.pin(order + 1, dealer.name, dealer.city)}
                >
                  {order + 1}
                </a>
              </li>
            )
          )
        })}
      </ol>
    </Frame>
  )
}

/** As a share of the map's width. */
const dotSize = 0.021

/** Where many are: too many to touch one, so they are dots, and the list beside them has their names. */
export function DotMap({ dealers, view }: { dealers: readonly DealerSpot[]; view?: MapView | undefined }) {
  const texts = useTexts().dealers
  const spots = dealers.map(project)
  const shown = view ?? viewOf(spots)

  return (
    <Frame
      view={shown}
      label={texts.map(dealers.length)}
      covered={spots.map((spot) => around(inView(spot, shown), dotSize / 2))}
    >
      <Ground view={shown}>
        {spots.map(({ x, y }, order) => (
          <circle
            key={dealers[order]?.key}
            className="map-dot"
            data-type={dealers[order]?.type}
            cx={Math.round(x)}
            cy={Math.round(y)}
            r={Math.round((shown.width * dotSize) / 2)}
          />
        ))}
      </Ground>
    </Frame>
  )
}

type FrameProps = {
  view: MapView
  label: string
  /** What names must leave free. */
  covered: readonly Box[]
  children: ReactNode
}

function Frame({ view, label, covered, children }: FrameProps) {
  const texts = useTexts().dealers
  const kilometres = scaleOf(view)

  return (
    <figure id="map" className="map" aria-label={label}>
      <div className="map-sheet">
        {children}
        <Names view={view} covered={covered} />
      </div>
      <figcaption>
        <span>{texts.credit}</span>
        <span aria-hidden className="map-scale" style={{ width: `${(kilometres * 1_000) / view.width}%` }}>
          {texts.kilometres(String(kilometres))}
        </span>
      </figcaption>
    </figure>
  )
}

/** For the eye: who listens has the towns in the list. */
function Names({ view, covered }: Pick<FrameProps, 'view' | 'covered'>) {
  const { language } = localeEntry(useLocale())
  const placed = placeNames(view, language, covered)

  return (
    <div aria-hidden className="map-names">
      <svg aria-hidden viewBox={`0 0 ${sheet} ${sheet / viewRatio}`}>
        {placed.map(({ name, from, hasDot, x, y }) =>
          from ? (
            <g key={name}>
              <line {...{ x1: onSheet(from.x), y1: onSheet(from.y), x2: onSheet(x), y2: onSheet(y) }} />
              {hasDot && <circle cx={onSheet(from.x)} cy={onSheet(from.y)} r={6} />}
            </g>
          ) : null,
        )}
      </svg>
      {placed.map(({ kind, name, side, from, hasDot, x, y }) => (
        <span
          key={name}
          data-kind={kind}
          data-side={side}
          data-dot={(hasDot && !from) || undefined}
          style={positionOf({ x, y })}
        >
          {name}
        </span>
      ))}
    </div>
  )
}

/** Of lines that lead to names: the sheet is so wide, and finer than anybody sees. */
const sheet = 1_200
const onSheet = (share: number): number => Math.round(share * sheet)

const parts = ['land', 'home', 'cantons', 'lakes', 'borders'] as const

/** Countries, cantons and lakes come from one file for all maps; its colours are the page's. */
function Ground({ view, children }: { view: MapView; children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      {parts.map((part) => (
        <use key={part} href={`${outlines}#${part}`} className={`map-${part}`} />
      ))}
      {children}
    </svg>
  )
}

/** Nothing when the pin stands where its dealer is. */
function Leader({ from, to, view }: { from: MapPoint; to: MapPoint; view: MapView }) {
  if (Math.hypot(from.x - to.x, from.y - to.y) < 0.01) return null
  const [place, pin] = [onGround(from, view), onGround(to, view)]

  return (
    <g className="map-leader">
      <line x1={place.x} y1={place.y} x2={pin.x} y2={pin.y} />
      <circle cx={place.x} cy={place.y} r={Math.round(view.width / 180)} />
    </g>
  )
}

const onGround = ({ x, y }: MapPoint, view: MapView): MapPoint => ({
  x: Math.round(view.x + x * view.width),
  y: Math.round(view.y + y * view.width),
})

const written = ({ x, y }: MapPoint): string => `${x} ${y}`

/** Downwards a share of the height, which is 5/6 of the width. */
const positionOf = ({ x, y }: MapPoint) => ({
  left: `${(x * 100).toFixed(2)}%`,
  top: `${(y * 120).toFixed(2)}%`,
})
