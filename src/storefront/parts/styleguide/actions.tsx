import { ArrowRight, Heart, ShoppingCart } from 'lucide-react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

/** Every look in every size, at rest, busy and out of reach. Hover and focus are met by pointer and key. */
export function Actions() {
  const { site, styleguide } = useTexts()
  const { action, other, plain, danger, busy, disabled, link } = styleguide
  const path = usePaths()

  return (
    <>
      <p className="flex flex-wrap gap-3">
        <Button size="large">{action}</Button>
        <Button size="large" look="quiet">
          {other}
        </Button>
      </p>
      <p className="flex flex-wrap gap-3">
        <Button>
          <ShoppingCart aria-hidden size={18} />
          {action}
        </Button>
        <Button look="quiet">{other}</Button>
        <Button look="plain">{plain}</Button>
        <Button look="danger">{danger}</Button>
      </p>
      <p className="flex flex-wrap gap-3">
        <Button aria-busy>{busy}</Button>
        <Button disabled>{disabled}</Button>
        <Button look="quiet" disabled>
          {disabled}
        </Button>
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <ButtonLink to={path('configurator')} look="quiet">
          {action}
          <ArrowRight aria-hidden size={18} />
        </ButtonLink>
        <a href="#actions" className="link">
          {link}
        </a>
        <button type="button" className="icon-button" aria-label={site.header.wishlist}>
          <Heart aria-hidden size={22} />
        </button>
        <button type="button" className="icon-button" aria-label={site.header.cart} disabled>
          <ShoppingCart aria-hidden size={22} />
        </button>
      </p>
    </>
  )
}
