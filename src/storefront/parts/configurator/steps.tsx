import { Link } from '../../../ui/link.tsx'
import { useTexts } from '../../shop-frame.tsx'

/** Kind, measures, result: where one is, and the way back. */
export function Steps({ at, links }: { at: 0 | 1 | 2; links: readonly string[] }) {
  const { steps } = useTexts().configurator

  return (
    <ol className="measure-steps">
      {steps.map((step, position) => {
        const to = links[position]
        return (
          <li key={step} {...(position === at && { 'aria-current': 'step' })}>
            <span aria-hidden>{position + 1}</span>
            {to !== undefined && position < at ? <Link to={to}>{step}</Link> : step}
          </li>
        )
      })}
    </ol>
  )
}
