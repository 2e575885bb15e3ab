import type { Passkey } from '../../shop/customers/passkey-store.ts'
import { struct } from './struct.ts'

/** What its owner knows it by. */
export const passkeyShape = ({ id, name, synced, createdAt, usedAt }: Passkey) =>
  struct('customer_passkey', {
    id,
    name,
    synced,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  })
