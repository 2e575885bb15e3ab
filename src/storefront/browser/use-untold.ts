import { useSyncExternalStore } from 'react'
import type { CartNotice } from '../parts/cart-notices.ts'
import { onUntold, untoldNow } from './untold.ts'

const nothing: readonly CartNotice[] = []

export const useUntold = (): readonly CartNotice[] => useSyncExternalStore(onUntold, untoldNow, () => nothing)
