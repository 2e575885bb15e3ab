import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { KeptCabinet } from '../../parts/cabinet/kept-cabinet.tsx'
import { redirectDone } from '../../parts/done/tell-done.tsx'
import { plainMeta } from '../../parts/plain-page.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['account', 'cabinet', 'pages'] as const

export async function loader({ context }: LoaderFunctionArgs) {
  const { cabinets } = await context.get(storeApiContext).call('POST /customer/cabinet')
  return { cabinets: cabinets.toReversed() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const [api, home] = [context.get(storeApiContext), paths.cabinets(context.get(localeContext))]
  const place = form.get('place')

  if (form.get('intent') === 'rename') {
    await api.call('POST /customer/cabinet/keep', { cabinets: [{ place, name: form.get('name') }] })
  } else if (form.get('intent') === 'forget') {
    await api.call('POST /customer/cabinet/forget', { place })
  } else throw data(null, { status: 400 })

  await haveThemHere()
  return redirectDone(home, form.get('intent') === 'rename' ? 'cabinet-renamed' : 'cabinet-forgotten')
}

/** This browser has them as well, to say of every product whether it fits. */
async function haveThemHere() {
  if (typeof document === 'undefined') return
  const { takeCabinetsFromAccount } = await import('../../parts/cabinet/account-cabinets.ts')
  await takeCabinetsFromAccount()
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  ...plainMeta(texts, 'cabinets'),
  robots: 'noindex',
})

/** What she measured, on every device she is logged in on. */
export default function Cabinets() {
  const { cabinets } = useLoaderData<typeof loader>()
  const { account } = useTexts()
  const path = usePaths()
  const words = account.cabinets

  return (
    <AccountPage name="cabinets" text={words.text} wide>
      {cabinets.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={words.none} text={words.noneText}>
            <ButtonLink to={path('configurator')}>{words.measure}</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <ul className="account-cards mt-8">
            {cabinets.map((cabinet) => (
              <li key={cabinet.place} className="card">
                <KeptCabinet cabinet={cabinet} />
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <ButtonLink to={path('configurator')} look="quiet">
              {words.another}
            </ButtonLink>
          </p>
        </>
      )}
    </AccountPage>
  )
}
