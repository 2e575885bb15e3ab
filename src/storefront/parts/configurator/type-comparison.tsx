import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { TaxNote } from '../product/product-price.tsx'
import { useMoney } from '../terms.tsx'
import type { TypeFacts } from './type-facts.ts'

/** The kinds beside each other, with what speaks against each. */
export function TypeComparison({ facts }: { facts: readonly TypeFacts[] }) {
  const { start } = useTexts().configurator
  const path = usePaths()
  const money = useMoney()

  return (
    <>
      <ul className="compare">
        {facts.map(({ id, name, models, litres, bins, fromCents }) => (
          <li key={id}>
            <h3>
              <Link to={path('configuratorType', id)} className="inline-block py-2.5 hover:text-primary">
                {name}
              </Link>
            </h3>
            <dl>
              <dt>{start.rows.right}</dt>
              <dd>{start.kinds[id].right}</dd>
              <dt>{start.rows.wrong}</dt>
              <dd>{start.kinds[id].wrong}</dd>
              <dt>{start.rows.work}</dt>
              <dd>{start.kinds[id].work}</dd>
              <div className="compare-figures">
                <dt>{start.rows.litres}</dt>
                <dd>{start.span(...litres, start.liters)}</dd>
                <dt>{start.rows.bins}</dt>
                <dd>{start.span(...bins, '').trim()}</dd>
                <dt>{start.rows.models}</dt>
                <dd>{models}</dd>
                <dt>{start.rows.price}</dt>
                <dd>
                  <b>{start.from(money(fromCents / 100))}</b>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <TaxNote className="mt-4" />
    </>
  )
}
