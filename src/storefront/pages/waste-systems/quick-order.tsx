import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { storeApiContext } from '../../page-context.ts'
import { loadTerms } from '../../parts/load-terms.ts'
import { PageTrail } from '../../parts/page-trail.tsx'
import { CheckedList } from '../../parts/quick-order/checked-list.tsx'
import { OrderList } from '../../parts/quick-order/order-list.tsx'
import { type QuickOrderAnswer, quickOrderAction } from '../../parts/quick-order/quick-order-action.ts'
import { ShopTerms } from '../../parts/terms.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../shop-frame.tsx'

export const words = ['professional', 'systems'] as const

export const handle = { cache: everybodys }

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  terms: await loadTerms(context.get(storeApiContext)),
})

export const action = quickOrderAction

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.professional.quick.title,
  description: texts.professional.quick.description,
  trail: [
    { name: texts.systems.choice.title, to: paths.wasteSystems },
    { name: texts.systems.advanced.title, to: paths.advanced },
    { name: texts.professional.quick.title },
  ],
})

/** For whoever has a list: paste it, look at the answers, order all of it at once. */
export default function QuickOrder() {
  const { terms } = useLoaderData<typeof loader>()
  const answer = useActionData() as QuickOrderAnswer | undefined
  const { professional } = useTexts()
  const { quick } = professional

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-20">
        <PageTrail />
        <h1>{quick.title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{quick.text}</p>
        {answer?.checked ? (
          <CheckedList checked={answer.checked} problem={answer.problem} />
        ) : (
          <OrderList answer={answer} />
        )}
      </div>
    </ShopTerms>
  )
}
