import { type LoaderFunctionArgs, NavLink, Outlet, useLoaderData } from 'react-router'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ToastRegion } from '../../ui/toasts.tsx'
import { SiteFooter } from '../parts/footer/site-footer.tsx'
import { SiteHeader } from '../parts/header/site-header.tsx'
import { SideCartPlace } from '../parts/side-cart-place.tsx'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { loader as readSite, shouldRevalidate } from './default.tsx'

export const loader = (args: LoaderFunctionArgs) => readSite(args)

export { shouldRevalidate }

export const words = ['pages'] as const

const rooms = [
  'account',
  'orders',
  'addresses',
  'accountPayment',
  'profile',
  'password',
  'documents',
] as const

/** The shop around, and the rooms of the account beside its page. */
export default function AccountLayout() {
  const { main, footer, service, country, payments, announced, claims } = useLoaderData<typeof loader>()
  const { pages, site } = useTexts()
  const path = usePaths()

  return (
    <>
      <SkipLink to="content">{site.skipToContent}</SkipLink>
      <SiteHeader navigation={main} {...{ service, country, announced }} />
      <div className="shell grid gap-8 lg:grid-cols-[14rem_1fr]">
        <nav aria-label={site.account.navigation} className="side-nav">
          <ul>
            {rooms.map((room) => (
              <li key={room}>
                <NavLink to={path(room)} end={room === 'account'}>
                  {pages[room].title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          <Outlet />
        </main>
      </div>
      <SiteFooter navigation={footer} {...{ country, payments, announced, claims }} />
      <SideCartPlace />
      <ToastRegion label={site.notices} close={site.close} />
    </>
  )
}
