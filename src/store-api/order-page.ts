import { z } from 'zod'
import type { OrderState } from '../shop/orders/order.ts'
import { orderStateNames } from '../shop/orders/state-names.ts'
import type { CriteriaWish } from './criteria/criteria.ts'
import { readPage, usualLimits } from './criteria/page-wish.ts'

/** A page of somebody's orders as they come, the newest first: all, or those in some states. */
export type OrderPage = { page: number; limit: number; states: readonly OrderState[] | null }

/**
 * What the database can answer by itself, however many orders somebody has: what every client asks that leafs through
 * them. Null for any other wish, which is answered from the newest of them in memory.
 */
export function orderPageOf(wish: CriteriaWish): OrderPage | null {
  const { ids, term, 'post-filter': postFilter, aggregations, grouping, filter, sort } = wish
  const others = [ids, term, postFilter, aggregations, grouping]
  if (!others.every(isNothing) || !(isNothing(sort) || newestFirst.safeParse(sort).success)) return null

  const states = isNothing(filter) ? { success: true as const, data: null } : byState.safeParse(filter)
  return states.success ? { ...readPage(wish, usualLimits), states: states.data } : null
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
  .tuple([
    z.object({
      type: z.enum(['equals', 'equalsAny']),
      field: z.enum(['stateMachineState.technicalName', 'order.stateMachineState.technicalName']),
      value: z.union([z.string(), z.array(z.string())]),
    }),
  ])
  .transform(([{ type, value }]) => {
    const asked = typeof value === 'string' && type === 'equalsAny' ? value.split('|') : [value].flat()
    return known.filter((state) => asked.includes(state))
  })
