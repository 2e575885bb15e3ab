import type { ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { Assumptions } from './assumptions.tsx'
import type { LoadedResults } from './load-results.ts'
import { NotFitting } from './not-fitting.tsx'
import { PlacePanel } from './place-panel.tsx'
import { sayTitle } from './say-title.ts'
import type { WorkedOut } from './work-out-place.ts'

type PlainResultsProps = {
  loaded: LoadedResults
  worked: WorkedOut
  /** Stands below the drawing. */
  children: ReactNode
}

/** What fits while the shop is out of reach: all that the rules know, without pictures, prices and stock. */
export function PlainResults({ loaded: { type, typed, known }, worked, children }: PlainResultsProps) {
  const texts = useTexts().configurator
  const { fits, notFit } = worked.result

  return (
    <>
      <Alert tone="info">{texts.results.outOfReach}</Alert>
      <div className="results-place">
        <div>
          <PlacePanel type={type} worked={worked} />
          {children}
        </div>
        {fits.length > 0 && (
          <section>
            <h2 className="text-xl">{sayTitle(worked, texts)}</h2>
            <ul className="misses mt-4">
              {fits.map(({ system, assumptions }) => (
                <li key={system.model}>
                  <p className="font-medium">{system.name}</p>
                  <small className="text-muted">
                    {texts.results.holds(system.containerCount, system.totalLitres)} · {system.productNumber}
                  </small>
                  {assumptions.length > 0 && (
                    <div className="mt-2">
                      <p className="text-sm font-medium">{texts.results.fitsIfLabel}:</p>
                      <Assumptions {...{ assumptions, type, typed, messages: known.messages }} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <NotFitting misses={notFit} known={known} />
    </>
  )
}
