import type { StoreApiError } from '../store-api/client.ts'

export type { StoreApi, StoreApiError, WireError as StoreApiProblem } from '../store-api/client.ts'

/** By its name and shape, not its class: on the server the pages are a bundle of their own. */
export const isStoreApiError = (error: unknown): error is StoreApiError =>
  error instanceof Error &&
  error.name === 'StoreApiError' &&
  'status' in error &&
  'errors' in error &&
  Array.isArray(error.errors)
