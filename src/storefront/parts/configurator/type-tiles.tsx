import { Link } from '../../../ui/link.tsx'
import { usePaths } from '../../shop-frame.tsx'
import { SystemDrawing } from '../lines/system-drawing.tsx'
import type { Scenes } from '../load-scenes.ts'
import { Scene } from '../scene.tsx'
import type { TypeFacts } from './type-facts.ts'

/** The four kinds, each in its kitchen; a kind without a picture is drawn. */
export function TypeTiles({ facts, scenes }: { facts: readonly TypeFacts[]; scenes: Scenes }) {
  const path = usePaths()

  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:gap-5 xl:grid-cols-4">
      {facts.map(({ id, name, help }) => {
        const scene = scenes[`kitchen-${id}`]
        return (
          <li key={id} className="scene-tile scene-tile-row group">
            {scene ? (
              <Scene media={scene} silent sizes="(min-width: 80rem) 24vw, (min-width: 40rem) 48vw, 40vw" />
            ) : (
              <SystemDrawing kind={id} className="drawn" />
            )}
            <div className="scene-tile-words">
              <h3 className="text-[clamp(1.0625rem,0.6rem+2vw,1.25rem)]">
                <Link to={path('configuratorType', id)} className="stretched group-hover:text-primary">
                  {name}
                </Link>
              </h3>
              <p className="mt-1.5 text-sm text-muted">{help}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
