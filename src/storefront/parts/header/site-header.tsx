import { Heart, ShoppingCart, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import type { NavigationLink } from '../../navigation.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { CountryChoice } from '../country-choice.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { CartBadge } from './cart-badge.tsx'
import { ColorMode } from './color-mode.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MainNavigation, MobileNavigation } from './main-navigation.tsx'

type SiteHeaderProps = {
  navigation: readonly NavigationLink[]
  service: readonly NavigationLink[]
  country: { id: string; name: string }
}

/** Above every page: what the shop is, where things are, what one has. */
export function SiteHeader({ navigation, service, country }: SiteHeaderProps) {
  const { site } = useTexts()
  const path = usePaths()

  return (
    <header className="site-header">
      <div className="header-top">
        <div className="shell flex items-center justify-between">
          <p className="max-lg:hidden">{site.claim}</p>
          <ul className="flex flex-wrap max-md:hidden">
            {service.map(
              ({ name, to }) =>
                to && (
                  <li key={name}>
                    <Link to={to}>{name}</Link>
                  </li>
                ),
            )}
          </ul>
          <div className="flex max-md:w-full max-md:justify-between">
            <LanguageSwitch />
            <CountryChoice country={country} />
            <ColorMode />
          </div>
        </div>
      </div>
      <div className="shell header-main">
        <MobileNavigation navigation={navigation} service={service} />
        <Link to={path('home')} aria-label={`${site.shopName}, ${site.home}`}>
          <Logo />
        </Link>
        <SearchBox />
        <ul className="flex">
          <li className="max-sm:hidden">
            <Link to={path('account')} className="icon-button" aria-label={site.header.account}>
              <UserRound aria-hidden size={22} />
            </Link>
          </li>
          <li className="max-sm:hidden">
            <Link to={path('wishlist')} className="icon-button" aria-label={site.header.wishlist}>
              <Heart aria-hidden size={22} />
            </Link>
          </li>
          <li>
            <Link to={path('cart')} className="icon-button relative">
              <ShoppingCart aria-hidden size={22} />
              <CartBadge />
            </Link>
          </li>
        </ul>
      </div>
      <MainNavigation navigation={navigation} />
    </header>
  )
}
