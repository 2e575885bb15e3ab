import type { Paths } from './store-api.ts'

/** An operation as it is written in the contract: 'POST /product-listing/{categoryId}'. */
export type Operation = keyof Paths & string

type Wish = Readonly<Record<string, unknown>>

/** What the endpoint answers: the shape it builds is the type every client sees. */
export type AnswerOf<Name extends Operation> = Paths[Name] extends {
  answer: (input: never, call: never) => Promise<infer Output>
}
  ? Output
  : never

/**
 * The storefront's one way to the shop. Path parameters, query and body travel in one wish;
 * names in braces are taken out of it for the path.
 */
export type StoreApi = {
  call<Name extends Operation>(operation: Name, wish?: Wish): Promise<AnswerOf<Name>>
}

export type WireError = {
  status: string
  code: string
  title: string
  detail: string
  meta?: { parameters?: Record<string, unknown> }
  source?: { pointer: string }
}

/** What the Store API refused, whichever transport carried it. */
export class StoreApiError extends Error {
  readonly status: number
  readonly errors: readonly WireError[]
  /** What was answered beside the errors: the cart, when an order was refused because it changed. */
  readonly beside: Readonly<Record<string, unknown>>

  constructor(status: number, errors: readonly WireError[], beside: Readonly<Record<string, unknown>> = {}) {
    super(errors.map(({ code, detail }) => `${code}: ${detail}`).join('; ') || `Store API answered ${status}`)
    this.name = 'StoreApiError'
    this.status = status
    this.errors = errors
    this.beside = beside
  }
}
