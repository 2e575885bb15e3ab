import type { Miss } from '../../../shop/configurator/fit.ts'
import { Fold } from '../../../ui/accordion.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { KnownSystem, LoadedConfigurator } from './load-configurator.ts'
import { sayReason } from './say-message.ts'

type NotFittingProps = { misses: readonly Miss<KnownSystem>[]; known: LoadedConfigurator }

/** Everything that does not fit, folded, each with every reason. */
export function NotFitting({ misses, known }: NotFittingProps) {
  const { results } = useTexts().configurator
  const path = usePaths()
  if (misses.length === 0) return null

  return (
    <section className="mt-12">
      <Fold title={<h2 className="text-xl">{results.notFit(misses.length)}</h2>}>
        <p className="hint mb-4">{results.notFitText}</p>
        <ul className="misses">
          {misses.map(({ system, reasons }) => (
            <li key={system.model}>
              <p>
                <Link
                  to={path('search', { search: system.productNumber })}
                  className="font-medium hover:text-primary"
                >
                  {system.name}
                </Link>{' '}
                <small className="text-muted">
                  {results.holds(system.containerCount, system.totalLitres)}
                </small>
              </p>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason.code}>{sayReason(known.messages, reason)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}
