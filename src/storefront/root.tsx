import { Outlet, ScrollRestoration } from 'react-router'
import { useHydrated } from '../ui/hydrated.ts'
import { useLostFocus } from './parts/use-lost-focus.ts'

/** Around every layout: a page begins at its top, and going back leads to where one was. */
export function Root() {
  // Only once alive: drawn by the server it would be a script that the security policy does not know.
  const alive = useHydrated()
  useLostFocus()
  return (
    <>
      <Outlet />
      {alive && <ScrollRestoration />}
    </>
  )
}
