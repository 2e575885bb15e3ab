import type { SystemType } from '../../../shop/configurator/measures.ts'
import { Fold } from '../../../ui/accordion.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { PlaceDrawing } from './place-drawing.tsx'
import { PlaceTable } from './place-table.tsx'
import type { WorkedOut } from './work-out-place.ts'

type PlacePanelProps = { type: SystemType; worked: WorkedOut }

/** The place with a system in it: drawn, named, and the same as a table. */
export function PlacePanel({ type, worked }: PlacePanelProps) {
  const { measuring } = useTexts().configurator
  const { drawing, shown } = worked
  const caption = !shown
    ? measuring.nothingShown
    : shown.reasons.length > 0 && !shown.isChosen
      ? measuring.nearest(shown.system.name)
      : measuring.shown(shown.system.name)

  return (
    <section className="place-panel" aria-labelledby="place">
      <h2 id="place" className="sr-only">
        {type === 'free-standing' ? measuring.drawingFree : measuring.drawing}
      </h2>
      <figure className="place-stage">
        <PlaceDrawing
          drawing={drawing}
          name={measuring.drawingName(caption)}
          captions={{ front: measuring.front, side: measuring.side }}
        />
        <figcaption>
          <b>{caption}</b>
          <span aria-hidden className="place-legend">
            <i className="place-key-given" /> {measuring.legend.given}
            <i className="place-key-needed" /> {measuring.legend.needed}
            {(shown?.reasons.length ?? 0) > 0 && (
              <>
                <i className="place-key-wrong" /> {measuring.legend.excess}
              </>
            )}
          </span>
        </figcaption>
      </figure>
      <Fold title={measuring.asTable}>
        <PlaceTable worked={worked} />
      </Fold>
    </section>
  )
}
