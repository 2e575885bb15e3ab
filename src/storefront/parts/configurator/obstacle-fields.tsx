import { obstacles } from '../../../shop/configurator/drawing/draw-place.ts'
import type { SystemType } from '../../../shop/configurator/measures.ts'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { Typed } from './measuring.ts'

type ObstacleFieldsProps = {
  type: SystemType
  initially: Typed
  /** What the side of the hinges is called, where there are some. */
  hinges: string | null
}

/** What stays in the cabinet: noted, drawn, and explained as soon as it is ticked. */
export function ObstacleFields({ type, initially, hinges }: ObstacleFieldsProps) {
  const { measuring } = useTexts().configurator
  if (type === 'free-standing') return null

  return (
    <Fieldset legend={measuring.obstacles} hint={measuring.obstaclesText} className="grid gap-2">
      {obstacles.map((name) => (
        <label key={name} className="choice obstacle">
          <input type="checkbox" name={name} value="1" defaultChecked={initially[name] !== undefined} />
          <span>{measuring.obstacle[name].name}</span>
          <small>{measuring.obstacle[name].help}</small>
        </label>
      ))}
      {hinges && (
        <fieldset className="mt-4">
          <legend className="mb-2 font-medium">{hinges}</legend>
          <p className="hint mb-3">{measuring.hingeHelp}</p>
          <div className="grid gap-2 sm:grid-cols-3">
            {(['', 'left', 'right'] as const).map((side) => (
              <label key={side} className="choice">
                <input
                  type="radio"
                  name="hingeSide"
                  value={side}
                  defaultChecked={(initially.hingeSide ?? '') === side}
                />
                <span>{measuring.hinge[side === '' ? 'none' : side]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </Fieldset>
  )
}
