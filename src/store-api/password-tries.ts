import { type BackOff, backOff } from '../platform/back-off.ts'
import { networkOf } from '../platform/network.ts'
import { recentKeys } from '../platform/recent-keys.ts'
import { Refusal, refuse } from '../shop/refusal.ts'
import type { Visit } from '../shop/sessions/visit.ts'
import { perNetwork } from './limits.ts'

/** Contract 5.9: how long somebody waits who got the password wrong so often. */
const patience = [
  { failures: 10, seconds: 10 },
  { failures: 15, seconds: 30 },
  { failures: 20, seconds: 60 },
]
const failed = { ofEmail: backOff(patience), ofAddress: byNetwork(backOff(patience)) }
// Looking at a password costs more than anything else that a stranger may ask for.
const passwordsOfAddress = perNetwork({ most: 300, seconds: 60 })

const homes = recentKeys(50_000)
const homeOf = (email: string, ip: string) => `${networkOf(ip)} ${email.toLowerCase()}`

/** Somebody got in from here: what others in the same office get wrong from now on holds her up no more. */
export const noteHome = (email: string, ip: string): void => homes.add(homeOf(email, ip))

/**
 * Lets somebody try a password, unless that was wrong too often for this e-mail or, for whoever was never logged in
 * there, from this address. Many tries at once are many tries: for an e-mail each counts before it is looked at. From an
 * address many may log in at the same moment, so there the answers are kept back, right or wrong, once too many were
 * wrong meanwhile.
 */
export async function tryingPassword<Result>(
  email: string,
  ip: string,
  { now }: Visit,
  work: () => Promise<Result>,
): Promise<Result> {
  const account = email.toLowerCase()
  const isAtHome = homes.has(homeOf(email, ip))
  const waitsHere = () => (isAtHome ? 0 : failed.ofAddress.waits(ip, now))
  throttle(failed.ofEmail.waits(account, now) || waitsHere() || passwordsOfAddress(ip, now))
  failed.ofEmail.failed(account, now)

  try {
    const result = await work()
    failed.ofEmail.succeeded(account)
    throttle(waitsHere())
    noteHome(email, ip)
    return result
  } catch (error) {
    if (isWrongPassword(error)) {
      throttle(waitsHere())
      failed.ofAddress.failed(ip, now)
    } else failed.ofEmail.takenBack(account)
    throw error
  }
}

function throttle(waitSeconds: number): void {
  if (waitSeconds > 0) refuse('customer.throttled', { waitSeconds })
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.code === 'customer.wrong-credentials' ||
    (error.code === 'form.invalid' &&
      (error as Refusal<'form.invalid'>).detail.violations.some(({ rule }) => rule === 'password-incorrect')))

function byNetwork({ waits, failed, takenBack, succeeded }: BackOff): BackOff {
  return {
    waits: (ip, now) => waits(networkOf(ip), now),
    failed: (ip, now) => failed(networkOf(ip), now),
    takenBack: (ip) => takenBack(networkOf(ip)),
    succeeded: (ip) => succeeded(networkOf(ip)),
  }
}
