import { Link } from 'react-router'
import { useTexts } from '../../shop-frame.tsx'
import { SystemDrawing, type SystemKind, systemKinds } from './system-drawing.tsx'

type SystemChoiceProps = {
  /** Where the choice of a kind leads. */
  to: (kind: SystemKind) => string
  heading?: 'h2' | 'h3'
}

/** The four kinds of system, each drawn in its cabinet. */
export function SystemChoice({ to, heading: Heading = 'h3' }: SystemChoiceProps) {
  const { kinds } = useTexts().systems

  return (
    <ul className="grid gap-x-px gap-y-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {systemKinds.map((kind) => (
        <li
          key={kind}
          className="group relative grid grid-cols-[6.5rem_1fr] items-center gap-x-4 bg-page p-4 hover:bg-surface sm:flex sm:flex-col sm:items-start sm:p-6"
        >
          <SystemDrawing kind={kind} className="h-auto w-full max-w-64 sm:mx-auto" />
          <div className="sm:mt-5">
            <Heading className="text-lg">
              <Link to={to(kind)} className="stretched group-hover:text-primary">
                {kinds[kind].name}
              </Link>
            </Heading>
            <p className="mt-1.5 text-sm text-muted">{kinds[kind].text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
