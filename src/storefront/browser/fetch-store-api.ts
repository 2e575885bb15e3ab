import type { StoreApi } from '../store-api.ts'

/** The Store API over the network. */
export const fetchStoreApi = (): StoreApi => ({
  call: () => Promise.reject(new Error('not reachable from the browser yet')),
})
