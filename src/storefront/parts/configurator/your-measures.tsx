import { Pencil } from 'lucide-react'
import { obstacles } from '../../../shop/configurator/drawing/draw-place.ts'
import { inMm } from '../../../shop/configurator/drawing/scene.ts'
import { lengths, type SystemType } from '../../../shop/configurator/measures.ts'
import { fieldId } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { Texts } from '../../texts/texts.ts'
import type { LoadedConfigurator } from './load-configurator.ts'
import { measuresOf, queryOf, type Typed } from './measuring.ts'

export type SaidMeasure = { name: string; field: string; value: string }

/** Everything somebody said of a place, in words, for pages, inquiries and whoever reads them. */
export function saidMeasures(
  typed: Typed,
  known: LoadedConfigurator,
  { measuring, results }: Texts['configurator'],
): SaidMeasure[] {
  const { measures } = measuresOf(typed)
  const name = (field: string) => known.inputs[field]?.name ?? field
  const { drawerSystem, doorCount, hingeSide } = measures
  const drawer = known.drawerSystems.find(({ id }) => id === drawerSystem)?.name ?? measuring.wooden
  const noted = obstacles.filter((obstacle) => typed[obstacle] !== undefined)

  return [
    ...lengths.flatMap((field) => {
      const mm = measures[field]
      return mm === undefined ? [] : [{ field, name: name(field), value: inMm(mm) }]
    }),
    ...(drawerSystem ? [{ field: 'drawerSystem', name: name('drawerSystem'), value: drawer }] : []),
    ...(doorCount ? [{ field: 'doorCount', name: name('doorCount'), value: String(doorCount) }] : []),
    ...(hingeSide
      ? [{ field: 'hingeSide', name: name('hingeSide'), value: measuring.hinge[hingeSide] }]
      : []),
    ...(noted.length > 0
      ? [
          {
            field: noted[0] ?? '',
            name: results.obstaclesNoted,
            value: noted.map((obstacle) => measuring.obstacle[obstacle].name).join(', '),
          },
        ]
      : []),
  ]
}

/** What was measured, each a tap from its field. */
export function YourMeasures({
  type,
  typed,
  known,
}: {
  type: SystemType
  typed: Typed
  known: LoadedConfigurator
}) {
  const texts = useTexts().configurator
  const path = usePaths()
  const said = saidMeasures(typed, known, texts)
  const back = path('configuratorType', type, queryOf(typed))

  return (
    <section aria-labelledby="your-measures" className="your-measures">
      <h2 id="your-measures" className="sr-only">
        {texts.results.your}
      </h2>
      {said.length > 0 ? (
        <dl>
          {said.map(({ field, name, value }) => (
            <div key={field + name}>
              <dt>{name}</dt>
              <dd>
                <Link to={`${back}#${fieldId(field)}`} className="hover:text-primary">
                  {value}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-muted">{texts.results.noMeasures}</p>
      )}
      <Link to={back} className="button button-quiet">
        <Pencil aria-hidden size={16} />
        {texts.results.change}
      </Link>
    </section>
  )
}
