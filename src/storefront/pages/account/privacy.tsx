import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { storeApiContext } from '../../page-context.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { loadOrderHeads } from '../../parts/account/load-order-heads.ts'
import { DeleteAccount } from '../../parts/account/privacy/delete-account.tsx'
import type { DeleteAnswer } from '../../parts/account/privacy/delete-action.ts'
import { DeleteForm } from '../../parts/account/privacy/delete-form.tsx'
import { HeldData } from '../../parts/account/privacy/held-data.tsx'
import { UnfinishedNotes } from '../../parts/account/privacy/unfinished-notes.tsx'
import { plainMeta } from '../../parts/plain-page.tsx'
import { useTexts } from '../../shop-frame.tsx'

export { deleteAction as action } from '../../parts/account/privacy/delete-action.ts'

export const words = ['account', 'notices', 'pages', 'violations'] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(storeApiContext)
  const [{ counts }, { total: underWay }] = await Promise.all([
    api.call('POST /account/data-overview'),
    loadOrderHeads(api, { limit: 1, filter: [stillOpen] }),
  ])
  const isDeleting = new URL(request.url).searchParams.get('ask') === 'delete'
  return { counts, underWay, isDeleting }
}

const stillOpen = { type: 'equalsAny', field: 'stateMachineState.technicalName', value: 'open|in_progress' }

export const meta: Meta<typeof loader> = ({ texts }) => ({
  ...plainMeta(texts, 'accountPrivacy'),
  robots: 'noindex',
})

/** What the shop knows of her, a copy of it, and the end of it. */
export default function Privacy() {
  const { counts, underWay, isDeleting } = useLoaderData<typeof loader>()
  const unfinished = { underWay, enquiries: counts.enquiries ?? 0 }
  const answer = useActionData<DeleteAnswer>()
  const { privacy } = useTexts().account

  if (isDeleting) {
    return (
      <AccountPage name="accountPrivacy" title={privacy.remove.sure} text={privacy.remove.sureText}>
        <UnfinishedNotes {...unfinished} />
        <DeleteForm answer={answer} />
      </AccountPage>
    )
  }
  return (
    <AccountPage name="accountPrivacy" text={privacy.intro}>
      <HeldData counts={counts} />
      <DeleteAccount {...unfinished} />
    </AccountPage>
  )
}
