import { z } from 'zod'
import { isRecoveryExpired } from '../../shop/customers/recover-password.ts'
import { endpoint } from '../endpoint.ts'
import { struct } from '../shapes/struct.ts'
import { line } from '../typed-text.ts'

/** POST /account/customer-recovery-is-expired: unwrapped, whatever the published schema says. */
export const post = endpoint(z.object({ hash: line }), async ({ hash }, { db, visit }) =>
  struct('array_struct', { isExpired: await isRecoveryExpired(db, visit, hash) }),
)
