import { Link } from '../../../ui/link.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { Scenes } from '../load-scenes.ts'
import { Scene } from '../scene.tsx'
import { SystemDrawing, type SystemKind, systemKinds } from './system-drawing.tsx'

type SystemChoiceProps = {
  /** Where the choice of a kind leads. */
  to: (kind: SystemKind) => string
  /** The kitchens the kinds belong to; a kind without one is drawn. */
  scenes?: Scenes
  heading?: 'h2' | 'h3'
}

/** The scenes this choice shows. */
export const kitchenScenes = systemKinds.map((kind) => `kitchen-${kind}` as const)

/** The four kinds of system, each in its cabinet. */
export function SystemChoice({ to, scenes = {}, heading: Heading = 'h3' }: SystemChoiceProps) {
  const { kinds } = useTexts().systems

  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:gap-5 xl:grid-cols-4">
      {systemKinds.map((kind) => {
        const scene = scenes[`kitchen-${kind}`]
        return (
          <li key={kind} className="scene-tile scene-tile-row group">
            {scene ? (
              <Scene media={scene} silent sizes="(min-width: 80rem) 24vw, (min-width: 40rem) 48vw, 96vw" />
            ) : (
              <SystemDrawing kind={kind} className="drawn" />
            )}
            <div className="scene-tile-words">
              <Heading className="text-[clamp(1.0625rem,0.6rem+2vw,1.25rem)]">
                <Link to={to(kind)} className="stretched group-hover:text-primary">
                  {kinds[kind].name}
                </Link>
              </Heading>
              <p className="mt-1.5 text-sm text-muted">{kinds[kind].text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
