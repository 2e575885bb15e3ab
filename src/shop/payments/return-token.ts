import { createHash } from 'node:crypto'
import type { Db } from '../../platform/postgres/db.ts'
import { signatureOf } from '../../platform/signature.ts'
import { readSecret } from '../channel/secret.ts'
import type { AttemptId } from './attempt.ts'

/**
 * What the address a shopper comes back to carries. Drawn from a secret instead of anew, so that two tabs that begin
 * the same attempt hand the gateway the same address; the ledger keeps only its hash.
 */
export const returnToken = async (db: Db, attemptId: AttemptId): Promise<string> =>
  signatureOf(await readSecret(db, 'payment-returns'), `return:${attemptId}`)

export const returnTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

export const returnPath = '/payment/finalize-transaction'
export const returnParameter = '_sw_payment_token'
