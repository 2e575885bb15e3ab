import { ChevronDown, Menu } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { NavigationLink } from '../../navigation.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

/** On wide screens: the rooms of the shop, each showing what is in it under the pointer or the focus. */
export function MainNavigation({ navigation }: { navigation: readonly NavigationLink[] }) {
  const { header } = useTexts().site

  return (
    <nav aria-label={header.navigation} className="main-nav">
      <ul className="shell">
        {navigation.map((room) => (
          <li key={room.name} onKeyDown={(event) => event.key === 'Escape' && leave(event)}>
            <NavigationAnchor link={room} />
            {room.children.length > 0 && (
              <ul className={room.children.length > 6 ? 'panel panel-wide' : 'panel'}>
                {room.children.map((place) => (
                  <li key={place.name}>
                    <NavigationAnchor link={place} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On narrow screens: the same, folded into a menu that opens without scripts. */
export function MobileNavigation({
  navigation,
  service,
}: {
  navigation: readonly NavigationLink[]
  service: readonly NavigationLink[]
}) {
  const { header } = useTexts().site
  const path = usePaths()
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shown = useRef(key)

  // Whoever chose a page wants to see it; whoever opened the menu before scripts came wants the menu.
  useEffect(() => {
    if (menu.current && shown.current !== key) menu.current.open = false
    shown.current = key
  }, [key])

  return (
    <details ref={menu} className="menu" onKeyDown={(event) => event.key === 'Escape' && close(event)}>
      <summary className="icon-button" aria-label={header.menu}>
        <Menu aria-hidden size={24} />
      </summary>
      <nav aria-label={header.navigation} className="menu-sheet">
        {navigation.map((room) => (
          <Room key={room.name} room={room} />
        ))}
        <ul className="mt-4">
          {service.map((place) => (
            <li key={place.name}>
              <NavigationAnchor link={place} />
            </li>
          ))}
          <li>
            <Link to={path('account')}>{header.account}</Link>
          </li>
          <li>
            <Link to={path('wishlist')}>{header.wishlist}</Link>
          </li>
        </ul>
      </nav>
    </details>
  )
}

function Room({ room }: { room: NavigationLink }) {
  const { header } = useTexts().site
  if (room.children.length === 0) return <NavigationAnchor link={room} />

  return (
    <details className="fold" name="rooms">
      <summary>
        {room.name}
        <ChevronDown aria-hidden size={18} />
      </summary>
      <ul className="pb-3">
        {room.to && (
          <li>
            <Link to={room.to}>{header.all(room.name)}</Link>
          </li>
        )}
        {room.children.map((place) => (
          <li key={place.name}>
            <NavigationAnchor link={place} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A link of the navigation: within the shop, away from it, or the name of a folder. */
export function NavigationAnchor({ link: { name, to, away } }: { link: NavigationLink }) {
  if (!to) return <span>{name}</span>
  return away ? (
    <a href={to} rel="noopener">
      {name}
    </a>
  ) : (
    <Link to={to}>{name}</Link>
  )
}

/** Escape puts a panel away without leaving the place it belongs to. */
function leave({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.querySelector('a')?.focus()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

function close({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
