import { CircleCheck } from 'lucide-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { storeApiContext } from '../../page-context.ts'
import { idParam } from '../../parts/id-param.ts'
import { formatMoment } from '../../parts/withdrawal/format-moment.ts'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['withdrawal', 'pages'] as const

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  context.get(storeApiContext).call('POST /withdrawal/{withdrawalId}', { withdrawalId: idParam(params.id) })

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.withdrawal.done.title,
  robots: 'noindex, nofollow',
})

/** That it came, and when. What it says is in the receipt. */
export default function WithdrawalDone() {
  const { declaredAt } = useLoaderData<typeof loader>()
  const { done } = useTexts().withdrawal
  const path = usePaths()
  const locale = useLocale()

  return (
    <div className="shell max-w-2xl py-8">
      <CircleCheck aria-hidden size={44} className="text-primary" />
      <h1 className="mt-4">{done.title}</h1>
      <p className="mt-4 text-lg">
        {done.received}{' '}
        <time dateTime={declaredAt} className="font-semibold" suppressHydrationWarning>
          {formatMoment(declaredAt, locale)}
        </time>
      </p>
      <p className="mt-4 max-w-prose text-muted">{done.mail}</p>
      <p className="mt-3 max-w-prose text-muted">{done.next}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={path('home')}>{done.shopOn}</ButtonLink>
        <ButtonLink to={path('withdrawalInfo')} look="quiet">
          {done.info}
        </ButtonLink>
      </p>
    </div>
  )
}
