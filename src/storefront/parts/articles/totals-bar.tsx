import { ShoppingCart } from 'lucide-react'
import { Form, useActionData } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { useMoney, useTerms } from '../terms.tsx'
import type { ArticlesRefused } from './order-articles.ts'
import { compareFormId, orderFormId } from './order-form.ts'
import { useOrderArticles } from './use-order-articles.ts'

/** What is chosen and what it comes to, with the buttons for all rows. */
export function TotalsBar() {
  const { table, totals } = useTexts().professional
  const path = usePaths()
  const money = useMoney()
  const { taxState } = useTerms()
  const refused = useActionData() as ArticlesRefused | undefined
  const { chosen, onSubmit, adding, problem } = useOrderArticles()
  const said = problem ?? (refused && (refused.refused === 'empty' ? table.empty : table.failed))
  const { articles, pieces, net, gross } = chosen

  return (
    <section className="totals-bar not-printed" aria-label={totals.label}>
      <div className="sum mr-auto" role="status">
        <p className="text-sm text-muted">
          {articles > 0 ? totals.chosen(articles, pieces) : totals.nothing}
        </p>
        {articles > 0 && (
          <p className="text-lg font-medium tabular-nums">
            {taxState === 'tax-free' ? (
              money(net / 100)
            ) : (
              <>
                <span className="as-gross">{money(gross / 100)}</span>
                <span className="as-net">{money(net / 100)}</span>
              </>
            )}
          </p>
        )}
      </div>
      {said && (
        <p role="alert" className="error">
          {said}
        </p>
      )}
      <Form id={compareFormId} action={path('compare')}>
        <Button look="quiet">{totals.compare}</Button>
      </Form>
      <Form id={orderFormId} method="post" onSubmit={onSubmit}>
        <Button data-later="rather" aria-disabled={adding}>
          <ShoppingCart aria-hidden size={18} />
          {totals.add}
        </Button>
      </Form>
    </section>
  )
}
