import { ChevronDown, LogOut } from 'lucide-react'
import { Form, NavLink, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import type { SimpleName } from '../plain-page.tsx'
import { accountRooms } from './account-rooms.ts'

/** The way from room to room: beside the page where there is room, folded above it on a phone. */
export function AccountNavigation() {
  const { account, pages, site } = useTexts()
  const { pathname } = useLocation()
  const locale = useLocale()
  const here = accountRooms
    .flatMap(({ rooms }): readonly SimpleName[] => rooms)
    .findLast((room) => `${pathname}/`.startsWith(`${paths[room](locale)}/`))

  return (
    <nav aria-label={site.account.navigation} className="account-nav not-printed">
      {/* Another page is another fold, which is closed. */}
      <details key={pathname} className="lg:hidden">
        <summary>
          <span>
            {pages[here ?? 'account'].title}
            <span className="sr-only"> ({account.menu})</span>
          </span>
          <ChevronDown aria-hidden size={20} />
        </summary>
        <Rooms />
      </details>
      <div className="max-lg:hidden">
        <Rooms />
      </div>
    </nav>
  )
}

function Rooms() {
  const { account, pages } = useTexts()
  const locale = useLocale()
  const path = usePaths()

  return (
    <>
      {accountRooms.map(({ group, rooms }) => (
        <section key={group} aria-label={account.groups[group]}>
          <p aria-hidden>{account.groups[group]}</p>
          <ul>
            {rooms.map((room) => (
              <li key={room}>
                <NavLink to={paths[room](locale)} end={room === 'account'}>
                  {pages[room].title}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {/* A page of somebody else from here on: nothing of this one stays. */}
      <Form method="post" action={path('account')} reloadDocument>
        <button type="submit" name="intent" value="log-out">
          <LogOut aria-hidden size={18} />
          {account.logOut}
        </button>
      </Form>
    </>
  )
}
