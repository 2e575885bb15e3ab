import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ToastRegion } from '../../ui/toasts.tsx'
import { toLogin } from '../login-first.ts'
import { storeApiContext } from '../page-context.ts'
import { AccountNavigation } from '../parts/account/account-navigation.tsx'
import { DoneNote } from '../parts/done/done-note.tsx'
import { SiteFooter } from '../parts/footer/site-footer.tsx'
import { SiteHeader } from '../parts/header/site-header.tsx'
import { SideCartPlace } from '../parts/side-cart-place.tsx'
import { useTexts } from '../shop-frame.tsx'
import { loader as readSite, shouldRevalidate } from './default.tsx'

/** Guests have no account: they log in, or look for their order by its number. */
export async function loader(args: LoaderFunctionArgs) {
  const [site, { customer }] = await Promise.all([
    readSite(args),
    args.context.get(storeApiContext).call('GET /context'),
  ])
  if (!customer?.active || customer.guest) throw toLogin(args)
  return site
}

export { shouldRevalidate }

export const words = ['account', 'pages'] as const

/** The shop around, and the rooms of the account beside its page. */
export default function AccountLayout() {
  const { main, footer, service, country, payments, announced, claims, done } = useLoaderData<typeof loader>()
  const { site } = useTexts()

  return (
    <>
      <SkipLink to="content">{site.skipToContent}</SkipLink>
      <SiteHeader navigation={main} {...{ service, country, announced }} />
      <div className="shell account-layout">
        <AccountNavigation />
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          <DoneNote done={done} className="pt-4" />
          <Outlet />
        </main>
      </div>
      <SiteFooter navigation={footer} {...{ country, payments, announced, claims }} />
      <SideCartPlace />
      <ToastRegion label={site.notices} close={site.close} />
    </>
  )
}
