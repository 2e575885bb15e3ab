import type { Gateway } from '../platform/gateway.ts'
import type { Db } from '../platform/postgres/db.ts'
import { sandboxGateway } from '../platform/sandbox-gateway/sandbox-gateway.ts'
import { stripeGateway } from '../platform/stripe/stripe-gateway.ts'
import { readSecret } from '../shop/channel/secret.ts'
import type { Config } from './config.ts'

/** Who takes money for this shop, by its configuration. */
export function openGateways(config: Config, db: Db): readonly Gateway[] {
  const { SHOP_URL, SANDBOX_PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = config

  return [
    ...(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
      ? [
          stripeGateway({
            secretKey: STRIPE_SECRET_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            apiUrl: STRIPE_API_URL,
          }),
        ]
      : []),
    ...(SANDBOX_PAYMENTS ? [sandboxOf(db, SHOP_URL)] : []),
  ]
}

export const sandboxOf = (db: Db, origin: string): Gateway =>
  sandboxGateway({ db: () => db, origin, secret: () => readSecret(db, 'sandbox-gateway') })
