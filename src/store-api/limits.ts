import { createHash } from 'node:crypto'
import { networkOf } from '../platform/network.ts'
import { type RateLimit, rateLimit } from '../platform/rate-limit.ts'
import type { Cart } from '../shop/cart/cart.ts'
import { refuse } from '../shop/refusal.ts'
import type { Visit } from '../shop/sessions/visit.ts'

/**
 * How often somebody may do what writes to the shop for good. A whole office may sit behind one
 * address, so an address may do much and one visit little.
 */
const limits = {
  registration: {
    ofVisit: rateLimit({ most: 20, seconds: 60 }),
    ofAddress: perNetwork({ most: 300, seconds: 60 }),
  },
  order: { ofVisit: rateLimit({ most: 60, seconds: 60 }), ofAddress: perNetwork({ most: 600, seconds: 60 }) },
  // Each asks a gateway, which has limits of its own.
  payment: {
    ofVisit: rateLimit({ most: 60, seconds: 60 }),
    ofAddress: perNetwork({ most: 600, seconds: 60 }),
  },
  // Wrong ones: an individual code has 60 bits, but a campaign's code is a word that could be found by trying.
  wrongCode: {
    ofVisit: rateLimit({ most: 10, seconds: 600 }),
    ofAddress: perNetwork({ most: 50, seconds: 600 }),
  },
  recovery: {
    ofEmail: rateLimit({ most: 5, seconds: 600 }),
    ofAddress: perNetwork({ most: 60, seconds: 600 }),
  },
  guestOrder: {
    ofVisit: rateLimit({ most: 20, seconds: 60 }),
    ofAddress: perNetwork({ most: 60, seconds: 60 }),
    // There are ten thousand Swiss zips, and as many addresses as somebody cares to rent: trying them all takes months.
    ofOrder: rateLimit({ most: 30, seconds: 600 }),
    ofOrderInADay: rateLimit({ most: 100, seconds: 86_400 }),
  },
}

// Somebody has to read each of them.
const reviews = {
  ofVisit: rateLimit({ most: 10, seconds: 60 }),
  ofAddress: perNetwork({ most: 100, seconds: 600 }),
}

/** A receipt goes to an address that anybody may type: nobody's mailbox is filled from here. */
const withdrawals = {
  ofVisit: rateLimit({ most: 10, seconds: 60 }),
  ofAddress: perNetwork({ most: 60, seconds: 600 }),
  ofEmail: rateLimit({ most: 5, seconds: 600 }),
}

/** Five hundred lines are looked up with each of them. */
const orderChecks = {
  ofVisit: rateLimit({ most: 30, seconds: 60 }),
  ofAddress: perNetwork({ most: 120, seconds: 60 }),
}

/** Somebody has to read each of them, and a receipt goes to an address that anybody may type. */
const enquiries = {
  ofVisit: rateLimit({ most: 10, seconds: 60 }),
  ofAddress: perNetwork({ most: 60, seconds: 600 }),
  ofEmail: rateLimit({ most: 10, seconds: 600 }),
}

/** Each may write a mail to somebody who did not ask for it. */
const newsletter = {
  ofVisit: rateLimit({ most: 20, seconds: 60 }),
  ofAddress: perNetwork({ most: 60, seconds: 600 }),
  ofEmail: rateLimit({ most: 5, seconds: 600 }),
}

/** Everything the shop holds of somebody is read for it, papers and all. */
const dataExports = {
  ofVisit: rateLimit({ most: 10, seconds: 600 }),
  ofAddress: perNetwork({ most: 60, seconds: 600 }),
}

/** Each is a row, or a signature to look at. */
const passkeys = {
  ofVisit: rateLimit({ most: 30, seconds: 60 }),
  ofAddress: perNetwork({ most: 300, seconds: 60 }),
}

export const limitDataExports = (ip: string, visit: Visit) => limit(dataExports, ip, visit)
export const limitPasskeys = (ip: string, visit: Visit) => limit(passkeys, ip, visit)
export const limitRegistrations = (ip: string, visit: Visit) => limit(limits.registration, ip, visit)
export const limitOrders = (ip: string, visit: Visit) => limit(limits.order, ip, visit)
export const limitReviews = (ip: string, visit: Visit) => limit(reviews, ip, visit)
export const limitOrderChecks = (ip: string, visit: Visit) => limit(orderChecks, ip, visit)
export const limitPayments = (ip: string, visit: Visit) => limit(limits.payment, ip, visit)
/** Looking up an order asks for a zip, which could be guessed. `about` is the order and whose it is said to be. */
export function limitGuestOrders(ip: string, visit: Visit, about: string): void {
  limit(limits.guestOrder, ip, visit)
  const { ofOrder, ofOrderInADay } = limits.guestOrder
  const order = meaning(about)
  const waitSeconds = ofOrder(order, visit.now) || ofOrderInADay(order, visit.now)
  if (waitSeconds > 0) refuse('rate-limit.exceeded', { waitSeconds })
}

/** Spaces and capitals do not matter where an order is compared, so they make nothing else of a guess. As a hash no key is long. */
const meaning = (typed: string): string =>
  createHash('sha256').update(typed.replace(/\s/g, '').toLowerCase()).digest('base64')

export function limitWithdrawals(ip: string, email: string, visit: Visit): void {
  limit(withdrawals, ip, visit)
  const waitSeconds = withdrawals.ofEmail(email.toLowerCase(), visit.now)
  if (waitSeconds > 0) refuse('rate-limit.exceeded', { waitSeconds })
}

export function limitEnquiries(ip: string, email: string | null, visit: Visit): void {
  limit(enquiries, ip, visit)
  const waitSeconds = email ? enquiries.ofEmail(email.toLowerCase(), visit.now) : 0
  if (waitSeconds > 0) refuse('rate-limit.exceeded', { waitSeconds })
}

export function limitNewsletter(ip: string, email: string | null, { token, now }: Visit): void {
  const waitSeconds =
    newsletter.ofVisit(token, now) ||
    newsletter.ofAddress(ip, now) ||
    (email ? newsletter.ofEmail(email.toLowerCase(), now) : 0)
  if (waitSeconds > 0) refuse('newsletter.throttled', { waitSeconds })
}

/** Each of them writes a mail to somebody who perhaps did not ask for it. */
export function limitRecoveries(email: string, ip: string, { now }: Visit): void {
  const { ofEmail, ofAddress } = limits.recovery
  const waitSeconds = ofEmail(email.toLowerCase(), now) || ofAddress(ip, now)
  if (waitSeconds > 0) refuse('rate-limit.exceeded', { waitSeconds })
}

/** What a visit is refused does not count for its address: one that runs wild takes nothing from its neighbours. */
function limit(
  { ofVisit, ofAddress }: (typeof limits)['order'],
  ip: string,
  { token, now }: Visit,
  events = 1,
): void {
  const waitSeconds = ofVisit(token, now, events) || ofAddress(ip, now, events)
  if (waitSeconds > 0) refuse('rate-limit.exceeded', { waitSeconds })
}

/** Lets somebody enter so many promotion codes. All count at first, so that trying many at once helps nobody; right ones are taken back. */
export async function limitWrongCodes(
  ip: string,
  visit: Visit,
  codes: number,
  enter: () => Promise<Cart>,
): Promise<Cart> {
  if (codes === 0) return enter()
  const { token, now } = visit

  const { ofVisit, ofAddress } = limits.wrongCode
  limit(limits.wrongCode, ip, visit, codes)

  const cart = await enter()
  const right = codes - cart.notices.filter(({ kind }) => kind === 'promotion-not-found').length
  ofVisit(token, now, -right)
  ofAddress(ip, now, -right)
  return cart
}

/** Of an IPv6 address what a household is given counts as one. */
export function perNetwork(rule: Parameters<typeof rateLimit>[0]): RateLimit {
  const limit = rateLimit(rule)
  return (ip, now, events) => limit(networkOf(ip), now, events)
}
