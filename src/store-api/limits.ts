import { rateLimit } from '../platform/rate-limit.ts'
import { refuse } from '../shop/refusal.ts'
import type { Visit } from '../shop/sessions/visit.ts'

/**
 * How often somebody may do what writes to the shop for good. A whole office may sit behind one
 * address, so an address may do much and one visit little.
 */
const limits = {
  registration: {
    ofVisit: rateLimit({ most: 20, seconds: 60 }),
    ofAddress: rateLimit({ most: 300, seconds: 60 }),
  },
  order: { ofVisit: rateLimit({ most: 60, seconds: 60 }), ofAddress: rateLimit({ most: 600, seconds: 60 }) },
  guestOrder: {
    ofVisit: rateLimit({ most: 20, seconds: 60 }),
    ofAddress: rateLimit({ most: 60, seconds: 60 }),
  },
}

export const limitRegistrations = (ip: string, visit: Visit) => limit(limits.registration, ip, visit)
export const limitOrders = (ip: string, visit: Visit) => limit(limits.order, ip, visit)
/** Looking up an order by its link asks for a zip, which could be guessed. */
export const limitGuestOrders = (ip: string, visit: Visit) => limit(limits.guestOrder, ip, visit)

function limit({ ofVisit, ofAddress }: (typeof limits)['order'], ip: string, { token, now }: Visit): void {
  const waitSeconds = Math.max(ofVisit(token, now), ofAddress(ip, now))
  if (waitSeconds > 0) refuse('rate-limit.exceeded', { waitSeconds })
}
