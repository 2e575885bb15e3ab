import type { z } from 'zod'
import type { Gateway } from '../platform/gateway.ts'
import type { Later } from '../platform/jobs/jobs.ts'
import type { Db } from '../platform/postgres/db.ts'
import type { StoredCart } from '../shop/cart/load-cart.ts'
import type { Visit } from '../shop/sessions/visit.ts'

export type Caller = {
  ip: string
  origin: string
  /** A proof came along: its browser did some work, which whoever asks a thousand times would have to do a thousand times. */
  isProved?: boolean
}

/** What every endpoint is handed besides its input: where the data is, who asks, and how. */
export type Call = {
  db: Db
  visit: Visit
  /** The visit's cart, where the endpoint begins with a look at it. */
  stored: StoredCart | null
  /** `sw-include-seo-urls`: every product and category carries its canonical paths. */
  withSeoUrls: boolean
  /** Where the request came from: an address for rate limits, a public origin for links. */
  caller: Caller
  /** For work that a worker does once this is committed. */
  later: Later
  /** Who takes money for the shop. */
  gateways: readonly Gateway[]
  /** The visit goes on under another token (login, registration, logout): it is echoed from here on. */
  renewToken(token: string): void
}

export type Endpoint<Input, Output> = {
  input: z.ZodType<Input, unknown>
  answer: (input: Input, call: Call) => Promise<Output>
  /** It changes nothing, so a POST is served as GET as well. */
  reads?: boolean
  /** What it begins with a look at, beside the visit: that comes along with it. */
  sees?: Sight
}

/** The cart as it is, or whoever the visit is of. */
export type Sight = 'cart' | 'customer'

/** Parse, do, shape: an endpoint is one expression. Answering nothing is a 204. */
export const endpoint = <Input, Output>(
  input: z.ZodType<Input, unknown>,
  answer: (input: Input, call: Call) => Promise<Output>,
): Endpoint<Input, Output> => ({ input, answer })

/** An endpoint that only reads: its POST has a GET twin, which intermediaries may repeat. */
export const reading = <Input, Output>(
  input: z.ZodType<Input, unknown>,
  answer: (input: Input, call: Call) => Promise<Output>,
): Endpoint<Input, Output> => ({ input, answer, reads: true })

/** An endpoint that begins with a look at something. */
export const seeing = <Input, Output>(
  sees: Sight,
  input: z.ZodType<Input, unknown>,
  answer: (input: Input, call: Call) => Promise<Output>,
): Endpoint<Input, Output> => ({ input, answer, sees })
