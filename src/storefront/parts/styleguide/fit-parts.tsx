import { usePaths } from '../../shop-frame.tsx'
import { PriceSwitch } from '../articles/price-switch.tsx'
import { Assumptions } from '../configurator/assumptions.tsx'
import { FitCard } from '../configurator/fit-card.tsx'
import type { KnownSystem, LoadedConfigurator } from '../configurator/load-configurator.ts'
import { NotFitting } from '../configurator/not-fitting.tsx'
import { PlacePanel } from '../configurator/place-panel.tsx'
import { sayReason } from '../configurator/say-message.ts'
import { Steps } from '../configurator/steps.tsx'
import { workOutPlace } from '../configurator/work-out-place.ts'
import { DotMap, PinMap } from '../dealers/dealer-map.tsx'
import { homeView } from '../dealers/map-view.ts'
import type { DealerSpot } from '../dealers/wire.ts'
import type { WireProduct } from '../product/wire.ts'
import { PartsLeft } from '../spares/finder-question.tsx'

type FitPartsProps = {
  known: LoadedConfigurator
  products: readonly WireProduct[]
  dealers: readonly DealerSpot[]
}

const type = 'complete'
/** Some of all systems fit under an assumption, the others fail by a few millimetres. */
const typed = { bodyWidth: '600', installationHeight: '400', installationDepth: '455' }

/** Measuring, what fits, what is left of many parts, and where somebody is who has it. */
export function FitParts({ known, products, dealers }: FitPartsProps) {
  const path = usePaths()
  const worked = workOutPlace(type, typed, known)
  const { fits, notFit } = worked.result
  const [near] = notFit
  const systems = [...fits, ...notFit].map(({ system }) => system)
  const { messages } = known

  return (
    <div className="grid grid-cols-1 gap-12">
      <Steps at={1} links={[path('configurator')]} />
      <div className="results-place">
        <PlacePanel type={type} worked={worked} />
        <div>
          <Assumptions assumptions={['ASSUMED_SIDE_WALL', 'ASSUMED_DEPTH']} {...{ type, typed, messages }} />
          <NotFitting misses={notFit} known={known} />
        </div>
      </div>
      <ul className="fit-cards">
        {pairs(systems, products).map(({ system, product }, position) => (
          <li key={system.model}>
            <FitCard
              {...{ type, typed, system, product, messages }}
              space={worked.space}
              verdict={
                position === 0
                  ? { status: 'fits', assumptions: [] }
                  : position === 1
                    ? { status: 'fits-assumed', assumptions: ['ASSUMED_SIDE_WALL'] }
                    : {
                        status: 'near',
                        said: near?.reasons.map((reason) => sayReason(messages, reason)) ?? [],
                      }
              }
              isShown={position === 0}
            />
          </li>
        ))}
      </ul>
      <PriceSwitch vat={vat} />
      <PartsLeft count={38} total={116} />
      <div className="grid items-start gap-8 md:grid-cols-2">
        <DotMap dealers={dealers} view={homeView} />
        <PinMap dealers={dealers.slice(0, 4)} place={null} />
      </div>
    </div>
  )
}

const vat = 8.1

const pairs = (systems: readonly KnownSystem[], products: readonly WireProduct[]) =>
  products.slice(0, 3).flatMap((product, position) => {
    const system = systems[position]
    return system ? [{ system, product }] : []
  })
