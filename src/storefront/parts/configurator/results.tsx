import type { ReactNode } from 'react'
import { useTexts } from '../../shop-frame.tsx'
import { FitCard } from './fit-card.tsx'
import type { LoadedResults } from './load-results.ts'
import { NotFitting } from './not-fitting.tsx'
import { PlacePanel } from './place-panel.tsx'
import { sayReason } from './say-message.ts'
import { sayTitle } from './say-title.ts'
import { ShownSet } from './shown-set.tsx'
import { OtherTypes, WhatWouldHelp } from './ways-on.tsx'
import type { WorkedOut } from './work-out-place.ts'

type ResultsProps = {
  loaded: LoadedResults
  worked: WorkedOut
  /** Stands below the drawing. */
  children: ReactNode
}

/** What fits, the one in the drawing first; then what nearly does, what would help, and what does not fit. */
export function Results({ loaded, worked, children }: ResultsProps) {
  const { type, typed, known, products, fillers: names, shown: detail } = loaded
  const texts = useTexts().configurator
  const { result, shown, space } = worked
  const product = shown && products[shown.system.productId]
  const nothing = result.fits.length === 0
  const mended = result.notFit.filter(({ fillers }) => fillers.length > 0)
  const missed = nothing ? result.nearMisses.filter(({ fillers }) => fillers.length === 0) : []
  const card = { type, typed, space, messages: known.messages }
  const fitting = result.fits.map(({ system, status, assumptions }) => ({
    system,
    verdict: { status, assumptions },
  }))
  const near = missed.map(({ system, reasons }) => ({
    system,
    verdict: { status: 'near' as const, said: reasons.map((reason) => sayReason(known.messages, reason)) },
  }))
  const withAccessory = mended.map(({ system, fillers: [number = ''] }) => ({
    system,
    verdict: { status: 'mended' as const, said: [texts.results.withFiller(names[number] ?? number)] },
  }))
  const listed = (list: typeof fitting | typeof near | typeof withAccessory) =>
    list.flatMap(({ system, verdict }) => {
      const product = products[system.productId]
      return product
        ? [
            <li key={system.model}>
              <FitCard
                {...card}
                {...{ system, product, verdict }}
                isShown={system.model === shown?.system.model}
              />
            </li>,
          ]
        : []
    })

  return (
    <>
      <div className="results-place">
        <div>
          <PlacePanel type={type} worked={worked} />
          {children}
        </div>
        {shown && product && detail && <ShownSet {...{ loaded, worked, shown, product, detail }} />}
      </div>
      {fitting.length > 1 && (
        <Cards title={sayTitle(worked, texts)} text={texts.results.bestText}>
          {listed(fitting)}
        </Cards>
      )}
      {mended.length > 0 && (
        <Cards title={texts.results.mended} text={texts.results.mendedText}>
          {listed(withAccessory)}
        </Cards>
      )}
      {near.length > 0 && (
        <Cards title={texts.results.near} text={texts.results.nearText}>
          {listed(near)}
        </Cards>
      )}
      {nothing && (
        <>
          <WhatWouldHelp misses={near.length > 0 ? missed : result.notFit.slice(0, 3)} />
          <OtherTypes types={result.otherSystemTypes} known={known} typed={typed} />
        </>
      )}
      <NotFitting misses={result.notFit} known={known} />
    </>
  )
}

const Cards = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="mt-12">
    <h2 className="text-xl">{title}</h2>
    <p className="hint mt-1">{text}</p>
    <ul className="fit-cards">{children}</ul>
  </section>
)
