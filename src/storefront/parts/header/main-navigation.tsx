import { ArrowRight, ChevronDown, Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import type { NavigationLink, NavigationPicture } from '../../navigation.ts'
import { useTexts } from '../../shop-frame.tsx'
import { Logo } from './logo.tsx'

const menuId = 'menu'

/** Opens the rooms of the shop where they do not fit into the header. */
export const MenuButton = () => (
  <button
    type="button"
    className="icon-button menu-button"
    popoverTarget={menuId}
    aria-label={useTexts().site.header.menu}
  >
    <Menu aria-hidden size={24} />
  </button>
)

/**
 * The rooms of the shop: beside each other with a panel each, or on narrow screens below each other in a
 * drawer. It is one piece of HTML for both, and both open without scripts.
 */
export function MainNavigation({
  navigation,
  children,
}: {
  navigation: readonly NavigationLink[]
  /** What the drawer holds besides: only seen where it is one. */
  children: ReactNode
}) {
  const { header, close } = useTexts().site

  return (
    <nav id={menuId} popover="auto" aria-label={header.navigation} className="main-nav">
      <div className="menu-top">
        <Logo />
        <button
          type="button"
          className="icon-button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={close}
        >
          <X aria-hidden size={24} />
        </button>
      </div>
      <ul className="rooms">
        {navigation.map((room) => (
          <li key={room.name}>
            <Room room={room} />
          </li>
        ))}
      </ul>
      <div className="menu-more">{children}</div>
    </nav>
  )
}

/** A room: its own page first, then what is in it; what explains itself stands apart from what has only a name. */
function Room({ room }: { room: NavigationLink }) {
  const { header } = useTexts().site
  const { pathname } = useLocation()
  const here = room.to !== null && room.to.length > 1 && pathname.startsWith(room.to)
  if (room.children.length === 0) return <NavigationAnchor link={room} />

  const [explained, named] = [true, false].map((isExplained) =>
    room.children.filter(({ text }) => Boolean(text) === isExplained),
  ) as [NavigationLink[], NavigationLink[]] // two questions, two answers

  return (
    <details className="room" name="rooms">
      <summary {...(here && { 'data-here': '' })}>
        {room.name}
        <ChevronDown aria-hidden size={18} />
      </summary>
      <div className="panel">
        <div className="shell">
          <p className="panel-name">
            <b aria-hidden>{room.name}</b>
            {room.to && (
              <Link to={room.to}>
                {header.all(room.name)}
                <ArrowRight aria-hidden size={18} />
              </Link>
            )}
          </p>
          {explained.length > 0 && <Places places={explained} look="panel-kinds" />}
          {named.length > 0 && (
            <Places places={named} look={explained.length > 0 ? 'panel-lines' : 'panel-places'} />
          )}
          {explained.length === 0 && room.picture && <PlacePicture picture={room.picture} />}
        </div>
      </div>
    </details>
  )
}

const Places = ({ places, look }: { places: readonly NavigationLink[]; look: string }) => (
  <ul className={look}>
    {places.map((place) => (
      <li key={place.name}>
        <NavigationAnchor link={place} />
      </li>
    ))}
  </ul>
)

/** Says nothing the name does not say; fetched when its panel is opened. */
const PlacePicture = ({ picture: { url, ...size } }: { picture: NavigationPicture }) => (
  <img src={url} alt="" {...size} loading="lazy" decoding="async" className="panel-picture stage" />
)

/** A link of the navigation: within the shop, away from it, or the name of a folder. */
export function NavigationAnchor({ link: { name, text, picture, to, away } }: { link: NavigationLink }) {
  const said = (
    <>
      {text && picture && <PlacePicture picture={picture} />}
      {name}
      {text && <small>{text}</small>}
    </>
  )
  if (!to) return <span>{said}</span>
  return away ? (
    <a href={to} rel="noopener">
      {said}
    </a>
  ) : (
    <Link to={to}>{said}</Link>
  )
}
