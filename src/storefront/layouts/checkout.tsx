import { Check, ChevronLeft } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ToastRegion } from '../../ui/toasts.tsx'
import { LegalBar } from '../parts/footer/legal-bar.tsx'
import { Logo } from '../parts/header/logo.tsx'
import { usePaths, useTexts } from '../shop-frame.tsx'

/** As little as possible beside the order: no navigation, nothing to get lost in. */
export default function CheckoutLayout() {
  const { site } = useTexts()
  const path = usePaths()

  return (
    <>
      <SkipLink to="content">{site.skipToContent}</SkipLink>
      <header className="border-b border-line">
        <div className="shell flex flex-wrap items-center justify-between gap-x-6 py-3">
          <Link to={path('home')} aria-label={`${site.shopName}, ${site.home}`}>
            <Logo />
          </Link>
          <Steps />
          <Link to={path('cart')} className="button button-plain -mr-3 text-sm">
            <ChevronLeft aria-hidden size={16} />
            {site.checkout.backToCart}
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="py-8 outline-none">
        <Outlet />
      </main>
      <LegalBar />
      <ToastRegion label={site.notices} close={site.close} />
    </>
  )
}

/** Where the order stands: the cart lies behind, the details are in hand, and then it is done. */
function Steps() {
  const { checkout } = useTexts().site
  const done = useLocation().pathname.includes('/checkout/success/')
  const steps = [checkout.cart, checkout.details, checkout.done]
  const current = done ? 2 : 1

  return (
    <ol aria-label={checkout.steps} className="steps">
      {steps.map((step, position) => (
        <li key={step} aria-current={position === current ? 'step' : undefined}>
          <i aria-hidden>{position < current ? <Check size={14} /> : position + 1}</i>
          {step}
        </li>
      ))}
    </ol>
  )
}
