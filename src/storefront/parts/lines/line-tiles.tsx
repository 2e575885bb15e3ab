import { Link } from '../../../ui/link.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { Scenes } from '../load-scenes.ts'
import { Scene } from '../scene.tsx'
import type { LineLink } from './load-lines.ts'

/** The lines in their kitchens: the first two large, as most come for them. */
export function LineTiles({ lines, scenes }: { lines: readonly LineLink[]; scenes: Scenes }) {
  const { line } = useTexts().lines

  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-6 lg:gap-5">
      {lines.map(({ key, path }, position) => (
        <li
          key={key}
          className={`scene-tile scene-tile-wide group ${position === 0 ? 'col-span-2' : ''} ${spans[position] ?? 'lg:col-span-2'}`}
        >
          <Scene
            media={scenes[key]}
            silent
            sizes={`(min-width: 64rem) 48vw, ${position === 0 ? 96 : 47}vw`}
          />
          <div className="scene-tile-words">
            <h3 className="text-xl">
              <Link to={path} className="stretched group-hover:text-primary">
                {line[key].name}
              </Link>
            </h3>
            <p className="mt-1 text-muted">{line[key].tagline}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Seven tiles in rows of two, three and two. */
const spans = [
  'lg:col-span-3',
  'lg:col-span-3',
  'lg:col-span-2',
  'lg:col-span-2',
  'lg:col-span-2',
  'lg:col-span-3',
  'lg:col-span-3',
]
