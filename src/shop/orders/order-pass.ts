import type { Db } from '../../platform/postgres/db.ts'
import { isSignatureOf, signatureOf } from '../../platform/signature.ts'
import { readSecret } from '../channel/secret.ts'
import type { OrderId } from './order.ts'

/** Long enough to pay and to come back from the bank. */
const hours = 2

/**
 * Lets a guest without a session go on with the one order she proved to be hers: pay, cancel, read its
 * papers. Whoever changes a letter of it, or comes too late, has no pass.
 */
export async function orderPass(db: Db, orderId: OrderId, now: Date): Promise<string> {
  const until = Math.floor(now.getTime() / 1000) + hours * 3600
  return `${until}.${signatureOf(await readSecret(db, 'order-links'), textOf(orderId, until))}`
}

export async function isOrderPass(db: Db, orderId: OrderId, pass: string, now: Date): Promise<boolean> {
  const { until, signature } = /^(?<until>\d{1,12})\.(?<signature>[\w-]{1,64})$/.exec(pass)?.groups ?? {}
  if (!until || !signature || Number(until) * 1000 < now.getTime()) return false

  return isSignatureOf(await readSecret(db, 'order-links'), textOf(orderId, Number(until)), signature)
}

const textOf = (orderId: OrderId, until: number): string => `order-pass:${orderId}:${until}`
