import { networkOf } from '../platform/network.ts'
import { rateLimit } from '../platform/rate-limit.ts'
import { Refusal, refuse } from '../shop/refusal.ts'
import type { Visit } from '../shop/sessions/visit.ts'
import type { Caller } from './endpoint.ts'

/**
 * How much may be done from one network by callers whose browser showed no work: those without scripts, other programs, and
 * machines. Half of what everybody may do together, so that the first two are never stopped by the third alone.
 */
const limits = {
  enquiry: rateLimit({ most: 30, seconds: 600 }),
  newsletter: rateLimit({ most: 30, seconds: 600 }),
  registration: rateLimit({ most: 150, seconds: 60 }),
  recovery: rateLimit({ most: 30, seconds: 600 }),
}

/** Does it, and counts it when it was done: what is refused wrote to nobody. */
export async function countingUnproved<Result>(
  what: keyof typeof limits,
  { ip, isProved }: Caller,
  { now }: Visit,
  work: () => Promise<Result>,
): Promise<Result> {
  if (isProved) return work()

  const [limit, network] = [limits[what], networkOf(ip)]
  const waitSeconds = limit(network, now)
  if (waitSeconds > 0)
    refuse(what === 'newsletter' ? 'newsletter.throttled' : 'rate-limit.exceeded', { waitSeconds })

  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) limit(network, now, -1)
    throw error
  }
}

/** Whoever asks for many tasks within minutes gets harder ones: twice the work at each of these. */
const steps = [10, 20, 40, 80, 160, 320, 640].map((most) => rateLimit({ most, seconds: 600 }))

/** Asks for a task; answers how often its work is to be doubled. */
export const doublings = ({ ip }: Caller, { now }: Visit): number =>
  steps.filter((limit) => limit(networkOf(ip), now) > 0).length
