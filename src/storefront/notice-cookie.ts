import { readCookie } from './cookies.ts'
import type { CartNotice } from './parts/cart-notices.ts'

/**
 * Carries notices over the redirect that follows a form, for shoppers without scripts: the cart tells
 * what it corrected only once, in the answer to the change. The next page shows them and takes them away.
 */
const name = 'cart-notices'
const mostNotices = 8

/** For the redirect: nothing when there is nothing to tell. */
export const keepingNotices = (told: readonly CartNotice[]): ResponseInit =>
  told.length > 0 ? { headers: { 'Set-Cookie': cookieOf(told) } } : {}

const cookieOf = (told: readonly CartNotice[]): string =>
  `${name}=${encodeURIComponent(JSON.stringify(told.slice(0, mostNotices)))}; Path=/; Max-Age=120; SameSite=Lax; HttpOnly`

export const dropNotices = `${name}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`

/** What was kept. Anything but what we wrote is nothing. */
export function keptNotices(request: Request): CartNotice[] {
  const kept = readCookie(request.headers.get('cookie'), name)
  if (!kept) return []
  try {
    const told: unknown = JSON.parse(kept)
    return Array.isArray(told) ? told.filter(isNotice).slice(0, mostNotices) : []
  } catch {
    // A cookie cut short or written by someone else.
    return []
  }
}

const isNotice = (told: unknown): told is CartNotice =>
  typeof told === 'object' &&
  told !== null &&
  'key' in told &&
  typeof told.key === 'string' &&
  'messageKey' in told &&
  typeof told.messageKey === 'string' &&
  'parameters' in told &&
  typeof told.parameters === 'object' &&
  told.parameters !== null
