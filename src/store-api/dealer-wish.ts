import { z } from 'zod'
import { type DealerType, dealerTypes } from '../shop/dealers/dealer.ts'
import type { DealerWish } from '../shop/dealers/find-dealers.ts'
import { refuseForm, type Violation } from '../shop/refusal.ts'
import { cleanLine } from '../values/clean-text.ts'

const longestSearch = 100
const mostDealers = 100

/** What POST /dealers is asked, with everything that is wrong with it told at once. `countries` are those of the shop. */
export function dealerWish(raw: RawDealerWish, countries: readonly string[]): DealerWish {
  const violations: Violation[] = []
  const wrong = (field: keyof RawDealerWish, rule: Violation['rule'], detail?: Violation['detail']): null => {
    violations.push({ rule, path: [field], value: raw[field], ...(detail && { detail }) })
    return null
  }

  const wish: DealerWish = {
    search: searchOf(raw.search, (...problem) => wrong('search', ...problem)) ?? '',
    country: countryOf(raw.country, countries, (...problem) => wrong('country', ...problem)),
    type: typeOf(raw.type, (...problem) => wrong('type', ...problem)),
    limit: limitOf(raw.limit, (...problem) => wrong('limit', ...problem)),
  }
  return violations.length > 0 ? refuseForm(violations) : wish
}

export const rawDealerWish = z.object({
  search: z.unknown().optional(),
  country: z.unknown().optional(),
  type: z.unknown().optional(),
  limit: z.unknown().optional(),
})
type RawDealerWish = z.infer<typeof rawDealerWish>

type Wrong = (rule: Violation['rule'], detail?: Violation['detail']) => null

/** A form sends what was not chosen as an empty text. */
const isMissing = (raw: unknown): boolean => raw === undefined || raw === null || raw === ''

function searchOf(raw: unknown, wrong: Wrong): string | null {
  if (isMissing(raw)) return ''
  // A postal code may come as a number.
  if (typeof raw !== 'string' && !(typeof raw === 'number' && Number.isSafeInteger(raw))) {
    return wrong('wrong-type', { type: 'string' })
  }
  const search = cleanLine(String(raw))
  return search.length > longestSearch ? wrong('too-long', { limit: longestSearch }) : search
}

function countryOf(raw: unknown, countries: readonly string[], wrong: Wrong): string | null {
  if (isMissing(raw)) return null
  const iso = typeof raw === 'string' ? raw.trim().toUpperCase() : ''
  return countries.includes(iso) ? iso : wrong('no-such-choice', { choices: countries.join(', ') })
}

function typeOf(raw: unknown, wrong: Wrong): DealerType | null {
  if (isMissing(raw)) return null
  const type = dealerTypes.find((type) => type === raw)
  return type ?? wrong('no-such-choice', { choices: dealerTypes.join(', ') })
}

function limitOf(raw: unknown, wrong: Wrong): number | null {
  if (isMissing(raw)) return null
  const limit = typeof raw === 'string' && /^-?\d{1,9}$/.test(raw) ? Number(raw) : raw
  if (typeof limit !== 'number' || !Number.isInteger(limit)) return wrong('wrong-type', { type: 'integer' })
  if (limit < 1) return wrong('too-low', { compared_value: 1 })
  return limit > mostDealers ? wrong('too-high', { compared_value: mostDealers }) : limit
}
