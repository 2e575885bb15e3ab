import { data, type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ToastRegion } from '../../ui/toasts.tsx'
import { dropDone, keptDone } from '../done-cookie.ts'
import { readNavigation } from '../navigation.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { DoneNote } from '../parts/done/done-note.tsx'
import { SiteFooter } from '../parts/footer/site-footer.tsx'
import { LanguageOffers } from '../parts/header/language-offer.tsx'
import { SiteHeader } from '../parts/header/site-header.tsx'
import { SideCartPlace } from '../parts/side-cart-place.tsx'
import { WishForm } from '../parts/wishlist/wish-form.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../shop-frame.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [storeApi, locale] = [context.get(storeApiContext), context.get(localeContext)]
  const [terms, methods, main, footer, service, promised] = await Promise.all([
    storeApi.call('GET /context'),
    storeApi.call('POST /payment-method'),
    readNavigation(storeApi, 'main-navigation', locale),
    readNavigation(storeApi, 'footer-navigation', locale),
    readNavigation(storeApi, 'service-navigation', locale),
    storeApi.call('POST /claim'),
  ])
  const { id, translated } = terms.shippingLocation.country
  const country = { id, name: translated.name }
  const payments = methods.elements.map(({ translated }) => translated.name)
  const announced = terms.closures.map(({ title, text }) => ({ title, text })).at(0)
  const claims = promised.map(({ key, short }) => ({ key, short }))
  const done = keptDone(request)
  const site = { main, footer, service, country, payments, announced, claims, done }
  return data(site, done ? { headers: { 'Set-Cookie': dropDone } } : {})
}

// What is in the cart changes with a form; where the shop's rooms are does not.
export const shouldRevalidate = () => false

export default function DefaultLayout() {
  const { main, footer, service, country, payments, announced, claims, done } = useLoaderData<typeof loader>()
  const { site } = useTexts()
  const isFrontDoor = useLocation().pathname === paths.home('de-DE')

  return (
    <>
      <SkipLink to="content">{site.skipToContent}</SkipLink>
      {isFrontDoor && <LanguageOffers />}
      <SiteHeader navigation={main} {...{ service, country, announced }} />
      <main id="content" tabIndex={-1} className="outline-none">
        <DoneNote done={done} className="shell pt-4" />
        <Outlet />
      </main>
      <SiteFooter navigation={footer} {...{ country, payments, announced, claims }} />
      <SideCartPlace />
      <WishForm />
      <ToastRegion label={site.notices} close={site.close} />
    </>
  )
}
