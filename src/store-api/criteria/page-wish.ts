import { refuse } from '../../shop/refusal.ts'
import { printed } from '../../values/printed.ts'

export type Limits = { usual: number; most: number }

/** What a client gets when it does not say, and the most it may ask for (contract 5.5). */
export const usualLimits: Limits = { usual: 100, most: 100 }

/** For short lists that nobody wants in part: the provinces of Italy, the rows of an association. */
export const allRows: Limits = { usual: 500, most: 500 }

/** Nobody turns so many pages; beyond it an offset would no longer be a number the database takes. */
const lastPage = 10_000_000

export function readPage(
  { page, limit }: { page?: unknown; limit?: unknown },
  limits: Limits,
  pageName = 'page',
): { page: number; limit: number } {
  return { page: readPageNumber(page, pageName), limit: readLimit(limit, limits) }
}

function readLimit(raw: unknown, { usual, most }: Limits): number {
  if (isAbsent(raw)) return usual
  const limit = whole(raw)
  if (limit === undefined || limit < 1)
    return refuse('criteria.limit-invalid', { limit: printed(raw, 40), pointer: '/limit' })
  if (limit > most) return refuse('criteria.limit-exceeded', { limit, most, pointer: '/limit' })
  return limit
}

function readPageNumber(raw: unknown, name: string): number {
  if (isAbsent(raw)) return 1
  const page = whole(raw)
  if (page === undefined || page < 1 || page > lastPage) {
    return refuse('criteria.page-invalid', { page: printed(raw, 40), pointer: `/${name}` })
  }
  return page
}

const isAbsent = (raw: unknown) => raw === undefined || raw === null || raw === ''

function whole(raw: unknown): number | undefined {
  const number = typeof raw === 'string' && /^-?\d{1,15}$/.test(raw) ? Number(raw) : raw
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}
