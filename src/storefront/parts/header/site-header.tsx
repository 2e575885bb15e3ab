import { Heart, Search, ShoppingCart, UserRound } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Link } from '../../../ui/link.tsx'
import type { NavigationLink } from '../../navigation.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { MyCabinet } from '../cabinet/fit-badge.tsx'
import { CountryChoice } from '../country-choice.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { type Announced, Announcement } from './announcement.tsx'
import { CartBadge } from './cart-badge.tsx'
import { LanguageLinks, LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MainNavigation, MenuButton } from './main-navigation.tsx'
import { usePutAway } from './put-away.ts'
import { WishlistBadge } from './wishlist-badge.tsx'

type SiteHeaderProps = {
  navigation: readonly NavigationLink[]
  service: readonly NavigationLink[]
  country: { id: string; name: string }
  announced: Announced | undefined
}

/** Above every page: what the shop is, where things are, what one has. */
export function SiteHeader({ navigation, service, country, announced }: SiteHeaderProps) {
  const { site } = useTexts()
  const path = usePaths()
  const header = useRef<HTMLElement>(null)
  usePutAway(header)

  return (
    <header ref={header} className="site-header">
      <div className={announced ? 'strip deep' : 'strip strip-quiet deep'}>
        <div className="shell">
          <Announcement announced={announced} />
          <ServiceLinks service={service} />
          <LanguageSwitch />
          <CountryChoice country={country} />
        </div>
      </div>
      <div className="header-main">
        <div className="header-row">
          <MenuButton />
          <Link to={path('home')} className="logo-link" aria-label={`${site.shopName}, ${site.home}`}>
            <Logo />
          </Link>
          <MainNavigation navigation={navigation}>
            <ServiceLinks service={service}>
              <li>
                <Link to={path('account')}>{site.header.account}</Link>
              </li>
              <li>
                <Link to={path('wishlist')}>{site.header.wishlist}</Link>
              </li>
            </ServiceLinks>
            <LanguageLinks />
            <CountryChoice country={country} />
          </MainNavigation>
        </div>
        <SearchBox />
        <ul className="header-icons">
          <li className="search-jump">
            <Link
              to={path('search')}
              className="icon-button"
              aria-label={site.header.search}
              onClick={toSearch}
            >
              <Search aria-hidden size={22} />
            </Link>
          </li>
          <li className="max-sm:hidden">
            <Link to={path('account')} className="icon-button" aria-label={site.header.account}>
              <UserRound aria-hidden size={22} />
            </Link>
          </li>
          <li className="max-sm:hidden">
            <Link to={path('wishlist')} className="icon-button relative">
              <Heart aria-hidden size={22} />
              <WishlistBadge />
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
    </header>
  )
}

function ServiceLinks({ service, children }: Pick<SiteHeaderProps, 'service'> & { children?: ReactNode }) {
  return (
    <ul className="service-links">
      {service.map(
        ({ name, to }) =>
          to && (
            <li key={name}>
              <Link to={to}>{name}</Link>
            </li>
          ),
      )}
      <li>
        <MyCabinet to={`${usePaths()('configurator')}#cabinets`} />
      </li>
      {children}
    </ul>
  )
}

/** On a phone the field stays at the top of the page; a field that takes the focus comes into sight. */
function toSearch(event: MouseEvent) {
  const field = event.currentTarget.closest('header')?.querySelector<HTMLElement>('[role=search] input')
  if (!field) return
  event.preventDefault()
  field.focus()
}
