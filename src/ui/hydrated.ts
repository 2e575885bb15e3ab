import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts have arrived: false on the server and while coming alive, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
