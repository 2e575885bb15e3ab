import * as context from './context.ts'

/** Every operation of the Store API, by method and path. */
export const paths = {
  'GET /context': context.get,
}

export type Paths = typeof paths
