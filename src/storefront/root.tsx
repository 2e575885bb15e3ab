import { Outlet, ScrollRestoration } from 'react-router'
import { useHydrated } from '../ui/hydrated.ts'

/** Around every layout: a page begins at its top, and going back leads to where one was. */
export function Root() {
  // Only once alive: drawn by the server it would be a script that the security policy does not know.
  const alive = useHydrated()
  return (
    <>
      <Outlet />
      {alive && <ScrollRestoration />}
    </>
  )
}
