import type { Db } from '../../platform/postgres/db.ts'

export type SecretName =
  | 'bot-check'
  | 'newsletter-links'
  | 'order-links'
  | 'payment-returns'
  | 'sandbox-gateway'

/** A key the shop drew for itself when its tables were made. */
export async function readSecret(db: Db, name: SecretName): Promise<string> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()
  if (!row) throw new Error(`The shop has no secret "${name}".`)
  return row.value
}
