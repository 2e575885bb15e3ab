import { Ruler } from 'lucide-react'
import type { Length, SystemType } from '../../../shop/configurator/measures.ts'
import type { Assumption } from '../../../shop/configurator/usable-space.ts'
import { fieldId } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { queryOf, type Typed } from './measuring.ts'
import { sayMessage } from './say-message.ts'

/** What would have to be measured so that it need not be assumed. */
const measuredBy = {
  ASSUMED_SIDE_WALL: 'sideWallThickness',
  ASSUMED_DRAWER_SYSTEM: 'insideWidth',
  ASSUMED_DEPTH: 'installationDepth',
} as const satisfies Record<Assumption, Length>

type AssumptionsProps = {
  assumptions: readonly Assumption[]
  type: SystemType
  typed: Typed
  messages: Readonly<Record<string, string>>
}

/** Everything that was assumed, each one tap from the field that measures it. */
export function Assumptions({ assumptions, type, typed, messages }: AssumptionsProps) {
  const { results } = useTexts().configurator
  const path = usePaths()

  return (
    <ul className="assumptions">
      {assumptions.map((assumption) => {
        const said = sayMessage(messages, assumption)
        return (
          <li key={assumption}>
            <span>{said}</span>
            <Link
              to={`${path('configuratorType', type, queryOf(typed))}#${fieldId(measuredBy[assumption])}`}
              className="button button-quiet"
              aria-label={`${results.measureIt}: ${said}`}
            >
              <Ruler aria-hidden size={16} />
              {results.measureIt}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
