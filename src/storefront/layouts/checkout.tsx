import { ChevronLeft } from 'lucide-react'
import { Outlet, useLocation } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ToastRegion } from '../../ui/toasts.tsx'
import { LegalBar } from '../parts/footer/legal-bar.tsx'
import { Logo } from '../parts/header/logo.tsx'
import { usePaths, useTexts } from '../shop-frame.tsx'

/** As little as possible beside the order: no navigation, nothing to get lost in. */
export default function CheckoutLayout() {
  const { site } = useTexts()
  const path = usePaths()
  const isOrdered = useLocation().pathname.includes('/checkout/success/')

  return (
    <>
      <SkipLink to="content">{site.skipToContent}</SkipLink>
      <header className="checkout-frame border-b border-line">
        <div className="shell flex flex-wrap items-center justify-between gap-x-2 py-3">
          <Link to={path('home')} aria-label={`${site.shopName}, ${site.home}`}>
            <Logo />
          </Link>
          {!isOrdered && (
            <Link to={path('cart')} className="button button-plain -mr-3 text-sm">
              <ChevronLeft aria-hidden size={16} />
              {site.checkout.backToCart}
            </Link>
          )}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="checkout-frame min-h-[70svh] py-8 outline-none">
        <Outlet />
      </main>
      <footer className="checkout-frame">
        <LegalBar />
      </footer>
      <ToastRegion label={site.notices} close={site.close} />
    </>
  )
}
