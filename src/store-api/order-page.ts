import { z } from 'zod'
import type { OrderState } from '../shop/orders/order.ts'
import { orderStateNames } from '../shop/orders/state-names.ts'
import type { CriteriaWish } from './criteria/criteria.ts'
import { readPage, usualLimits } from './criteria/page-wish.ts'

/** A page of somebody's orders as they come, the newest first: all, or those in some states, or those with a word in them. */
export type OrderPage = Narrowed & { page: number; limit: number }

type Narrowed = { states: readonly OrderState[] | null; text: string | null }

/**
 * What the database can answer by itself, however many orders somebody has: what every client asks that leafs through
 * them. Null for any other wish, which is answered from the newest of them in memory.
 */
export function orderPageOf(wish: CriteriaWish): OrderPage | null {
  const { ids, term, 'post-filter': postFilter, aggregations, grouping, filter, sort } = wish
  const others = [ids, term, postFilter, aggregations, grouping]
  if (!others.every(isNothing) || !(isNothing(sort) || newestFirst.safeParse(sort).success)) return null

  const narrowed = isNothing(filter) ? { states: null, text: null } : narrowedBy(filter)
  return narrowed && { ...readPage(wish, usualLimits), ...narrowed }
}

/** Null where something else is asked for, or the same twice. */
function narrowedBy(filter: unknown): Narrowed | null {
  const conditions = z
    .array(z.union([byState, byText]))
    .max(2)
    .safeParse(filter)
  if (!conditions.success) return null
  const [states, ...otherStates] = conditions.data.flatMap((one) => ('states' in one ? [one.states] : []))
  const [text, ...otherTexts] = conditions.data.flatMap((one) => ('text' in one ? [one.text] : []))
  if (otherStates.length > 0 || otherTexts.length > 0) return null
  return { states: states ?? null, text: text ?? null }
}

const isNothing = (said: unknown): boolean =>
  said === undefined || said === null || said === '' || (Array.isArray(said) && said.length === 0)

const newestFirst = z.union([
  z.enum(['-orderDateTime', '-createdAt']),
  z.tuple([
    z.looseObject({ field: z.enum(['orderDateTime', 'createdAt']), order: z.enum(['DESC', 'desc']) }),
  ]),
])

// The keys of a record by state are its states.
const known = Object.keys(orderStateNames) as OrderState[]

const byState = z
  .object({
    type: z.enum(['equals', 'equalsAny']),
    field: z.enum(['stateMachineState.technicalName', 'order.stateMachineState.technicalName']),
    value: z.union([z.string(), z.array(z.string())]),
  })
  .transform(({ type, value }) => {
    const asked = typeof value === 'string' && type === 'equalsAny' ? value.split('|') : [value].flat()
    return { states: known.filter((state) => asked.includes(state)) }
  })

/** Where a word is looked for: the order's number, and the names and numbers of what was bought. */
export const orderTextFields = ['orderNumber', 'lineItems.label', 'lineItems.payload.productNumber'] as const

const byText = z
  .object({
    type: z.literal('multi'),
    operator: z.enum(['or', 'OR']),
    queries: z
      .array(z.object({ type: z.literal('contains'), field: z.enum(orderTextFields), value: z.string() }))
      .length(orderTextFields.length),
  })
  .refine(
    ({ queries }) =>
      new Set(queries.map(({ field }) => field)).size === queries.length &&
      new Set(queries.map(({ value }) => value)).size === 1,
  )
  .transform(({ queries: [first] }) => ({ text: first?.value ?? '' }))
